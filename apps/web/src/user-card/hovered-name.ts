import { nameAt, type ShownName } from './name-at.ts';

/** Nobody who only passes by wants a card. */
const RESTS_MS = 350;
/** From the name to the card leads a way that belongs to neither. */
const LEAVES_MS = 250;

/**
 * Tells on which name the mouse rests, until it leaves the name and what `isCard` says is the card.
 * Answers how to stop.
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
  // What is pressed or scrolled takes its name along, or away.
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
