import { memo, type ReactNode } from 'react';
import type { BoardModel, CanvasPart } from '../board/board-model.ts';
import { columnHeader } from '../board/column-header.tsx';
import { type BracketLayout, HEADER_HEIGHT, isNear } from '../board/layout.ts';
import { BracketLines } from './bracket-lines.tsx';
import { useDrawnNear } from './canvas-rest.ts';
import type { Line } from './lines.ts';

interface CanvasGroundProps extends CanvasPart {
  readonly model: BoardModel;
  readonly lines: readonly Line[];
}

/** The ground below the matches: the lines between them, and the headings above. */
export function CanvasGround({ model, layout, lines, near, rest }: CanvasGroundProps) {
  const drawn = useDrawnNear(rest, near);
  const { reset } = model.graph;
  return (
    <>
      <BracketLines model={model} layout={layout} lines={lines} near={drawn} />
      <Headers layout={layout} hasReset={reset !== null && model.isShown(reset)} near={drawn} />
    </>
  );
}

interface HeadersProps extends Pick<CanvasPart, 'layout' | 'near'> {
  readonly hasReset: boolean;
}

/** A reset has its heading only while it is there. */
const Headers = memo(function Headers({ layout, hasReset, near }: HeadersProps) {
  return layout.headers
    .filter(({ column }) => column !== null || hasReset)
    .filter(({ x, y, width }) => isNear({ x, y, width, height: HEADER_HEIGHT }, near))
    .map((header) => columnHeader(header));
});

interface CanvasChampionProps extends Omit<CanvasPart, 'layout'> {
  readonly area: NonNullable<BracketLayout['champion']>;
  readonly children: ReactNode;
}

/** In its place after the last match. */
export function CanvasChampion({ area, near, rest, children }: CanvasChampionProps) {
  return isNear(area, useDrawnNear(rest, near)) ? children : null;
}
