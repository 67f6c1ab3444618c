import type { BracketView } from '@callshot/rules';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { BoardModel } from '../board/board-model.ts';
import type { BoardViewsProps } from '../board/board-props.ts';
import type { BracketLayout } from '../board/layout.ts';
import { useBoardKeys } from '../board/use-board-keys.ts';
import { useRovingStop } from '../board/use-roving-stop.ts';
import { useSoughtMatch } from '../phone/use-sought-match.ts';
import { useTrace } from '../picking/use-trace.ts';
import { useRoom } from '../slot/use-room.ts';
import { m } from '../words/messages.js';
import styles from './bracket-canvas.module.css';
import { areaAround, opening, type Size } from './camera.ts';
import { CanvasChampion, CanvasGround } from './canvas-ground.tsx';
import { drawnFirst, useCanvasRest } from './canvas-rest.ts';
import type { Tool } from './canvas-toolbar.tsx';
import { CanvasTools } from './canvas-tools.tsx';
import { useCamera } from './use-camera.ts';
import { useCanvasPlan } from './use-canvas-plan.ts';

interface BracketCanvasProps extends BoardViewsProps {
  readonly toggle: ReactNode;
}

/** The whole bracket on one plane, with its tools where they cover no match. */
export function BracketCanvas(props: BracketCanvasProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const room = useRoom(canvas);
  return (
    <div ref={canvas} className={styles.canvas}>
      {room && <Plane {...props} room={room} />}
    </div>
  );
}

interface PlaneProps extends BracketCanvasProps {
  readonly room: Size;
}

function Plane(props: PlaneProps) {
  const { model, faces, views, picking, toggle, search } = props;
  const { graph, state } = model;
  const { plan, strip, sizing, stored, store } = useCanvasPlan(props);
  const { layout, lines, view } = plan;
  const opensAt = picking ? picking.next.current : model.opensAt;
  const first = layout.boxes[opensAt ?? -1] ?? null;
  const [near] = useState(() => drawnFirst(layout, stored ?? opening(layout, view, first), view));
  const rest = useCanvasRest();
  const [tool, setTool] = useState<Tool>('selection');
  const [refs, camera] = useCamera({
    layout,
    view,
    stored,
    first,
    onMove: rest.want,
    onStore: store,
    onZoom: sizing.turn,
  });
  const seek = (match: number) => {
    const box = layout.boxes[match];
    if (box) camera.seek(box);
  };
  useRovingStop({
    view: refs.view,
    layout,
    onReveal: (match) => {
      const box = layout.boxes[match];
      if (box) camera.reveal(box);
    },
  });
  useTrace(refs.view, lines, state);
  useSoughtMatch({
    search,
    matches: refs.view,
    // The drawing glides there, so the page goes by what frames it.
    frame: refs.view,
    bringIntoView: (key) => {
      const match = graph.byKey.get(key)?.index ?? -1;
      picking?.next.turnTo(match);
      seek(match);
    },
  });
  const { choose } = sizing;
  const { whole } = camera;
  const fit = useCallback(() => {
    choose(null);
    whole();
  }, [choose, whole]);
  useNextInView(picking?.next.current ?? null, layout, camera.seek);
  const keys = useBoardKeys({ model, layout, picking, view: refs.view });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys are those of the matches within
    <div
      className={styles.plane}
      data-tools={plan.tools}
      data-strip={strip}
      onKeyDownCapture={rest.want}
      onKeyDown={keys.onKeyDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a plane of matches is no form field */}
      <div
        ref={refs.view}
        role="group"
        className={styles.view}
        style={view.height ? ({ '--height': `${view.height}px` } as CSSProperties) : undefined}
        data-tool={tool}
        aria-label={HINTS[model.stops]}
      >
        <div
          ref={refs.stage}
          className={styles.stage}
          style={
            { '--drawn-width': layout.width, '--drawn-height': layout.height } as CSSProperties
          }
        >
          <CanvasGround model={model} layout={layout} lines={lines} near={near} rest={rest} />
          {faces.onCanvas({ layout, near, rest })}
          {layout.champion && (
            <CanvasChampion area={layout.champion} near={near} rest={rest}>
              {faces.champion(layout.champion)}
            </CanvasChampion>
          )}
          {faces.motion(layout)}
        </div>
      </div>
      <CanvasTools
        plan={plan}
        near={near}
        rest={rest}
        model={model}
        views={views}
        picking={picking}
        toggle={toggle}
        tool={tool}
        frame={refs.frame}
        onTool={setTool}
        onZoom={sizing.step}
        onFit={fit}
        onCentre={camera.centre}
        onView={(shown) => {
          const area = areaAround(boxesOf(model, layout, shown));
          if (area) camera.show(area);
        }}
        onStep={keys.turn}
        onSeek={() => {
          const match = picking?.next.current ?? null;
          if (match === null) return;
          seek(match);
          keys.focus({ match, side: 'top' });
        }}
      />
    </div>
  );
}

/** As long as picks follow each other faster than that, the drawing stays under the pointer. */
const STILL_MS = 160;

/** The camera goes to the next match when it changes; at first it stays where it was left. */
function useNextInView(
  current: number | null,
  layout: BracketLayout,
  seek: (box: BracketLayout['boxes'][number]) => void,
): void {
  const last = useRef(current);
  useLayoutEffect(() => {
    if (last.current === current) return;
    const waiting = setTimeout(() => {
      last.current = current;
      const box = layout.boxes[current ?? -1];
      if (box) seek(box);
    }, STILL_MS);
    return () => clearTimeout(waiting);
  }, [current, layout, seek]);
}

const HINTS: Record<BoardModel['stops'], string> = {
  slots: m.hintPicking(),
  matches: m.hintViewing(),
};

const boxesOf = ({ graph }: BoardModel, layout: BracketLayout, view: BracketView) =>
  view.matches.flatMap(({ part, col, colIndex }) => {
    const node = graph.byKey.get(`${part}-${col}-${colIndex}`);
    return (node && layout.boxes[node.index]) ?? [];
  });
