// How soon a touch is seen: at every table, with every decision of a whole game and with the menu. How long it takes is
// told, not demanded, since a machine may be busy; what is demanded is that the next frame shows it, whatever the house
// has answered by then.

import { expect, test } from 'vitest';
import { table, turn } from './browser';
import { chooser, decide, mouse } from './hands';
import { setting } from './setting';

const here = setting();

/** Cards to put away, announcements, and a whole deal. */
const DEAL =
  'HK HQ H1 DK D2 SK C7 CJ T1 T6 T8 T10 T13 T16 T20 T22/H4 H3 H2 HJ D4 D3 D1 DJ S7 S8 S9 S10 C8 C9 T3 T5/HC DC DQ SJ SC SQ C10 CC CQ CK T4 T7 T9 T11 T12 T14/T2 T15 T17 T18 T19 T21';

interface Touches {
  /** From the input to the end of the frame that shows it, in milliseconds, and what was touched. */
  times: [number, string][];
  /** What was touched when nothing had changed by the next frame. */
  unseen: string[];
}

/** In the page: watches every touch. */
function watch(): void {
  const told: Touches = { times: [], unseen: [] };
  (window as unknown as { touches: Touches }).touches = told;
  let changes = 0;
  new MutationObserver((list) => (changes += list.length)).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener(
    'click',
    (event) => {
      const [before, what] = [changes, (event.target as Element).closest('[data-can], button')?.outerHTML.replace(/ (class|style|tabindex|role)="[^"]*"/g, '').slice(0, 90) ?? ''];
      requestAnimationFrame(() => {
        if (changes === before) told.unseen.push(what);
        // After the frame was painted.
        setTimeout(() => told.times.push([performance.now() - event.timeStamp, what]));
      });
    },
    { capture: true },
  );
}

test.each([
  ['gobblet4', 1, {}],
  ['yinsh', 1, {}],
  ['briskula', 1, { seed: 6 }],
  ['tarok', 2, { deal: DEAL, moves: ['pass', 'pass', 'bid two', 'talon 1'] }],
  ['marias', 2, { seed: 6 }],
])('from touch to paint: %s', async (game, others, start) => {
  const { page, problems, context } = await here.visit();
  await page.addInitScript(watch);
  const { id } = await table(page, { game, seats: ['me', ...Array<string>(others).fill('random')], match: false, start, chat: false });
  await page.goto(`/t/${id}`);
  const pick = chooser(5);
  for (let decisions = 0; decisions < 30 && (await turn(page)) === 'mine'; decisions += 1) {
    if (decisions % 5 === 0) {
      // The menu of a card table lies folded, and is opened by a button.
      const more = page.locator('.actions, aside').getByRole('button', { name: 'More' });
      if (await more.count()) {
        await mouse(page, more);
        await page.waitForSelector('dialog[open]');
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog[open]', { state: 'detached' });
      }
    }
    await decide(page, mouse, pick);
  }
  const { times, unseen } = await page.evaluate(() => (window as unknown as { touches: Touches }).touches);
  times.sort(([a], [b]) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))][0].toFixed(1);
  console.log(`${game}: input to paint over ${times.length} touches: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, worst ${at(1)} ms (${times.at(-1)![1]})`);
  expect(times.length).toBeGreaterThan(8);
  expect(unseen).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
