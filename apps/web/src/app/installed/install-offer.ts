import { createStore, useStore } from '../../platform/core/store.ts';
import { store, stored } from '../../platform/core/stored-choice.ts';

/** The way in which this browser installs the product; `steps` = by its own menu alone, as on an iPhone. */
export type InstallWay =
  | { readonly kind: 'prompt'; ask(): Promise<void> }
  | { readonly kind: 'steps' };

/** Chromium's, which no standard describes. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const VISITS = 'callshot.visits';
const HINTED = 'callshot.install-hint';
/** A page that is opened after so long begins another visit. */
const VISIT_MS = 30 * 60_000;
const REST_MS = 60 * 86_400_000;

const offer = createStore<InstallWay | null>(null);
export const useInstallWay = (): InstallWay | null => useStore(offer);

/** It was shown: it rests for 60 days, whatever became of it [rule: product-47]. */
export const noteHinted = (now = Date.now()): void => store(HINTED, `${now}`);
export const withdrawOffer = (): void => offer.set(null);

/** Offers to install the product from the second visit on, where the browser can and it is not installed. */
export function watchInstall(now = Date.now()): void {
  const visits = noteVisit(now);
  if (isInstalled()) return;
  const isDue = visits > 1 && now - Number(stored(HINTED) ?? 0) > REST_MS;
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would lie over a slip.
    event.preventDefault();
    if (!isDue) return;
    offer.set({
      kind: 'prompt',
      ask: async () => {
        withdrawOffer();
        // Some browsers reject what their user has dismissed.
        await (event as InstallPrompt).prompt().catch(() => {});
      },
    });
  });
  addEventListener('appinstalled', withdrawOffer);
  if (isDue && installsBySteps(navigator)) offer.set({ kind: 'steps' });
}

function noteVisit(now: number): number {
  const [count = 0, lastAt = 0] = (stored(VISITS) ?? '').split(' ').map(Number);
  const isAnother = !(now - lastAt < VISIT_MS);
  const visits = (count || 0) + (isAnother ? 1 : 0);
  store(VISITS, `${visits} ${now}`);
  return visits;
}

const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui), (display-mode: fullscreen)')
    .matches || Reflect.get(navigator, 'standalone') === true;

/** An iPhone or iPad, which says that it is a Mac; browsers within other apps cannot. */
export const installsBySteps = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) &&
  /Safari\//.test(userAgent);
