import {
  type Area,
  areaOfAll,
  type Box,
  type BracketLayout,
  HEADER_HEIGHT,
  type Point,
} from '../board/layout.ts';
import type { MatchSize } from '../board/match-size.ts';

/** The place of the drawing in its view: a point of the view = a point of the drawing + camera. */
export type Camera = Point;

export interface Size {
  readonly width: number;
  readonly height: number;
}

const WHEEL_STEP = 1.06;
const MARGIN = 12;
const KEPT = 120;
/** A wheel's notch is about this many pixels; a touchpad sends fractions of it. */
const NOTCH = 100;

/** Whether a view has room for all of a drawing. */
export const fits = (content: Size, view: Size): boolean =>
  content.width <= view.width && content.height <= view.height;

/** The whole in the middle of the view; what does not fit, from its beginning. */
export const wholeOf = (content: Size, view: Size): Camera => ({
  x: Math.max(0, Math.floor((view.width - content.width) / 2)),
  y: Math.max(0, Math.floor((view.height - content.height) / 2)),
});

/** First sight of a bracket: whole if it fits, else its beginning, or what goes on further in. */
export function opening(content: Size, view: Size, first: Area | null): Camera {
  const start = wholeOf(content, view);
  return first === null || fits(content, view)
    ? start
    : hold(seek(start, first, view), content, view);
}

/** Moves just as far as it takes to bring an area into view. */
export const reveal = (camera: Camera, area: Area, view: Size): Camera => ({
  x: camera.x + shift(area.x + camera.x, area.width, view.width),
  y: camera.y + shift(area.y + camera.y, area.height, view.height),
});

/** Brings an area that is not in view into the middle, and leaves the drawing where it is otherwise. */
export function seek(camera: Camera, area: Area, view: Size): Camera {
  const shown = reveal(camera, area, view);
  if (shown.x === camera.x && shown.y === camera.y) return camera;
  return centreOn({ x: area.x + area.width / 2, y: area.y + area.height / 2 }, view);
}

/** A visible span stays; a moved one comes clear of the edge. */
function shift(start: number, length: number, room: number): number {
  if (start < 0) return MARGIN - start;
  const over = start + length - room;
  return over > 0 ? -over - MARGIN : 0;
}

/**
 * A drawing that fits is centred and cannot be pulled, least of all below the tools. A larger one always
 * keeps a corner in sight.
 */
export function hold(camera: Camera, content: Size, view: Size): Camera {
  const whole = wholeOf(content, view);
  const clamp = (at: number, length: number, room: number) =>
    Math.min(Math.max(at, KEPT - length), room - KEPT);
  return {
    x: content.width <= view.width ? whole.x : clamp(camera.x, content.width, view.width),
    y: content.height <= view.height ? whole.y : clamp(camera.y, content.height, view.height),
  };
}

/** The point of the drawing that stands at a point of the view. */
export const contentAt = (camera: Camera, at: Point): Point => ({
  x: at.x - camera.x,
  y: at.y - camera.y,
});

/** The camera with which a point of the drawing stands at a point of the view. */
export const putAt = (content: Point, at: Point): Camera => ({
  x: at.x - content.x,
  y: at.y - content.y,
});

export const middleOf = (view: Size): Point => ({ x: view.width / 2, y: view.height / 2 });

/** Puts a point of the drawing in the middle of the view. */
export const centreOn = (point: Point, view: Size): Camera => putAt(point, middleOf(view));

/** The camera with which another drawing of the same matches has the nearest one at the same place. */
export function keptAt(
  at: Point,
  camera: Camera,
  before: BracketLayout,
  after: BracketLayout,
): Camera {
  const point = contentAt(camera, at);
  const distance = (box: Box) =>
    Math.hypot(box.x + box.width / 2 - point.x, box.y + box.height / 2 - point.y);
  const [first] = before.boxes;
  if (!first) return camera;
  const near = before.boxes.reduce(
    (one, box) => (distance(box) < distance(one) ? box : one),
    first,
  );
  const now = after.boxes[near.index] ?? near;
  return { x: camera.x + near.x - now.x, y: camera.y + near.y - now.y };
}

/** The visible area of the drawing. */
export const visibleArea = (camera: Camera, view: Size): Area => ({
  x: -camera.x,
  y: -camera.y,
  width: view.width,
  height: view.height,
});

/** The smallest area around some boxes and their heads. */
export function areaAround(boxes: readonly Box[]): Area | null {
  if (boxes.length === 0) return null;
  const { x, y, width, height } = areaOfAll(boxes);
  return { x, y: y - HEADER_HEIGHT, width, height: height + HEADER_HEIGHT };
}

/** An area in the middle of the view; one that is larger, from its beginning. */
export const frameOf = (area: Area, view: Size): Camera => {
  const { x, y } = wholeOf(area, view);
  return { x: x - area.x, y: y - area.y };
};

/** The factor by which a wheel event zooms. */
export function wheelFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const notches = event.deltaMode === 0 ? Math.min(1, Math.abs(event.deltaY) / NOTCH) : 1;
  return WHEEL_STEP ** (-Math.sign(event.deltaY) * notches);
}

/** The camera at which the user left a drawing. */
export interface StoredView extends Camera {
  /** The size that was chosen; null while the largest that fits is. */
  readonly size: MatchSize['name'] | null;
}

const storageName = (key: string) => ['callshot.bracket', key].join('.');

/** The remembered view, unless the drawing has changed since [rule: bracket-view-6]. */
export function loadView(key: string, drawing: string): StoredView | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName(key)) ?? 'null');
    return isStored(stored, drawing) ? stored : null;
  } catch {
    return null;
  }
}

export function storeView(key: string, drawing: string, { x, y, size }: StoredView): void {
  try {
    sessionStorage.setItem(storageName(key), JSON.stringify({ x, y, size, drawing }));
  } catch {
    // A full or forbidden store costs only the remembered position.
  }
}

const SIZE_NAMES: readonly unknown[] = ['compact', 'regular', 'roomy', null];

function isStored(value: unknown, drawing: string): value is StoredView {
  if (typeof value !== 'object' || value === null) return false;
  const read = (name: string): unknown => Reflect.get(value, name);
  return (
    Number.isFinite(read('x')) &&
    Number.isFinite(read('y')) &&
    SIZE_NAMES.includes(read('size')) &&
    read('drawing') === drawing
  );
}
