/** That begin to move within the same second. */
const MOST_A_SECOND = 3;
const SECOND = 1000;

/** Lets a frame's plate move; without it every plate rests (name-badge.module.css). */
const MOVES = 'data-moves';

/**
 * Plates move only while they are in view, and a list that comes into view does not begin to move
 * all at once.
 */
export function createPlateMotion() {
  const waiting = new Set<Element>();
  let begun: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    timer = undefined;
    const now = performance.now();
    begun = begun.filter((at) => now - at < SECOND);
    for (const frame of waiting) {
      if (begun.length >= MOST_A_SECOND) break;
      waiting.delete(frame);
      frame.setAttribute(MOVES, '');
      begun.push(now);
    }
    const [oldest] = begun;
    if (waiting.size > 0 && oldest !== undefined) timer = setTimeout(begin, oldest + SECOND - now);
  };

  const rest = (frame: Element) => {
    waiting.delete(frame);
    frame.removeAttribute(MOVES);
  };

  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) waiting.add(target);
      else rest(target);
    }
    if (timer === undefined) begin();
  });

  return {
    watch: (frame: Element) => view.observe(frame),
    unwatch: (frame: Element) => {
      view.unobserve(frame);
      rest(frame);
    },
  };
}
