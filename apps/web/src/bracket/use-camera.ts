import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import {
  type Area,
  BUTTON_STEP,
  type Camera,
  centreOn,
  frameOf,
  hold,
  isWhole,
  loadCamera,
  MAX_ZOOM,
  MIN_ZOOM,
  opening,
  reveal,
  type Size,
  seek,
  storeCamera,
  visibleArea,
  wheelDelta,
  wholeOf,
} from './camera.ts';
import type { BracketLayout } from './layout.ts';

const NO_SIZE: Size = { width: 0, height: 0 };
const GLIDE_MS = 220;
/** A press that moves less than this is a tap on a team, not a pan. */
const TAP_PX = 4;

type Move = (camera: Camera, view: Size) => Camera;

export interface CameraRefs {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The minimap's rectangle, moved without rendering. */
  readonly frame: RefObject<SVGRectElement | null>;
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
  centre(point: { x: number; y: number }): void;
}

interface CameraInput {
  readonly layout: BracketLayout;
  readonly storageKey: string;
  /** Differs when the drawing differs, so that a stale position is not restored. */
  readonly drawing: string;
}

interface ZoomEvent {
  readonly transform: ZoomTransform;
}

type Behavior = ZoomBehavior<HTMLDivElement, unknown>;

/** Pan and zoom that move one element's transform and never render React. */
export function useCamera(input: CameraInput): [CameraRefs, CameraControls] {
  const { layout, storageKey, drawing } = input;
  const view = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const behavior = useRef<Behavior | null>(null);
  const size = useRef(NO_SIZE);
  const awaited = useRef<Move | null>(null);
  const refs = useMemo(() => ({ view, stage, frame, size, awaited }), []);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const camera = createBehavior(layout, refs);
    camera.on('end', () => {
      stage.current?.removeAttribute('data-moving');
      storeCamera(storageKey, drawing, zoomTransform(element));
    });
    behavior.current = camera;
    select(element).call(camera).on('dblclick.zoom', null);
    // The first answer comes after the browser's own layout, before it paints: asking for the
    // size here would make it lay out the whole bracket twice.
    const resized = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const before = refs.size.current;
      const { width, height } = entry.contentRect;
      const now = { width, height };
      refs.size.current = now;
      const whole = wholeOf(layout, now);
      camera.scaleExtent([Math.min(MIN_ZOOM, whole.k), MAX_ZOOM]);
      const at = zoomTransform(element);
      if (before.width === 0) {
        const first = loadCamera(storageKey, drawing) ?? opening(layout, now);
        apply(camera, element, refs.awaited.current?.(first, now) ?? first);
        refs.awaited.current = null;
      } else {
        // What was whole stays whole; else as little is moved as keeps it in sight.
        apply(camera, element, isWhole(at, layout, before) ? whole : hold(at, layout, now));
      }
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      refs.size.current = NO_SIZE;
      select(element).on('.zoom', null);
    };
  }, [layout, storageKey, drawing, refs]);

  const controls = useMemo(() => createControls(refs, behavior, layout), [refs, layout]);
  return [refs, controls];
}

function createBehavior(layout: BracketLayout, refs: CameraRefs): Behavior {
  let from: Camera = zoomIdentity;
  return zoom<HTMLDivElement, unknown>()
    .extent(() => [
      [0, 0],
      [refs.size.current.width, refs.size.current.height],
    ])
    .constrain((transform) => toTransform(hold(transform, layout, refs.size.current)))
    .wheelDelta(wheelDelta)
    .clickDistance(TAP_PX)
    .on('start', ({ transform }: ZoomEvent) => {
      from = transform;
    })
    .on('zoom', ({ transform }: ZoomEvent) => {
      // Under a pan the teams need no pointer: finding the one below it costs more than the pan.
      const isFar = Math.abs(transform.x - from.x) + Math.abs(transform.y - from.y) > 2 * TAP_PX;
      if (isFar) refs.stage.current?.setAttribute('data-moving', '');
      draw(refs, layout, transform);
    });
}

const toTransform = ({ x, y, k }: Camera): ZoomTransform => zoomIdentity.translate(x, y).scale(k);

const apply = (behavior: Behavior, element: HTMLDivElement, camera: Camera): void =>
  behavior.transform(select(element), toTransform(camera));

function draw({ stage, frame, size }: CameraRefs, layout: BracketLayout, transform: Camera): void {
  if (!stage.current) return;
  const { x, y, k } = transform;
  stage.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
  const area = visibleArea(transform, size.current);
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    frame.current?.setAttribute(side, String(area[side]));
  }
  const isAllSeen = isWhole(transform, layout, size.current);
  frame.current?.ownerSVGElement?.toggleAttribute('data-idle', isAllSeen);
}

function createControls(
  refs: CameraRefs,
  behavior: RefObject<Behavior | null>,
  layout: BracketLayout,
): CameraControls {
  const move = (to: Move, isGliding = true) => {
    const element = refs.view.current;
    if (!element || !behavior.current) return;
    if (refs.size.current.width === 0) {
      refs.awaited.current = to;
      return;
    }
    if (isGliding) glide(refs.stage.current);
    apply(behavior.current, element, to(zoomTransform(element), refs.size.current));
  };
  const zoomBy = (factor: number) => {
    const element = refs.view.current;
    if (!element) return;
    glide(refs.stage.current);
    behavior.current?.scaleBy(select(element), factor);
  };
  return {
    zoomIn: () => zoomBy(BUTTON_STEP),
    zoomOut: () => zoomBy(1 / BUTTON_STEP),
    fit: () => move((_, view) => wholeOf(layout, view)),
    show: (area) => move((_, view) => frameOf(area, view)),
    reveal: (area) => move((camera, view) => reveal(camera, area, view)),
    seek: (area) => move((camera, view) => seek(camera, area, view)),
    centre: (point) => move((camera, view) => centreOn(camera, point, view), false),
  };
}

function glide(stage: HTMLElement | null): void {
  stage?.setAttribute('data-gliding', '');
  setTimeout(() => stage?.removeAttribute('data-gliding'), GLIDE_MS);
}
