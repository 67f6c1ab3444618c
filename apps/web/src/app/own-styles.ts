/** Applies the stylesheets that the page has only fetched (vite.config.ts); resolves when they count. */
export function applyOwnStyles(): Promise<unknown> {
  // There are none where the dev server has put the styles into the page.
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="preload"][as="style"]:not([data-ahead])',
  );
  return Promise.all([...links].map(apply));
}

const apply = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
    link.rel = 'stylesheet';
  });
