import type { BracketView } from '@callshot/rules';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { type BoardModel, faceOf, isShown } from './board-model.ts';
import styles from './bracket-canvas.module.css';
import { BracketLines } from './bracket-lines.tsx';
import { areaAround } from './camera.ts';
import { CanvasToolbar, type Tool } from './canvas-toolbar.tsx';
import { ColumnHeader } from './column-header.tsx';
import { type BracketLayout, layoutBracket } from './layout.ts';
import { bracketLines, type Line } from './lines.ts';
import { MatchBox } from './match-box.tsx';
import { Minimap } from './minimap.tsx';
import { isArrow, type SlotAt, slotTowards } from './spatial.ts';
import { useCamera } from './use-camera.ts';
import { slotElement, useRovingSlot } from './use-roving-slot.ts';
import { type MatchSearch, useSoughtMatch } from './use-sought-match.ts';
import { useTrace } from './use-trace.ts';
import { ViewPresets } from './view-presets.tsx';

export interface BracketCanvasProps {
  readonly model: BoardModel;
  readonly views: readonly BracketView[];
  readonly storageKey: string;
  readonly isCompact: boolean;
  readonly toggle: ReactNode;
  readonly search: MatchSearch | null;
}

/** The whole bracket on one plane that pans and zooms. */
export function BracketCanvas(props: BracketCanvasProps) {
  const { model, views, storageKey, isCompact, toggle, search } = props;
  const { graph, state } = model;
  const layout = useMemo(() => layoutBracket(graph, isCompact), [graph, isCompact]);
  const lines = useMemo(() => bracketLines(graph, layout), [graph, layout]);
  const [tool, setTool] = useState<Tool>('selection');
  const drawing = `${graph.matches.length}:${layout.width}x${layout.height}`;
  const [refs, camera] = useCamera({ layout, storageKey, drawing });
  useRovingSlot(refs.view, (at) => {
    const box = layout.boxes[at.match];
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
    const at = slotAt(press.target);
    if (!at || !isArrow(press.key)) return;
    press.preventDefault();
    const board = { graph, layout, isShown: (match: number) => isShown(state.matches[match]) };
    slotElement(refs.view.current, slotTowards(board, at, press.key))?.focus({
      preventScroll: true,
    });
  };

  return (
    <div className={styles.canvas}>
      {/* biome-ignore lint/a11y/useSemanticElements: a plane of matches is no form field */}
      <div
        ref={refs.view}
        role="group"
        className={styles.view}
        data-tool={tool}
        aria-label="Bracket. Arrow keys move between teams, Enter picks."
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
          <Headers model={model} layout={layout} />
          <Boxes model={model} layout={layout} />
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
        <Minimap layout={layout} state={state} frame={refs.frame} onCentre={camera.centre} />
      </div>
    </div>
  );
}

interface PlaneProps {
  readonly model: BoardModel;
  readonly layout: BracketLayout;
}

function Headers({ model, layout }: PlaneProps) {
  const { reset } = model.graph;
  const hasReset = reset !== null && isShown(model.state.matches[reset]);
  return layout.headers
    .filter((header) => header.column !== null || hasReset)
    .map((header) => <ColumnHeader key={header.key} header={header} />);
}

const Boxes = ({ model, layout }: PlaneProps) =>
  layout.boxes.map((box) => {
    const face = faceOf(model, box.index);
    return face && <MatchBox key={box.index} box={box} teams={model.teams} {...face} />;
  });

const isTravelled = ({ state }: BoardModel, line: Line): boolean =>
  line.isReset ? isShown(state.matches[line.to]) : state.matches[line.from]?.winnerTeamId != null;

const boxesOf = ({ graph }: BoardModel, layout: BracketLayout, view: BracketView) =>
  view.matches.flatMap(({ part, col, colIndex }) => {
    const node = graph.byKey.get(`${part}-${col}-${colIndex}`);
    return (node && layout.boxes[node.index]) ?? [];
  });

function slotAt(target: EventTarget): SlotAt | null {
  const slot = target instanceof HTMLElement ? target.dataset.slot : undefined;
  const [match, side] = slot?.split(':') ?? [];
  return match === undefined ? null : { match: Number(match), isTop: side === 'top' };
}
