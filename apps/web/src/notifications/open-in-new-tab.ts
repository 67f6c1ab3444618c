/** Beside a form: what is typed there stays. */
export const openInNewTab = (path: string): void => {
  window.open(path, '_blank', 'noopener');
};
