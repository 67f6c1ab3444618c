/** The duration of moves and their easing: `--d-move` and `--ease-out` of the tokens. */
export const MOVE_MS = 240;
export const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Nothing moves with reduced motion, nor while the page is hidden. */
export const mayMove = (): boolean =>
  document.visibilityState === 'visible' &&
  'animate' in document.body &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

const OUTLINED_MS = 2000;
const OUTLINE = { outline: '2px solid var(--accent)', outlineOffset: '2px' };

/** With reduced motion the changed element is outlined for a moment instead. */
export function outline(element: Element): void {
  if (document.visibilityState !== 'visible') return;
  element.animate?.([OUTLINE, OUTLINE], OUTLINED_MS);
}
