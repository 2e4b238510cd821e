// Which page is open: the path of the address, nothing else.

let path = $state(location.pathname);
let query = $state.raw(new URLSearchParams(location.search));

export const route = {
  get path() {
    return path;
  },
  get parts() {
    return path.split('/').filter(Boolean);
  },
  get query() {
    return query;
  },
};

function arrive(): void {
  path = location.pathname;
  query = new URLSearchParams(location.search);
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  arrive();
  scrollTo(0, 0);
  // Screen readers and keys go on from the top of the new page.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
}

/** Links inside the app change the page without loading it anew. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest('a');
    const own = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
    if (!own || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
