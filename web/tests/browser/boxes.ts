// What lies over what: the boxes of a card table, measured in the page.

import type { Page } from 'playwright-core';

/** The windows in which tables are measured. Twice as large letters are half a window. */
export const WINDOWS: [string, { width: number; height: number }][] = [
  ['the smallest phone', { width: 320, height: 568 }],
  ['a small phone', { width: 360, height: 640 }],
  ['a phone', { width: 360, height: 740 }],
  ['a phone on its side', { width: 740, height: 360 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a tablet on its side', { width: 1180, height: 820 }],
  ['a low desk', { width: 1280, height: 720 }],
  ['a desk', { width: 1280, height: 800 }],
  ['a desk at 200 %', { width: 640, height: 400 }],
];

/** Everything that is wrong with how the table is laid out now, in words. */
export function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      name: string;
      x: number;
      y: number;
      right: number;
      bottom: number;
    }
    const box = (name: string, { x, y, right, bottom }: DOMRect): Box => ({ name, x, y, right, bottom });
    const seen = (element: Element) => element.getBoundingClientRect().width > 0 && element.getBoundingClientRect().height > 0;
    const boxes: Box[] = [];
    for (const element of document.querySelectorAll('[data-box]')) {
      const name = (element as HTMLElement).dataset.box!;
      // A cell may be larger than what lies in it: what counts can be seen.
      const content = name === 'slot' ? [element] : [...element.querySelectorAll('.plate, .back, svg.card, button, p, span'), ...(name === 'score' ? [element] : [])];
      // What is scrolled out of a panel is not seen.
      const edge = name === 'panel' ? element.firstElementChild?.getBoundingClientRect() : undefined;
      const rects = content
        .filter(seen)
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, right, bottom }) => (edge ? { x: Math.max(x, edge.x), y: Math.max(y, edge.y), right: Math.min(right, edge.right), bottom: Math.min(bottom, edge.bottom) } : { x, y, right, bottom }))
        .filter(({ x, y, right, bottom }) => right > x && bottom > y);
      if (rects.length === 0) continue;
      boxes.push({
        name: `${name} ${(element.textContent ?? '').trim().slice(0, 14)}`,
        x: Math.min(...rects.map(({ x }) => x)),
        y: Math.min(...rects.map(({ y }) => y)),
        right: Math.max(...rects.map(({ right }) => right)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      });
    }
    const cards = [...document.querySelectorAll('[data-hand]')];
    const rects = cards.map((card) => card.getBoundingClientRect());
    if (rects.length > 0) {
      boxes.push({
        name: 'hand',
        x: Math.min(...rects.map(({ x }) => x)),
        y: Math.min(...rects.map(({ y }) => y)),
        right: Math.max(...rects.map(({ right }) => right)),
        bottom: Math.max(...rects.map(({ bottom }) => bottom)),
      });
    }
    const found: string[] = [];
    const felt = box('felt', document.querySelector('.felt')!.getBoundingClientRect());
    for (const one of boxes) {
      if (one.x < felt.x - 1 || one.y < felt.y - 1 || one.right > felt.right + 1 || one.bottom > felt.bottom + 1) {
        found.push(`${one.name} leaves the felt: ${[one.x, one.y, one.right, one.bottom].map(Math.round)} in ${[felt.x, felt.y, felt.right, felt.bottom].map(Math.round)}`);
      }
    }
    for (const [place, a] of boxes.entries()) {
      for (const b of boxes.slice(place + 1)) {
        const wide = Math.min(a.right, b.right) - Math.max(a.x, b.x);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y);
        if (wide > 1.5 && high > 1.5) found.push(`${a.name} and ${b.name} overlap by ${Math.round(wide)} x ${Math.round(high)}`);
      }
    }
    // No card lies wholly under its neighbours: each can be touched and read at its left edge.
    cards.forEach((card, place) => {
      const { x, y, width, height } = rects[place];
      const hit = document.elementFromPoint(x + Math.min(8, width / 2), y + height / 3)?.closest('[data-hand]');
      if (hit !== card) found.push(`the card ${(card as HTMLElement).dataset.hand} cannot be touched`);
      if (width < 40) found.push(`the card ${(card as HTMLElement).dataset.hand} is only ${Math.round(width)} wide`);
    });
    // Whoever is a regular of the house has a short name: it is read whole.
    for (const name of document.querySelectorAll<HTMLElement>('.who:has(.level) strong')) {
      if (seen(name) && name.scrollWidth > name.clientWidth + 1) found.push(`the name ${name.textContent} is cut`);
    }
    for (const slot of document.querySelectorAll('[data-box="slot"]')) {
      const { width } = slot.getBoundingClientRect();
      // Beside everything that lies open, and below all that can be said, there is less room.
      const open = document.querySelector('.folded, [data-taken]') !== null;
      const said = document.querySelector('.chips li:nth-child(4)') !== null;
      if (width < (innerWidth >= 1280 ? (said ? 56 : 64) : open ? 32 : innerWidth >= 360 ? 44 : 40)) found.push(`a card of the trick is only ${Math.round(width)} wide`);
    }
    // What stands in the middle is seen whole, and everything in it can be touched, in every window.
    for (const panel of document.querySelectorAll<HTMLElement>('.middle.wide > *, .offers > *, .talk > *, .confirm, .refused, .last')) {
      const around = panel.getBoundingClientRect();
      if (around.height === 0) continue;
      const called = `${panel.className.split(' ').filter((name) => !name.startsWith('s-') && !name.startsWith('svelte')).join('.')}`;
      for (const box of [panel, ...panel.querySelectorAll<HTMLElement>('*')]) {
        const { overflowY, overflowX } = getComputedStyle(box);
        if (box.closest('.hidden, .log')) continue;
        if (overflowY !== 'visible' && box.scrollHeight > box.clientHeight + 1) found.push(`${called}: ${box.className || box.tagName} is cut by ${box.scrollHeight - box.clientHeight} px`);
        if ((overflowX === 'auto' || overflowX === 'scroll') && box.scrollWidth > box.clientWidth + 1) found.push(`${called}: ${box.className || box.tagName} is ${box.scrollWidth - box.clientWidth} px too wide`);
      }
      const whole = panel.parentElement!.closest('.middle')?.getBoundingClientRect() ?? { x: 0, y: 0, right: innerWidth, bottom: innerHeight };
      for (const button of panel.querySelectorAll<HTMLElement>('button, label')) {
        const { x, y, right, bottom, height } = button.getBoundingClientRect();
        if (height === 0) continue;
        const out = Math.max(around.x - x, around.y - y, right - around.right, bottom - around.bottom, whole.x - x, whole.y - y, right - whole.right, bottom - whole.bottom);
        if (out > 1.5) found.push(`${called}: the button ${button.textContent?.trim().slice(0, 20)} sticks out by ${Math.round(out)} px`);
        const shade = document.elementFromPoint((x + right) / 2, (y + bottom) / 2);
        if (shade && shade !== button && !button.contains(shade) && !shade.contains(button)) found.push(`${called}: the button ${button.textContent?.trim().slice(0, 20)} is covered by ${shade.className}`);
      }
    }
    // The talk lies over neither the own cards nor what can be done with them.
    const talk = document.querySelector('.talk > *')?.getBoundingClientRect();
    for (const one of talk ? boxes.filter(({ name }) => /^(hand|me|actions|note)/.test(name)) : []) {
      const wide = Math.min(one.right, talk!.right) - Math.max(one.x, talk!.x);
      const high = Math.min(one.bottom, talk!.bottom) - Math.max(one.y, talk!.y);
      if (wide > 1.5 && high > 1.5) found.push(`the talk covers ${one.name} by ${Math.round(wide)} x ${Math.round(high)}`);
    }
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth - innerWidth} too wide`);
    if (root.scrollHeight > innerHeight) found.push(`the page scrolls by ${root.scrollHeight - innerHeight}`);
    return found;
  });
}
