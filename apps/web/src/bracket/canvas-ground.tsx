import { memo, type RefObject, useLayoutEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import type { BoardModel, CanvasPart } from './board-model.ts';
import { BracketLines } from './bracket-lines.tsx';
import { columnHeader } from './column-header.tsx';
import { type Area, type BracketLayout, doMeet, HEADER_HEIGHT, type HeaderBox } from './layout.ts';
import type { Line } from './lines.ts';

interface CanvasGroundProps extends CanvasPart {
  readonly model: BoardModel;
  readonly lines: readonly Line[];
}

/** What the matches stand on: the ways between them and the headings above, those that are seen first. */
export function CanvasGround({ model, layout, lines, near, onElsewhere }: CanvasGroundProps) {
  const isComplete = useIsComplete(onElsewhere);
  const first = isComplete ? null : near;
  const { reset } = model.graph;
  return (
    <>
      <BracketLines model={model} layout={layout} lines={lines} near={first} />
      <Headers layout={layout} hasReset={reset !== null && model.isShown(reset)} near={first} />
    </>
  );
}

/** After what is seen has been painted, or before anything else is looked at. */
function useIsComplete(onElsewhere: RefObject<(() => void) | null>): boolean {
  const [isComplete, setComplete] = useState(false);
  useLayoutEffect(() => {
    const complete = () => setComplete(true);
    onElsewhere.current = complete;
    return afterPaint(complete);
  }, [onElsewhere]);
  return isComplete;
}

interface HeadersProps {
  readonly layout: BracketLayout;
  readonly hasReset: boolean;
  /** Null = all of them. */
  readonly near: Area | null;
}

/** A reset has its heading only while it is there. */
const Headers = memo(function Headers({ layout, hasReset, near }: HeadersProps) {
  const isDrawn = ({ x, y, width }: HeaderBox) =>
    near === null || doMeet({ x, y, width, height: HEADER_HEIGHT }, near);
  return layout.headers
    .filter((header) => (header.column !== null || hasReset) && isDrawn(header))
    .map((header) => columnHeader(header));
});
