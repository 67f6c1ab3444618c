import type { BracketView } from '@callshot/rules';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import type { BoardModel, CanvasPart } from '../board/board-model.ts';
import type { BoardPicking } from '../board/board-props.ts';
import type { Point } from '../board/layout.ts';
import { useCalm } from '../board/use-calm.ts';
import { ViewPresets } from '../board/view-presets.tsx';
import { NextPanel } from '../picking/next-panel.tsx';
import styles from './bracket-canvas.module.css';
import type { Size } from './camera.ts';
import { type CanvasPlan, TOOLS_MARGIN } from './canvas-plan.ts';
import { CanvasToolbar, type Tool } from './canvas-toolbar.tsx';
import { Minimap } from './minimap.tsx';

interface CanvasToolsProps extends Pick<CanvasPart, 'near' | 'rest'> {
  readonly plan: CanvasPlan;
  readonly model: BoardModel;
  readonly views: readonly BracketView[];
  readonly picking: BoardPicking | null;
  readonly toggle: ReactNode;
  readonly tool: Tool;
  /** The minimap's rectangle. */
  readonly frame: RefObject<SVGRectElement | null>;
  onTool(tool: Tool): void;
  onZoom(by: 1 | -1): void;
  onFit(): void;
  onCentre(point: Point): void;
  onView(view: BracketView): void;
  /** To the open match beside the current one. */
  onStep(by: 1 | -1): void;
  /** To the current one. */
  onSeek(): void;
}

const isDone = (picking: BoardPicking | null): boolean => picking?.next.current === null;

const CORNER_MAP: Size = { width: 178, height: 108 };
const STRIP_MAP: Size = { width: 150, height: 54 };

/** Tools to pick, pan and zoom a bracket. They lie on the drawing only where they cover no match. */
export function CanvasTools(props: CanvasToolsProps) {
  const { plan, views } = props;
  const [turn, setTurn] = useState(0);
  const now = useMemo(
    () => ({ model: props.model, picking: props.picking }),
    [props.model, props.picking],
  );
  const calm = useCalm(now, turn);
  const isAlike =
    calm.model.graph === now.model.graph &&
    !calm.picking === !now.picking &&
    // At once: a stop that Tab reaches next is not taken away later.
    isDone(calm.picking) === isDone(now.picking);
  const { model, picking } = isAlike ? calm : now;
  const atOnce =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      setTurn(turn + 1);
      act(...args);
    };
  const isStrip = plan.tools === 'strip';
  // In a corner all of the bracket is seen: the map then shows what is picked and what is open.
  const hasMap = isStrip || picking !== null;
  return (
    <div className={styles.tools} style={{ margin: isStrip ? undefined : TOOLS_MARGIN }}>
      {picking && (
        <NextPanel
          model={model}
          next={picking.next}
          doneWords={picking.doneWords}
          inPlace={{ pick: atOnce(picking.inPlace.pick), score: atOnce(picking.inPlace.score) }}
          openFacts={picking.openFacts}
          onDone={picking.onDone}
          onStep={atOnce(props.onStep)}
          onSeek={props.onSeek}
        />
      )}
      <div className={styles.box} data-mapless={!hasMap || undefined}>
        {hasMap && (
          <Minimap
            layout={plan.layout}
            near={props.near}
            rest={props.rest}
            model={model}
            next={picking?.next ?? null}
            frame={props.frame}
            room={isStrip ? STRIP_MAP : CORNER_MAP}
            onCentre={props.onCentre}
          />
        )}
        <CanvasToolbar
          tool={props.tool}
          onTool={props.onTool}
          onZoom={props.onZoom}
          onFit={props.onFit}
        />
        {props.toggle}
      </div>
      {isStrip && <ViewPresets views={views} onWhole={props.onFit} onView={props.onView} />}
    </div>
  );
}
