import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Area, BracketLayout, Point } from '../board/layout.ts';
import { followHands } from '../slot/hands.ts';
import {
  type Camera,
  centreOn,
  frameOf,
  hold,
  keptAt,
  middleOf,
  opening,
  reveal,
  type Size,
  seek,
  visibleArea,
  wholeOf,
} from './camera.ts';

const UNMOVED: Camera = { x: 0, y: 0 };
/** As long as the transition in the style sheet. */
const GLIDE_MS = 340;

type Move = (camera: Camera, view: Size) => Camera;

export interface CameraRefs {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly stage: RefObject<HTMLDivElement | null>;
  /** The minimap's rectangle, moved without rendering. */
  readonly frame: RefObject<SVGRectElement | null>;
}

export interface CameraControls {
  whole(): void;
  show(area: Area): void;
  reveal(area: Area): void;
  seek(area: Area): void;
  centre(point: Point): void;
}

interface CameraInput {
  readonly layout: BracketLayout;
  readonly view: Size;
  /** The camera at which the drawing was left; null at first sight. */
  readonly stored: Camera | null;
  /** The area to show first of a drawing that does not fit. */
  readonly first: Area | null;
  onStore(camera: Camera): void;
  /** Before anything else is seen than at first. */
  onMove(): void;
  /** Zooms at a point of the view; answers whether there was anything left to zoom. */
  onZoom(factor: number, at: Point): boolean;
}

/** A pan that moves one element's transform and never renders React. */
export function useCamera(input: CameraInput): [CameraRefs, CameraControls] {
  const { layout, view } = input;
  const latest = useRef(input);
  const shown = useRef<CameraInput | null>(null);
  const camera = useRef(UNMOVED);
  /** Asked for before the view had a size. */
  const awaited = useRef<Move | null>(null);
  /** The point that a zoom leaves in its place; the middle of the view by default. */
  const pivot = useRef<Point | null>(null);
  const viewElement = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const refs = useMemo(() => ({ view: viewElement, stage, frame }), []);

  const plane = useMemo(() => {
    const draw = (wanted: Camera) => {
      const to = hold(wanted, latest.current.layout, latest.current.view);
      camera.current = to;
      if (stage.current) stage.current.style.transform = `translate(${to.x}px, ${to.y}px)`;
      const area = visibleArea(to, latest.current.view);
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        frame.current?.setAttribute(side, String(area[side]));
      }
    };
    const show = (to: Camera) => {
      latest.current.onMove();
      draw(to);
      latest.current.onStore(camera.current);
    };
    return { draw, show };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    latest.current = input;
    if (before?.layout === layout && before.view === view) return;
    shown.current = input;
    const at = camera.current;
    if (before === null || before.view.width === 0) {
      const first = input.stored ?? opening(layout, view, input.first);
      plane.draw(first);
      if (view.width === 0) return;
      if (awaited.current) plane.show(awaited.current(first, view));
      awaited.current = null;
      return;
    }
    const kept = keptAt(pivot.current ?? middleOf(before.view), at, before.layout, layout);
    pivot.current = null;
    plane.show(kept);
  });

  useLayoutEffect(() => {
    const element = viewElement.current;
    if (!element) return;
    return followHands(element, {
      camera: () => camera.current,
      move: (to) => {
        latest.current.onMove();
        plane.draw(to);
      },
      zoom: (factor, at) => {
        pivot.current = at;
        const hasZoomed = latest.current.onZoom(factor, at);
        pivot.current = null;
        return hasZoomed;
      },
      grab: () => element.setAttribute('data-moving', ''),
      settle: () => {
        element.removeAttribute('data-moving');
        latest.current.onStore(camera.current);
      },
    });
  }, [plane]);

  const controls = useMemo((): CameraControls => {
    const move = (to: Move, isGliding = true) => {
      if (latest.current.view.width === 0) {
        awaited.current = to;
        return;
      }
      const { layout, view } = latest.current;
      const next = hold(to(camera.current, view), layout, view);
      if (next.x === camera.current.x && next.y === camera.current.y) return;
      if (isGliding) glide(stage.current);
      plane.show(next);
    };
    return {
      whole: () => move((_, size) => wholeOf(latest.current.layout, size)),
      show: (area) => move((_, size) => frameOf(area, size)),
      reveal: (area) => move((at, size) => reveal(at, area, size)),
      seek: (area) => move((at, size) => seek(at, area, size)),
      centre: (point) => move((_, size) => centreOn(point, size), false),
    };
  }, [plane]);
  return [refs, controls];
}

function glide(stage: HTMLElement | null): void {
  stage?.setAttribute('data-gliding', '');
  setTimeout(() => stage?.removeAttribute('data-gliding'), GLIDE_MS);
}
