import { type RefObject, useLayoutEffect, useRef } from 'react';
import { mayMove } from '../../../platform/ui/hooks/motion.ts';
import type { BracketLayout } from '../board/layout.ts';

/** An element that stands around a match, and glides there from the one before. */
export function useHalo(
  layout: BracketLayout,
  match: number | null,
): RefObject<HTMLDivElement | null> {
  const halo = useRef<HTMLDivElement>(null);
  const last = useRef<readonly [BracketLayout, number | null] | null>(null);
  useLayoutEffect(() => {
    const [drawing, before] = last.current ?? [null, null];
    last.current = [layout, match];
    const box = layout.boxes[match ?? -1];
    if (!halo.current) return;
    const isGliding = drawing === layout && before !== null && mayMove();
    halo.current.toggleAttribute('data-gliding', isGliding);
    halo.current.hidden = box === undefined;
    if (!box) return;
    const { x, y, width, height } = box;
    halo.current.style.cssText = `width:${width}px;height:${height}px;transform:translate(${x}px,${y}px)`;
  }, [layout, match]);
  return halo;
}
