import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type Area,
  BUTTON_STEP,
  type Camera,
  centreOn,
  contentAt,
  frameOf,
  hold,
  isWhole,
  loadCamera,
  middleOf,
  opening,
  putAt,
  reveal,
  type Size,
  seek,
  storeCamera,
  visibleArea,
  wholeOf,
  withinZoom,
} from './camera.ts';
import { followHands } from './hands.ts';
import type { BracketLayout, Point } from './layout.ts';

const NO_SIZE: Size = { width: 0, height: 0 };
const UNMOVED: Camera = { x: 0, y: 0, k: 1 };
const GLIDE_MS = 220;

type Move = (camera: Camera, view: Size) => Camera;

export interface CameraRefs {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The minimap's rectangle, moved without rendering. */
  readonly frame: RefObject<SVGRectElement | null>;
  readonly camera: RefObject<Camera>;
  /** Of the view, as last observed. */
  readonly size: RefObject<Size>;
  /** Asked for before the view had a size. */
  readonly awaited: RefObject<Move | null>;
}

export interface CameraControls {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  show(area: Area): void;
  reveal(area: Area): void;
  seek(area: Area): void;
  centre(point: Point): void;
}

interface CameraInput {
  readonly layout: BracketLayout;
  readonly storageKey: string;
  /** Differs when the drawing differs, so that a stale position is not restored. */
  readonly drawing: string;
}

/** Pan and zoom that move one element's transform and never render React. */
export function useCamera(input: CameraInput): [CameraRefs, CameraControls] {
  const { layout, storageKey, drawing } = input;
  const view = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const camera = useRef(UNMOVED);
  const size = useRef(NO_SIZE);
  const awaited = useRef<Move | null>(null);
  const refs = useMemo(() => ({ view, stage, frame, camera, size, awaited }), []);
  const plane = useMemo(
    () => createPlane(refs, layout, (at) => storeCamera(storageKey, drawing, at)),
    [refs, layout, storageKey, drawing],
  );

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const letGo = followHands(element, {
      camera: () => camera.current,
      withinZoom: plane.withinZoom,
      move: (to) => plane.draw(hold(to, layout, size.current)),
      grab: () => element.setAttribute('data-moving', ''),
      settle: () => {
        element.removeAttribute('data-moving');
        plane.store();
      },
    });
    const resize = (now: Size) => {
      const before = size.current;
      if (now.width === before.width && now.height === before.height) return;
      size.current = now;
      const at = camera.current;
      if (before.width === 0) {
        const first = loadCamera(storageKey, drawing) ?? opening(layout, now);
        plane.show(awaited.current?.(first, now) ?? first);
        awaited.current = null;
      } else {
        // What was whole stays whole; else as little is moved as keeps it in sight.
        plane.show(isWhole(at, layout, before) ? wholeOf(layout, now) : hold(at, layout, now));
      }
    };
    // At once: what the browser lays out first is then what is in view.
    const { width, height } = element.getBoundingClientRect();
    if (width > 0) resize({ width, height });
    const resized = new ResizeObserver(([entry]) => entry && resize(entry.contentRect));
    resized.observe(element);
    return () => {
      resized.disconnect();
      size.current = NO_SIZE;
      letGo();
    };
  }, [layout, storageKey, drawing, plane]);

  const controls = useMemo(() => createControls(refs, plane, layout), [refs, plane, layout]);
  return [refs, controls];
}

interface Plane {
  draw(camera: Camera): void;
  store(): void;
  /** Both: it stays there. */
  show(camera: Camera): void;
  withinZoom(k: number): number;
}

function createPlane(
  { stage, frame, camera, size }: CameraRefs,
  layout: BracketLayout,
  store: (camera: Camera) => void,
): Plane {
  const draw = (to: Camera) => {
    camera.current = to;
    if (!stage.current) return;
    stage.current.style.transform = `translate(${to.x}px, ${to.y}px) scale(${to.k})`;
    const area = visibleArea(to, size.current);
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      frame.current?.setAttribute(side, String(area[side]));
    }
    const isAllSeen = isWhole(to, layout, size.current);
    frame.current?.ownerSVGElement?.toggleAttribute('data-idle', isAllSeen);
  };
  return {
    draw,
    store: () => store(camera.current),
    show: (to) => {
      draw(to);
      store(to);
    },
    withinZoom: (k) => withinZoom(k, layout, size.current),
  };
}

function createControls(refs: CameraRefs, plane: Plane, layout: BracketLayout): CameraControls {
  const { camera, size, awaited, stage } = refs;
  const move = (to: Move, isGliding = true) => {
    if (size.current.width === 0) {
      awaited.current = to;
      return;
    }
    if (isGliding) glide(stage.current);
    plane.show(to(camera.current, size.current));
  };
  const zoomBy = (factor: number) =>
    move((at, view) => {
      const middle = middleOf(view);
      const zoomed = putAt(contentAt(at, middle), middle, plane.withinZoom(at.k * factor));
      return hold(zoomed, layout, view);
    });
  return {
    zoomIn: () => zoomBy(BUTTON_STEP),
    zoomOut: () => zoomBy(1 / BUTTON_STEP),
    fit: () => move((_, view) => wholeOf(layout, view)),
    show: (area) => move((_, view) => frameOf(area, view)),
    reveal: (area) => move((at, view) => reveal(at, area, view)),
    seek: (area) => move((at, view) => seek(at, area, view)),
    centre: (point) => move((at, view) => centreOn(at, point, view), false),
  };
}

function glide(stage: HTMLElement | null): void {
  stage?.setAttribute('data-gliding', '');
  setTimeout(() => stage?.removeAttribute('data-gliding'), GLIDE_MS);
}
