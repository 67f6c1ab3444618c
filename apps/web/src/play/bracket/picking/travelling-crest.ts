import { EASE_OUT, MOVE_MS } from '../../../platform/ui/hooks/motion.ts';
import type { BracketLayout, Point } from '../board/layout.ts';
import type { StopAt } from '../board/spatial.ts';
import type { WayOn } from './way-on.ts';

const HALF_MARK = 10;
/** The distance from a match’s edge, as in the style sheet. */
const MARK_LEFT = 10;

/**
 * A copy of the crest travels from the row of a picked team to the one in its next match, which shows
 * its own when it arrives. Answers how to end that at once.
 */
export function crestTravels(
  copy: HTMLElement,
  row: Element,
  layout: BracketLayout,
  way: WayOn,
): () => void {
  const crest = row.firstElementChild;
  const [from, to] = [markPlace(layout, way.from), markPlace(layout, way.to)];
  if (!(crest instanceof HTMLElement) || !from || !to) return () => {};
  copy.replaceChildren(crest.cloneNode(true));
  crest.style.visibility = 'hidden';
  const arrive = () => {
    crest.style.visibility = '';
  };
  // Nothing else of it is animated: browsers then move it without the page's help.
  const travel = copy.animate([at(from), at(to)], { duration: MOVE_MS, easing: EASE_OUT });
  travel.onfinish = arrive;
  return () => {
    arrive();
    travel.cancel();
  };
}

const at = ({ x, y }: Point) => ({ opacity: 1, transform: `translate(${x}px, ${y}px)` });

function markPlace({ boxes, size }: BracketLayout, { match, side }: StopAt): Point | null {
  const box = boxes[match];
  if (!box) return null;
  const middle = box.y + size.slots * (side === 'bottom' ? 0.75 : 0.25);
  return { x: box.x + MARK_LEFT, y: middle - HALF_MARK };
}
