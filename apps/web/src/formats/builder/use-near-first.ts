import { useState } from 'react';
import { opening, type Size, visibleArea } from '../../bracket/camera.ts';
import { type BracketLayout, doMeet } from '../../bracket/layout.ts';
import { useAfterPaint } from './use-after-paint.ts';

/** A bracket of so many matches is drawn at once; of a larger one what is seen comes first. */
const AT_ONCE = 64;

interface NearFirst {
  isDrawn(match: number): boolean;
  /** Before anybody comes elsewhere. */
  drawAll(): void;
}

/** Which matches are drawn: at first those in view alone, the rest once these are painted. */
export function useNearFirst(layout: BracketLayout, room: Size): NearFirst {
  const [near] = useState(() => visibleArea(opening(layout, room, null), room));
  const [isPainted, drawAll] = useAfterPaint();
  const isAll = isPainted || layout.boxes.length <= AT_ONCE;
  return {
    isDrawn(match) {
      const box = layout.boxes[match];
      // The first of all is where the Tab key enters.
      return isAll || match === 0 || (box !== undefined && doMeet(box, near));
    },
    drawAll,
  };
}
