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
  loadCamera,
  MAX_ZOOM,
  MIN_ZOOM,
  opening,
  reveal,
  type Size,
  storeCamera,
  visibleArea,
  wheelDelta,
} from './camera.ts';
import type { BracketLayout } from './layout.ts';

const GLIDE_MS = 220;
/** A press that moves less than this is a tap on a team, not a pan. */
const TAP_PX = 4;

export interface CameraRefs {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The minimap's rectangle, moved without rendering. */
  readonly frame: RefObject<SVGRectElement | null>;
}

export interface CameraControls {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  show(area: Area): void;
  reveal(area: Area): void;
  centre(point: { x: number; y: number }): void;
}

interface CameraInput {
  readonly layout: BracketLayout;
  readonly storageKey: string;
  /** Differs when the drawing differs, so that a stale position is not restored. */
  readonly drawing: string;
}

type Behavior = ZoomBehavior<HTMLDivElement, unknown>;

/** Pan and zoom that move one element's transform and never render React. */
export function useCamera(input: CameraInput): [CameraRefs, CameraControls] {
  const { layout, storageKey, drawing } = input;
  const view = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const behavior = useRef<Behavior | null>(null);
  const refs = useMemo(() => ({ view, stage, frame }), []);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const size = sizeOf(element);
    const camera = createBehavior(layout, element, (transform) => draw(refs, transform));
    camera.on('end', () => {
      storeCamera(storageKey, drawing, zoomTransform(element));
    });
    behavior.current = camera;
    select(element).call(camera).on('dblclick.zoom', null);
    apply(camera, element, loadCamera(storageKey, drawing) ?? opening(layout, size));
    const resized = new ResizeObserver(() => draw(refs, zoomTransform(element)));
    resized.observe(element);
    return () => {
      resized.disconnect();
      select(element).on('.zoom', null);
    };
  }, [layout, storageKey, drawing, refs]);

  const controls = useMemo(() => createControls(refs, behavior, layout), [refs, layout]);
  return [refs, controls];
}

const sizeOf = (element: HTMLElement): Size => ({
  width: element.clientWidth,
  height: element.clientHeight,
});

function createBehavior(
  layout: BracketLayout,
  element: HTMLDivElement,
  onZoom: (transform: ZoomTransform) => void,
): Behavior {
  const whole = frameOf({ x: 0, y: 0, ...layout }, sizeOf(element)).k;
  return zoom<HTMLDivElement, unknown>()
    .scaleExtent([Math.min(MIN_ZOOM, whole), MAX_ZOOM])
    .extent(() => [
      [0, 0],
      [element.clientWidth, element.clientHeight],
    ])
    .constrain((transform) => toTransform(hold(transform, layout, sizeOf(element))))
    .wheelDelta(wheelDelta)
    .clickDistance(TAP_PX)
    .on('zoom', ({ transform }: { transform: ZoomTransform }) => onZoom(transform));
}

const toTransform = ({ x, y, k }: Camera): ZoomTransform => zoomIdentity.translate(x, y).scale(k);

const apply = (behavior: Behavior, element: HTMLDivElement, camera: Camera): void =>
  behavior.transform(select(element), toTransform(camera));

function draw({ view, stage, frame }: CameraRefs, transform: Camera): void {
  if (!view.current || !stage.current) return;
  const { x, y, k } = transform;
  stage.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
  const area = visibleArea(transform, sizeOf(view.current));
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    frame.current?.setAttribute(side, String(area[side]));
  }
}

function createControls(
  refs: CameraRefs,
  behavior: RefObject<Behavior | null>,
  layout: BracketLayout,
): CameraControls {
  const move = (to: (camera: Camera, view: Size) => Camera, isGliding = true) => {
    const element = refs.view.current;
    if (!element || !behavior.current) return;
    if (isGliding) glide(refs.stage.current);
    apply(behavior.current, element, to(zoomTransform(element), sizeOf(element)));
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
    fit: () => move((_, view) => frameOf({ x: 0, y: 0, ...layout }, view)),
    show: (area) => move((_, view) => frameOf(area, view)),
    reveal: (area) => move((camera, view) => reveal(camera, area, view)),
    centre: (point) => move((camera, view) => centreOn(camera, point, view), false),
  };
}

function glide(stage: HTMLElement | null): void {
  stage?.setAttribute('data-gliding', '');
  setTimeout(() => stage?.removeAttribute('data-gliding'), GLIDE_MS);
}
