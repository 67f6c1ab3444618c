/** Applies the stylesheet that the page has only fetched (vite.config.ts); resolves when it counts. */
export function applyOwnStyles(): Promise<unknown> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="style"]');
  // The dev server has put the styles into the page.
  if (link === null) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
    link.rel = 'stylesheet';
  });
}
