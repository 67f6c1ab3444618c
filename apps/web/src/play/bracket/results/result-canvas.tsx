import { memo, useLayoutEffect, useRef } from 'react';
import type { CanvasPart } from '../board/board-model.ts';
import { stopAt, stopElement } from '../board/use-roving-stop.ts';
import { DrawnResults } from '../drawn/drawn-results.ts';
import type { ResultModel } from './result-model.ts';

interface ResultCanvasProps extends CanvasPart {
  readonly model: ResultModel;
}

/** The official matches of a canvas. */
export const ResultCanvas = memo(function ResultCanvas(props: ResultCanvasProps) {
  const { model, layout, near, rest } = props;
  const host = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnResults>(null);
  const latest = useRef(props);

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const held = stopAt(element.contains(document.activeElement) ? document.activeElement : null);
    const isFirst = drawn.current === null;
    const matches = new DrawnResults(element, layout);
    drawn.current = matches;
    if (isFirst) return rest.whenWanted(() => matches.complete());
    // Another size is another drawing; the keyboard stays where it was.
    matches.draw(latest.current.model.results, null);
    if (held) stopElement(element, held)?.focus({ preventScroll: true });
  }, [layout, rest]);

  useLayoutEffect(() => {
    latest.current = props;
    drawn.current?.draw(model.results, near);
  });

  return <div ref={host} />;
});
