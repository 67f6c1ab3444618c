import { useState } from 'react';
import { opening, type Size, visibleArea } from '../../bracket/camera.ts';
import type { Area, BracketLayout } from '../../bracket/layout.ts';
import { useAfterPaint } from './use-after-paint.ts';

/** A bracket of so many matches is drawn at once; of a larger one what is seen comes first. */
const AT_ONCE = 64;

interface NearFirst {
  /** What comes into it is drawn; null = everything. */
  readonly near: Area | null;
  /** Before anybody comes elsewhere. */
  drawAll(): void;
}

/** What of a large bracket is drawn: at first what is in view alone, the rest once that is painted. */
export function useNearFirst(layout: BracketLayout, room: Size): NearFirst {
  const [near] = useState(() => visibleArea(opening(layout, room, null), room));
  const [isPainted, drawAll] = useAfterPaint();
  const isAll = isPainted || layout.boxes.length <= AT_ONCE;
  return { near: isAll ? null : near, drawAll };
}
