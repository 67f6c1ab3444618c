import { useLayoutEffect, useState } from 'react';
import type { Area, BracketLayout } from '../board/layout.ts';
import { type Camera, type Size, visibleArea } from './camera.ts';

/** A bracket of so many matches is drawn at once; of a larger one what is seen comes first. */
const AT_ONCE = 64;
const AFTER_PAINT_MS = 250;

/** The area that is drawn at once while the rest waits; null = all of it. */
export const drawnFirst = (layout: BracketLayout, camera: Camera, view: Size): Area | null =>
  layout.boxes.length <= AT_ONCE ? null : visibleArea(camera, view);

/** The part of a large canvas that is out of view at first, drawn on demand. */
export class CanvasRest {
  readonly #acts = new Set<() => void>();
  #isWanted = false;

  get isWanted(): boolean {
    return this.#isWanted;
  }

  /** Called once; answers how to call it off. */
  whenWanted(act: () => void): () => void {
    this.#acts.add(act);
    return () => this.#acts.delete(act);
  }

  /** Before anything else than what is seen first is looked at. */
  readonly want = (): void => {
    this.#isWanted = true;
    const acts = [...this.#acts];
    this.#acts.clear();
    for (const act of acts) act();
  };
}

/** Wanted, at the latest, after what is seen has been painted. */
export function useCanvasRest(): CanvasRest {
  const [rest] = useState(() => new CanvasRest());
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(rest.want, AFTER_PAINT_MS);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [rest]);
  return rest;
}

/** Near what is drawn: an area at first, later null, which is everywhere. */
export function useDrawnNear(rest: CanvasRest, near: Area | null): Area | null {
  const [isAll, setAll] = useState(near === null || rest.isWanted);
  useLayoutEffect(() => rest.whenWanted(() => setAll(true)), [rest]);
  return isAll ? null : near;
}
