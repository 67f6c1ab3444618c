import { EASE_OUT, MOVE_MS, mayMove } from '../../platform/ui/hooks/motion.ts';

type Place = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

interface Departure {
  readonly awardId: number;
  readonly picture: HTMLImageElement;
  readonly from: Place;
}

let departure: Departure | null = null;

/** Remembers where the picture stood that is about to be pinned. */
export function departFrom(picture: Element | null, awardId: number): void {
  departure =
    picture instanceof HTMLImageElement
      ? { awardId, picture, from: picture.getBoundingClientRect() }
      : null;
}

/** Once it is pinned, the trophy travels to its pedestal. */
export function arriveAtPedestal(trophy: Element | null, awardId: number): void {
  const ghost = travel(awardId, trophy?.getBoundingClientRect());
  if (!ghost || !trophy) return;
  // It is not there twice.
  trophy.animate([{ opacity: 0 }, { opacity: 0 }], MOVE_MS);
}

/** px; about the size of marks beside a name. */
const BESIDE_NAME = 28;

/** The own name in the bar; where there is no room for it, the bar's end. */
const NAMES = ['[data-own-name]', '[data-bar-end]'];

/** Lets the pin travel to the user's own name: used if no pedestal is visible. */
export function arriveAtName(awardId: number): void {
  const places = NAMES.map((place) => document.querySelector(place)?.getBoundingClientRect());
  const name = places.find((place) => place !== undefined && place.width > 0);
  if (!name) return;
  const side = Math.min(BESIDE_NAME, name.height);
  const [x, y] = [
    name.right - side - (name.height - side) / 2,
    name.top + (name.height - side) / 2,
  ];
  travel(awardId, { left: x, top: y, width: side, height: side });
}

/** Plays the way once, above everything that is open. */
function travel(awardId: number, to: Place | undefined): HTMLElement | null {
  const left = departure;
  departure = null;
  if (left?.awardId !== awardId || !to || to.width === 0 || left.from.width === 0 || !mayMove()) {
    return null;
  }
  const ghost = document.createElement('img');
  ghost.src = left.picture.currentSrc || left.picture.src;
  ghost.alt = '';
  ghost.ariaHidden = 'true';
  ghost.dataset.travels = '';
  ghost.popover = 'manual';
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    padding: '0',
    border: '0',
    background: 'none',
    objectFit: 'contain',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  });
  document.body.append(ghost);
  ghost.showPopover?.();
  const { from } = left;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const way = ghost.animate([{ transform: start }, { transform: 'none' }], {
    duration: MOVE_MS,
    easing: EASE_OUT,
  });
  const end = () => ghost.remove();
  way.onfinish = end;
  way.oncancel = end;
  return ghost;
}
