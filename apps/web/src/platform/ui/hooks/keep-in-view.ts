const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Brings an element to the middle, and back there while what is above it still arrives, until somebody
 * acts. Answers how to end it.
 */
export function keepInView(element: Element): () => void {
  const ending = new AbortController();
  const show = () => element.scrollIntoView({ block: 'center' });
  const growth = new ResizeObserver(show);
  for (let around = element.parentElement; around; around = around.parentElement) {
    growth.observe(around);
  }
  const end = () => {
    growth.disconnect();
    ending.abort();
  };
  for (const act of ACTS) {
    addEventListener(act, end, { capture: true, passive: true, signal: ending.signal });
  }
  show();
  return end;
}
