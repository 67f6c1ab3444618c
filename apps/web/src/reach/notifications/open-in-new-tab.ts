/** Used beside a form, so that the typed text stays. */
export const openInNewTab = (path: string): void => {
  window.open(path, '_blank', 'noopener');
};
