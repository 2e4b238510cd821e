// A pack's pictures are drawn once, into one hidden sprite, when the first card of that pack is wanted.

export type Pack = 'it' | 'de' | 'ta';

const packs: Record<Pack, () => Promise<{ sprite: () => string }>> = {
  it: () => import('./italian'),
  de: () => import('./german'),
  ta: () => import('./tarok'),
};

const drawn = new Map<Pack, Promise<void>>();

export function need(pack: Pack): Promise<void> {
  let ready = drawn.get(pack);
  if (!ready) {
    ready = packs[pack]().then(({ sprite }) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('class', 'sprite');
      svg.setAttribute('aria-hidden', 'true');
      svg.setAttribute('width', '0');
      svg.setAttribute('height', '0');
      // Out of the flow: as part of it even an empty picture is a line of text high.
      svg.style.position = 'absolute';
      svg.setAttribute('font-family', "'DejaVu Serif', Georgia, serif");
      svg.innerHTML = sprite();
      document.body.append(svg);
    });
    drawn.set(pack, ready);
  }
  return ready;
}
