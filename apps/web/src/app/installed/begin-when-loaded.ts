/** The page has come to rest by then. */
const REST_MS = 10_000;

export function beginWhenLoaded(): void {
  const load = () => {
    import('./begin.ts').then(({ begin }) => begin()).catch(() => {});
  };
  const rest = () => setTimeout(load, REST_MS);
  // The app may start after everything else has come.
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest);
}
