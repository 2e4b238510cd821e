// What a person has chosen, kept in this browser.

export const LANGUAGES = ['en', 'sl', 'sk', 'cs', 'hr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a person wants to see where everything lies open. */
export interface Shows {
  hands: boolean;
  taken: boolean;
}

export interface Settings {
  theme: 'auto' | 'light' | 'dark';
  language: Language | 'auto';
  sound: boolean;
  motion: 'auto' | 'off';
  /** How long things stay on the table; `tap`: until somebody touches it. */
  pace: 'slow' | 'normal' | 'fast' | 'none' | 'tap';
  print: 'normal' | 'large';
  suits: 'two' | 'four';
  pieces: 'classic' | 'safe';
  coordinates: boolean;
  beneath: boolean;
  chat: boolean;
  text: boolean;
  sort: 'suit' | 'rank' | 'dealt';
  confirm: boolean;
  /** Threats are drawn in analysis. */
  threats: boolean;
  /** What is shown at a table that lies open. */
  shows: Shows;
  /** The puzzles that were solved. */
  solved: string[];
  levels: Record<string, number>;
  variants: Record<string, string>;
}

const DEFAULTS: Settings = {
  theme: 'auto',
  language: 'auto',
  sound: true,
  motion: 'auto',
  pace: 'normal',
  print: 'normal',
  suits: 'two',
  pieces: 'classic',
  coordinates: true,
  beneath: true,
  chat: true,
  text: false,
  sort: 'suit',
  confirm: false,
  threats: true,
  shows: { hands: true, taken: true },
  solved: [],
  levels: {},
  variants: {},
};

const KEY = 'kavarna.settings';

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
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

/** Whether things may move on the screen. */
export function moving(): boolean {
  return (
    settings.motion === 'auto' &&
    settings.pace !== 'none' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** How much longer or shorter than usual things stay on the table. */
export function paceFactor(): number {
  return { slow: 1.8, normal: 1, fast: 0.45, none: 0, tap: Infinity }[settings.pace];
}

/** The language of the page: chosen, or the browser's first that the house speaks. */
export function language(): Language {
  if (settings.language !== 'auto') return settings.language;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return (spoken.find((code) => (LANGUAGES as readonly string[]).includes(code)) as Language | undefined) ?? 'en';
}
