// What a person has chosen, kept in this browser.

export const LANGUAGES = ['en', 'sl', 'sk', 'cs', 'hr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a person wants to see where everything lies open. */
export interface Shows {
  /** For each seat. */
  hands: boolean[];
  /** For each seat, with their count. */
  taken: boolean[];
  /** The talon with its count, while nobody plays cards yet and then. */
  talonBefore: boolean;
  talonDuring: boolean;
}

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  language: Language | 'auto';
  sound: boolean;
  /** Whether a phone vibrates when a card is lifted and when it is one's turn. */
  haptics: boolean;
  motion: 'auto' | 'off';
  /** How long things stay on the table; `tap`: until somebody touches it. */
  pace: 'slow' | 'normal' | 'fast' | 'none' | 'tap';
  print: 'normal' | 'large';
  suits: 'two' | 'four';
  pieces: 'classic' | 'safe';
  coordinates: boolean;
  beneath: boolean;
  chat: boolean;
  /** Whether the regulars say something at the table. */
  speech: boolean;
  text: boolean;
  sort: 'suit' | 'rank' | 'dealt';
  /** What cards of tarok are called in the text view: in full, or with the short Slovenian words. */
  cardWords: 'full' | 'short';
  confirm: boolean;
  /** Whether a piece of Gobblet that was touched has to be moved. */
  touchMove: boolean;
  /** Whether a card can be chosen before one's turn. */
  premove: boolean;
  /** What a finger on a card of a long hand does: lift it, so that a second one plays it, or play it at once. */
  taps: 'two' | 'one';
  /** Threats are drawn in analysis. */
  threats: boolean;
  /** Who stands better is shown beside a board that is being played on: the bar, the graph, how deep the computer looks. */
  evaluation: boolean;
  /** What is shown at a table that lies open. */
  shows: Shows;
  /** The puzzles that were solved. */
  solved: string[];
  /** Whether games say what they are about when they are opened for the first time. */
  intros: boolean;
  /** The games that have done so. */
  introduced: string[];
  levels: Record<string, number>;
  variants: Record<string, string>;
}

const DEFAULTS: Settings = {
  theme: 'auto',
  language: 'auto',
  sound: true,
  haptics: true,
  motion: 'auto',
  pace: 'normal',
  print: 'normal',
  suits: 'two',
  pieces: 'classic',
  coordinates: true,
  beneath: true,
  chat: true,
  speech: true,
  text: false,
  sort: 'suit',
  cardWords: 'full',
  confirm: false,
  touchMove: false,
  premove: false,
  taps: 'two',
  threats: true,
  evaluation: false,
  shows: { hands: [true, true, true, true], taken: [true, true, true, true], talonBefore: true, talonDuring: true },
  solved: [],
  intros: true,
  introduced: [],
  levels: {},
  variants: {},
};

const KEY = 'kavarna.settings';

function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    const shows = { ...DEFAULTS.shows, ...kept.shows };
    // There was one switch for all seats once.
    for (const what of ['hands', 'taken'] as const) if (!Array.isArray(shows[what])) shows[what] = Array<boolean>(4).fill(shows[what]);
    return { ...DEFAULTS, ...kept, shows };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(load());

/** Writes the settings down and shows them on the page; called once, follows every change. */
export function followSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still plays; the choice lasts as long as the page.
    }
    const { dataset } = document.documentElement;
    dataset.theme = settings.theme;
    dataset.print = settings.print;
    dataset.suits = settings.suits;
    dataset.pieces = settings.pieces;
    dataset.motion = settings.motion;
  });
}

/** Whether somebody wants no motion, here or on the whole device. */
export function calm(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether things may move on the screen. */
export function moving(): boolean {
  return settings.pace !== 'none' && !calm();
}

/** How much longer or shorter than usual things stay on the table. */
export function paceFactor(): number {
  return { slow: 1.8, normal: 1, fast: 0.45, none: 0, tap: Infinity }[settings.pace];
}

/** How long a motion takes that lasts so many milliseconds at the usual pace; no time where nothing is to move. */
export function motionTime(ms: number): number {
  if (!moving()) return 0;
  return settings.pace === 'tap' ? ms : ms * paceFactor();
}

/** The language of the page: chosen, or the browser's first that the house speaks. */
export function language(): Language {
  if (settings.language !== 'auto') return settings.language;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return (spoken.find((code) => (LANGUAGES as readonly string[]).includes(code)) as Language | undefined) ?? 'en';
}
