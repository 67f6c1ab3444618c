import { currentGame } from '../../platform/core/current-game.ts';
import { registerWorker } from '../../platform/core/service-worker.ts';

/** A home screen shows the game of this page, in the page's language. */
export function linkManifest(): void {
  const { lang } = document.documentElement;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${lang === 'en' ? '' : `/${lang}`}/${currentGame.prefix}.webmanifest`;
  document.head.append(link);
}

/** Has this page kept, with what it loaded before its worker was there. */
export async function keepForLater(onNewVersion: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === 'new-page') onNewVersion();
  });
  const { active, waiting, installing } = await registerWorker();
  const worker = installing ?? waiting ?? active;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  const entry = document.querySelector<HTMLLinkElement>('[data-entry]')?.href;
  worker?.postMessage({ path: location.pathname, files, entry: entry && new URL(entry).pathname });
}
