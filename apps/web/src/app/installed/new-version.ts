import { leaveInstead, loadAnew } from '../../platform/core/leaving.ts';
import type { PageHistory } from '../../platform/core/page-history.ts';
import { createStore, useStore } from '../../platform/core/store.ts';
import { holdsWork } from '../holds-work.ts';

const isReady = createStore(false);

/** Another build is kept: the next page that is opened is of it. */
export const noteNewVersion = (): void => isReady.set(true);
export const useIsNewVersionReady = (): boolean => useStore(isReady);

/** A page that is opened by a link comes this soon after the press. */
const PRESS_MS = 1000;

/**
 * A link that leads to another page loads it anew, and with it the new version. Unsaved work and open
 * dialogs stay [rule: product-44].
 */
export function takeWithNextPage(history: PageHistory, open = openAnew): () => void {
  let pressedAt = Number.NEGATIVE_INFINITY;
  let { pathname } = history.location;
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) pressedAt = performance.now();
  };
  const forget = history.listen(() => {
    const isOther = history.location.pathname !== pathname;
    pathname = history.location.pathname;
    const isPressed = performance.now() - pressedAt < PRESS_MS;
    const isLed = isOther && isPressed && history.action === 'PUSH';
    if (isReady.read() && isLed && !holdsWork()) open();
  });
  document.addEventListener('click', note, { capture: true });
  return () => {
    forget();
    document.removeEventListener('click', note, { capture: true });
  };
}

/** As a link of another site would: the kept page is good enough. */
function openAnew(): void {
  if (location.hash === '') leaveInstead(location.href);
  else loadAnew();
}
