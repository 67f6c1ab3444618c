import type { BracketView } from '@callshot/rules';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { type BoardModel, isResetDue } from './board-model.ts';
import type { BoardViewsProps } from './board-props.ts';
import styles from './bracket-canvas.module.css';
import { BracketLines } from './bracket-lines.tsx';
import { areaAround } from './camera.ts';
import { CanvasToolbar, type Tool } from './canvas-toolbar.tsx';
import { columnHeader } from './column-header.tsx';
import { type BracketLayout, layoutBracket } from './layout.ts';
import { bracketLines, type Line } from './lines.ts';
import { Minimap } from './minimap.tsx';
import { isArrow, stopTowards } from './spatial.ts';
import { useCamera } from './use-camera.ts';
import { stopAt, stopElement, useRovingStop } from './use-roving-stop.ts';
import { useSoughtMatch } from './use-sought-match.ts';
import { useTrace } from './use-trace.ts';
import { ViewPresets } from './view-presets.tsx';

interface BracketCanvasProps extends BoardViewsProps {
  readonly isCompact: boolean;
  readonly toggle: ReactNode;
}

/** The whole bracket on one plane that pans and zooms. */
export function BracketCanvas(props: BracketCanvasProps) {
  const { model, faces, views, storageKey, isCompact, toggle, search } = props;
  const { graph, state, boxHeight } = model;
  const layout = useMemo(
    () => layoutBracket(graph, { isCompact, boxHeight }),
    [graph, isCompact, boxHeight],
  );
  const lines = useMemo(() => bracketLines(graph, layout), [graph, layout]);
  const [tool, setTool] = useState<Tool>('selection');
  const drawing = `${graph.matches.length}:${layout.width}x${layout.height}`;
  const [refs, camera] = useCamera({ layout, storageKey, drawing });
  useRovingStop(refs.view, (match) => {
    const box = layout.boxes[match];
    if (box) camera.reveal(box);
  });
  useTrace(refs.view, lines, state);
  useSoughtMatch({
    search,
    matches: refs.view,
    // The drawing glides there, so the page goes by what frames it.
    frame: refs.view,
    bringIntoView: (key) => {
      const box = layout.boxes[graph.byKey.get(key)?.index ?? -1];
      if (box) camera.seek(box);
    },
  });

  const onKeyDown = (press: KeyboardEvent<HTMLElement>) => {
    const at = stopAt(press.target);
    if (!at || !isArrow(press.key)) return;
    press.preventDefault();
    const next = stopTowards({ graph, layout, isShown: model.isShown }, at, press.key);
    stopElement(refs.view.current, next)?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.canvas}>
      {/* biome-ignore lint/a11y/useSemanticElements: a plane of matches is no form field */}
      <div
        ref={refs.view}
        role="group"
        className={styles.view}
        data-tool={tool}
        aria-label={HINTS[model.stops]}
        onKeyDown={onKeyDown}
      >
        <div
          ref={refs.stage}
          className={styles.stage}
          style={{ width: layout.width, height: layout.height }}
        >
          <BracketLines
            layout={layout}
            lines={lines}
            isTravelled={(line) => isTravelled(model, line)}
          />
          {headersOf(model, layout)}
          {faces.onCanvas(layout.boxes)}
        </div>
      </div>
      <div className={styles.strip}>
        <CanvasToolbar tool={tool} onTool={setTool} camera={camera} />
        {toggle}
        <ViewPresets
          views={views}
          onWhole={camera.fit}
          onView={(view) => {
            const area = areaAround(boxesOf(model, layout, view));
            if (area) camera.show(area);
          }}
        />
        <Minimap layout={layout} model={model} frame={refs.frame} onCentre={camera.centre} />
      </div>
    </div>
  );
}

const HINTS: Record<BoardModel['stops'], string> = {
  slots: 'Bracket. Arrow keys move between teams, Enter picks.',
  matches: 'Bracket. Arrow keys move between matches.',
};

/** A reset has its heading only while it is there. */
function headersOf(model: BoardModel, layout: BracketLayout) {
  const { reset } = model.graph;
  const hasReset = reset !== null && model.isShown(reset);
  return layout.headers
    .filter((header) => header.column !== null || hasReset)
    .map((header) => columnHeader(header));
}

const isTravelled = ({ state }: BoardModel, line: Line): boolean => {
  const reset = line.isReset ? state.matches[line.to] : undefined;
  return reset ? isResetDue(reset) : state.matches[line.from]?.winnerTeamId != null;
};

const boxesOf = ({ graph }: BoardModel, layout: BracketLayout, view: BracketView) =>
  view.matches.flatMap(({ part, col, colIndex }) => {
    const node = graph.byKey.get(`${part}-${col}-${colIndex}`);
    return (node && layout.boxes[node.index]) ?? [];
  });
