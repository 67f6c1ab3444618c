import type { ReactNode } from 'react';
import type { BoardModel, CanvasPart } from '../board/board-model.ts';
import { type BracketLayout, isNear } from '../board/layout.ts';
import { BracketLines } from './bracket-lines.tsx';
import { useDrawnNear } from './canvas-rest.ts';
import type { Line } from './lines.ts';

interface CanvasGroundProps extends CanvasPart {
  readonly model: BoardModel;
  readonly lines: readonly Line[];
}

/** The ground below the matches: the lines between them. */
export function CanvasGround({ model, layout, lines, near, rest }: CanvasGroundProps) {
  const drawn = useDrawnNear(rest, near);
  return <BracketLines model={model} layout={layout} lines={lines} near={drawn} />;
}

interface CanvasChampionProps extends Omit<CanvasPart, 'layout'> {
  readonly area: NonNullable<BracketLayout['champion']>;
  readonly children: ReactNode;
}

/** In its place after the last match. */
export function CanvasChampion({ area, near, rest, children }: CanvasChampionProps) {
  return isNear(area, useDrawnNear(rest, near)) ? children : null;
}
