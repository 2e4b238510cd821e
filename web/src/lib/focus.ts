// Where keys go on when what had the focus is gone: a bid that was said, a panel that closed, a button that cannot be
// pressed any more. Browsers let the focus fall to the page then, and whoever plays with keys would begin at the top.

/** What takes the focus, in this order, where nothing around the lost thing can. */
const NEXT = [
  '.ending',
  '.middle [tabindex="-1"]',
  '[data-hand][tabindex="0"]',
  '[data-move-input]',
  '[data-point][tabindex="0"], [data-focus][tabindex="0"]',
];

/** Keeps the focus inside this part of the page as long as it was there; for `use:` and `{@attach}`. */
export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  /** What the last one lay in, from the nearest out: it is not known any more once the thing is gone. */
  let around: HTMLElement[] = [];

  function remember({ target }: { target: EventTarget | null }) {
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    last = root.contains(target) ? (target as HTMLElement) : null;
    around = [];
    for (let outer = target.parentElement; last && outer && outer !== root; outer = outer.parentElement) {
      if (outer.tabIndex === -1 && outer.hasAttribute('tabindex')) around.push(outer);
    }
  }

  const lives = (element: HTMLElement) => element.isConnected && element.checkVisibility() && !element.matches(':disabled');

  function look() {
    // Whoever touches an empty place has left what still lies there: that is no loss.
    if (!last || document.activeElement !== document.body || lives(last)) return;
    const open = root.querySelector<HTMLElement>('dialog[open]');
    const next = open ? [open] : [...around, ...NEXT.flatMap((place) => [...root.querySelectorAll<HTMLElement>(place)]), root];
    for (const element of next) {
      if (!element.isConnected) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  }

  // What is taken out of the page loses the focus at once, what is made unusable when the page is drawn.
  const observer = new MutationObserver(() => {
    look();
    requestAnimationFrame(() => setTimeout(look));
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'open'] });
  // Something may have taken the focus before anybody looked.
  if (root.contains(document.activeElement)) remember({ target: document.activeElement });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
