import { type Box, HEADER_HEIGHT, PADDING, type Point } from './layout.ts';

/** The canvas's transform: screen = content * k + (x, y). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** [rule: bracket-view-3] */
const MIN_ZOOM = 0.5;
const MAX_ZOOM = 1.25;
const WHEEL_STEP = 1.06;
export const BUTTON_STEP = 1.1;

const OPENING_ZOOM = 0.8;
const MARGIN = 24;
const KEPT = 120;
/** A wheel's notch is about this many pixels; a touchpad sends fractions of it. */
const NOTCH = 100;

/** The whole of an area in the middle of the view, as large as the zoom allows, clear of its edges. */
export function frameOf(area: Area, view: Size): Camera {
  const [width, height] = [view.width - 2 * MARGIN, view.height - 2 * MARGIN];
  const k = Math.max(0.01, Math.min(width / area.width, height / area.height, 1));
  return {
    k,
    x: (view.width - area.width * k) / 2 - area.x * k,
    y: (view.height - area.height * k) / 2 - area.y * k,
  };
}

/** What is drawn, without the empty rim around it. */
const drawnArea = ({ width, height }: Size): Area => ({
  x: PADDING,
  y: PADDING,
  width: width - 2 * PADDING,
  height: height - 2 * PADDING,
});

export const wholeOf = (content: Size, view: Size): Camera => frameOf(drawnArea(content), view);

/** Whether nothing of the drawing lies outside the view. */
export function isWhole(camera: Camera, content: Size, view: Size): boolean {
  const seen = visibleArea(camera, view);
  const { x, y, width, height } = drawnArea(content);
  return (
    seen.x <= x &&
    seen.y <= y &&
    seen.x + seen.width >= x + width &&
    seen.y + seen.height >= y + height
  );
}

/** First sight of a bracket: whole when it stays readable, else its beginning. */
export function opening(content: Size, view: Size): Camera {
  const whole = wholeOf(content, view);
  if (whole.k >= OPENING_ZOOM) return whole;
  const k = Math.max(OPENING_ZOOM, Math.min(1, view.width / content.width));
  return { k, x: Math.max(0, (view.width - content.width * k) / 2), y: 0 };
}

/** Moves just as far as it takes to bring an area into view. */
export function reveal(camera: Camera, area: Area, view: Size): Camera {
  const { k } = camera;
  return {
    k,
    x: camera.x + shift(area.x * k + camera.x, area.width * k, view.width),
    y: camera.y + shift(area.y * k + camera.y, area.height * k, view.height),
  };
}

/** Brings an area that is not in view, or too small to be read, into the middle. */
export function seek(camera: Camera, area: Area, view: Size): Camera {
  const k = Math.max(camera.k, OPENING_ZOOM);
  const shown = reveal(camera, area, view);
  if (k === camera.k && shown.x === camera.x && shown.y === camera.y) return camera;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  return centreOn({ ...camera, k }, middle, view);
}

function shift(start: number, length: number, room: number): number {
  if (start < MARGIN) return MARGIN - start;
  const over = start + length + MARGIN - room;
  return over > 0 ? -over : 0;
}

/** Keeps a corner of the content in sight however far it is pulled. */
export function hold(camera: Camera, content: Size, view: Size): Camera {
  const clamp = (at: number, length: number, room: number) =>
    Math.min(Math.max(at, KEPT - length), room - KEPT);
  return {
    k: camera.k,
    x: clamp(camera.x, content.width * camera.k, view.width),
    y: clamp(camera.y, content.height * camera.k, view.height),
  };
}

/** The point of the content that stands at a point of the view. */
export const contentAt = ({ x, y, k }: Camera, at: Point): Point => ({
  x: (at.x - x) / k,
  y: (at.y - y) / k,
});

/** The camera with which a point of the content stands at a point of the view. */
export const putAt = (content: Point, at: Point, k: number): Camera => ({
  k,
  x: at.x - content.x * k,
  y: at.y - content.y * k,
});

export const middleOf = (view: Size): Point => ({ x: view.width / 2, y: view.height / 2 });

/** Puts a point of the content in the middle of the view. */
export const centreOn = ({ k }: Camera, point: Point, view: Size): Camera =>
  putAt(point, middleOf(view), k);

/** The nearest zoom that a hand may reach: as far out as shows the whole, whatever its size. */
export const withinZoom = (k: number, content: Size, view: Size): number =>
  Math.min(MAX_ZOOM, Math.max(k, Math.min(MIN_ZOOM, wholeOf(content, view).k)));

/** What the view shows of the content. */
export const visibleArea = (camera: Camera, view: Size): Area => ({
  x: -camera.x / camera.k,
  y: -camera.y / camera.k,
  width: view.width / camera.k,
  height: view.height / camera.k,
});

/** The smallest area around some boxes and what heads them. */
export function areaAround(boxes: readonly Box[]): Area | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y)) - HEADER_HEIGHT;
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** The factor by which a wheel event zooms. */
export function wheelFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const notches = event.deltaMode === 0 ? Math.min(1, Math.abs(event.deltaY) / NOTCH) : 1;
  return WHEEL_STEP ** (-Math.sign(event.deltaY) * notches);
}

interface StoredCamera extends Camera {
  readonly drawing: string;
}

const storageName = (key: string) => `callshot.bracket.${key}`;

/** The remembered camera, unless the drawing has changed since [rule: bracket-view-6]. */
export function loadCamera(key: string, drawing: string): Camera | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName(key)) ?? 'null');
    return isStored(stored) && stored.drawing === drawing ? stored : null;
  } catch {
    return null;
  }
}

export function storeCamera(key: string, drawing: string, { x, y, k }: Camera): void {
  try {
    sessionStorage.setItem(storageName(key), JSON.stringify({ x, y, k, drawing }));
  } catch {
    // A full or forbidden store costs only the remembered position.
  }
}

function isStored(value: unknown): value is StoredCamera {
  if (typeof value !== 'object' || value === null) return false;
  const numbers = ['x', 'y', 'k'].map((name): unknown => Reflect.get(value, name));
  return numbers.every(Number.isFinite) && typeof Reflect.get(value, 'drawing') === 'string';
}
