const KEY = 'callshot.plain-names';

const show = (isPlain: boolean) =>
  document.documentElement.toggleAttribute('data-plain-names', isPlain);

/** As this browser last knew it, so that no plate flashes up before the account has answered. */
export const showRememberedNames = () => show(localStorage.getItem(KEY) === 'on');

export function rememberPlainNames(isPlain: boolean): void {
  if (isPlain) localStorage.setItem(KEY, 'on');
  else localStorage.removeItem(KEY);
  show(isPlain);
}
