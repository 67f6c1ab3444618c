import { EASE_OUT, MOVE_MS, mayMove, outline } from '../ui/motion.ts';
import type { BracketLayout, Point } from './layout.ts';
import type { StopAt } from './spatial.ts';
import { stopElement } from './use-roving-stop.ts';
import type { WayOn } from './way-on.ts';

const HALF_MARK = 10;
/** Of a match's edge, as the style sheet has it. */
const MARK_LEFT = 10;

/**
 * A copy of the crest travels to the next match of a team that was picked. There is one, whose way
 * ends where the next begins: each animation is a layer of its own to the browser.
 */
export class TravellingCrest {
  readonly #copy: HTMLElement;
  #running: readonly Animation[] = [];

  /** An element over the matches, seen while it travels. */
  constructor(copy: HTMLElement) {
    this.#copy = copy;
  }

  follow(matches: HTMLElement, layout: BracketLayout, way: WayOn): void {
    const slot = stopElement(matches, way.to);
    const crest = slot?.firstElementChild;
    if (slot && !mayMove()) {
      outline(slot);
      return;
    }
    const [from, to] = [markPlace(layout, way.from), markPlace(layout, way.to)];
    if (!crest || !from || !to) return;
    for (const animation of this.#running) animation.cancel();
    this.#copy.replaceChildren(crest.cloneNode(true));
    this.#running = [
      this.#copy.animate([at(from), at(to)], { duration: MOVE_MS, easing: EASE_OUT }),
      crest.animate([HIDDEN, HIDDEN], MOVE_MS),
    ];
  }
}

const HIDDEN = { visibility: 'hidden' };

const at = ({ x, y }: Point) => ({ opacity: 1, transform: `translate(${x}px, ${y}px)` });

function markPlace({ boxes, size }: BracketLayout, { match, side }: StopAt): Point | null {
  const box = boxes[match];
  if (!box) return null;
  const middle = box.y + size.slots * (side === 'bottom' ? 0.75 : 0.25);
  return { x: box.x + MARK_LEFT, y: middle - HALF_MARK };
}
