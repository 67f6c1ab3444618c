/** How long what moves takes, and how it slows down: `--d-move` and `--ease-out` of the tokens. */
export const MOVE_MS = 240;
export const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Nothing moves for who asked for that, nor where nobody looks. */
export const mayMove = (): boolean =>
  document.visibilityState === 'visible' &&
  'animate' in document.body &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

const OUTLINED_MS = 2000;
const OUTLINE = { outline: '2px solid var(--accent)', outlineOffset: '2px' };

/** Where nothing may move, what changed is outlined for a moment instead. */
export function outline(element: Element): void {
  if (document.visibilityState !== 'visible') return;
  element.animate?.([OUTLINE, OUTLINE], OUTLINED_MS);
}
