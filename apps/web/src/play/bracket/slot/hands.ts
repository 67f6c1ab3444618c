import type { Point } from '../board/layout.ts';
import { type Camera, contentAt, putAt, wheelFactor } from '../canvas/camera.ts';

/** The plane that pointers move, under a camera. */
export interface HandledPlane {
  camera(): Camera;
  move(camera: Camera): void;
  /** Zooms at a point of the view; answers whether anything was left to zoom. */
  zoom(factor: number, at: Point): boolean;
  /** A pan has begun: the hand does not press anything any more. */
  grab(): void;
  /** Nothing is moved any more. */
  settle(): void;
}

/** A press that moves less than this is a tap on a team, not a pan. */
const TAP_PX = 4;
/** Turns of a wheel that follow each other within this are one. */
const WHEEL_PAUSE_MS = 150;

/** A finger or a pressed mouse: where it came down, where it is, and what it holds of the content. */
interface Hand {
  from: Point;
  at: Point;
  holds: Point;
}

/** Lets a plane be dragged, pinched and zoomed by the wheel. Answers how to end that. */
export function followHands(view: HTMLElement, plane: HandledPlane): () => void {
  const ending = new AbortController();
  const listen = { signal: ending.signal };
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = view.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  followPointers(view, plane, { listen, pointOf });
  followWheel(view, plane, { listen, pointOf });
  // A logo under the mouse is no picture to drag, and a pan selects no text.
  view.addEventListener('dragstart', (event) => event.preventDefault(), listen);
  return () => ending.abort();
}

interface Followed {
  readonly listen: { readonly signal: AbortSignal };
  readonly pointOf: (event: MouseEvent) => Point;
}

function followPointers(
  view: HTMLElement,
  plane: HandledPlane,
  { listen, pointOf }: Followed,
): void {
  const hands = new Map<number, Hand>();
  let isPanning = false;
  /** Between two hands when they were last looked at. */
  let apart = 0;

  /** When a pointer comes or goes, each of the others holds the point that is below it now. */
  const holdAnew = () => {
    for (const hand of hands.values()) hand.holds = contentAt(plane.camera(), hand.at);
    const [one, other] = hands.values();
    apart = one && other ? distance(one.at, other.at) : 0;
  };
  /** The middle between two fingers stays where it is held, and what they spread zooms. */
  const pinch = (one: Hand, other: Hand) => {
    const middle = between(one.at, other.at);
    plane.move(putAt(between(one.holds, other.holds), middle));
    const now = distance(one.at, other.at);
    if (apart > 0 && now > 0) plane.zoom(now / apart, middle);
    holdAnew();
  };
  const pan = () => {
    if (!isPanning) plane.grab();
    isPanning = true;
    // From here on moves come to the view wherever they happen, and so does the click at their end.
    for (const id of hands.keys()) view.setPointerCapture(id);
  };

  view.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0 || event.ctrlKey) return;
      const at = pointOf(event);
      hands.set(event.pointerId, { from: at, at, holds: at });
      holdAnew();
      if (hands.size > 1) pan();
    },
    listen,
  );
  const release = (event: PointerEvent) => {
    if (!hands.delete(event.pointerId)) return;
    holdAnew();
    if (hands.size > 0 || !isPanning) return;
    plane.settle();
    // The click of this very release comes before any timer.
    setTimeout(() => {
      isPanning = hands.size > 1;
    });
  };
  window.addEventListener('pointerup', release, listen);
  window.addEventListener('pointercancel', release, listen);
  window.addEventListener(
    'pointermove',
    (event) => {
      const hand = hands.get(event.pointerId);
      if (!hand) return;
      // The release happened outside of the window, which was not told.
      if (event.buttons === 0) return release(event);
      hand.at = pointOf(event);
      if (!isPanning) {
        if (distance(hand.from, hand.at) < TAP_PX) return;
        pan();
      }
      const [one, other] = hands.values();
      if (one && other) pinch(one, other);
      else plane.move(putAt(hand.holds, hand.at));
    },
    listen,
  );
  view.addEventListener('selectstart', (event) => hands.size > 0 && event.preventDefault(), listen);
  view.addEventListener('click', (event) => isPanning && event.stopPropagation(), {
    ...listen,
    capture: true,
  });
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const between = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

function followWheel(view: HTMLElement, plane: HandledPlane, { listen, pointOf }: Followed): void {
  let end: ReturnType<typeof setTimeout> | null = null;
  const stop = () => {
    if (end === null) return;
    clearTimeout(end);
    end = null;
    plane.settle();
  };
  const onWheel = (event: WheelEvent) => {
    const hasZoomed = plane.zoom(wheelFactor(event), pointOf(event));
    // At the end of the zoom the wheel is the page's, but not in the middle of a turn.
    if (!hasZoomed && end === null) return;
    event.preventDefault();
    if (end !== null) clearTimeout(end);
    end = setTimeout(stop, WHEEL_PAUSE_MS);
  };
  view.addEventListener('wheel', onWheel, { ...listen, passive: false });
  listen.signal.addEventListener('abort', stop);
}
