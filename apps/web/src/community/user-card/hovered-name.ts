import { nameAt, type ShownName } from './name-at.ts';

/** Milliseconds the mouse has to rest: passing by opens no card. */
const RESTS_MS = 350;
/** From the name to the card leads a way that belongs to neither. */
const LEAVES_MS = 250;

/**
 * Tells the name that the mouse rests on, until it leaves both the name and the card, as told by
 * `isCard`. Returns a function that stops it.
 */
export function watchNames(
  isCard: (target: EventTarget | null) => boolean,
  tell: (name: ShownName | null) => void,
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  let next: Element | null = null;

  const later = (name: ShownName | null, afterMs: number) => {
    clearTimeout(waiting);
    next = name?.frame ?? null;
    waiting = setTimeout(() => {
      shown = next;
      tell(name);
    }, afterMs);
  };
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const name = nameAt(target);
    if (isCard(target) || (name && name.frame === shown)) {
      // It has come back.
      clearTimeout(waiting);
      next = shown;
    } else if (name) {
      if (name.frame !== next) later(name, RESTS_MS);
    } else if (next !== null || shown !== null) later(null, shown === null ? 0 : LEAVES_MS);
  };
  const close = () => later(null, 0);
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && shown !== null) close();
  };
  document.addEventListener('pointerover', over);
  // A press or scroll may move the name, or remove it.
  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('scroll', close, true);
  document.addEventListener('keydown', onKey, true);
  function pressed({ target }: PointerEvent) {
    if (!isCard(target)) close();
  }
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('pointerover', over);
    document.removeEventListener('pointerdown', pressed, true);
    document.removeEventListener('scroll', close, true);
    document.removeEventListener('keydown', onKey, true);
  };
}
