import type { MatchPlace, MatchSlot } from '@callshot/rules';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { layoutBracket, type Point } from '../../../play/bracket/board/layout.ts';
import { isArrow, stopTowards } from '../../../play/bracket/board/spatial.ts';
import { stopAt, stopElement, useRovingStop } from '../../../play/bracket/board/use-roving-stop.ts';
import { opening, type Size } from '../../../play/bracket/canvas/camera.ts';
import {
  drawnFirst,
  useCanvasRest,
  useDrawnNear,
} from '../../../play/bracket/canvas/canvas-rest.ts';
import { CanvasToolbar, type Tool } from '../../../play/bracket/canvas/canvas-toolbar.tsx';
import { useCamera } from '../../../play/bracket/canvas/use-camera.ts';
import { useRoom } from '../../../play/bracket/slot/use-room.ts';
import { m } from '../words/messages.js';
import styles from './builder-canvas.module.css';
import { BuilderLines } from './builder-lines.tsx';
import { BuilderMap } from './builder-map.tsx';
import { builderSize, DEFAULT_SCALE, scaledBy, ZOOM_STEP } from './builder-size.ts';
import { ColumnHeads } from './column-heads.tsx';
import type { ColumnPlace } from './column-place.ts';
import { DrawnMatch } from './drawn-match.tsx';
import { drawnMatches, type MatchesShown, pressDrawn } from './drawn-matches.ts';
import { slotWords } from './match-names.ts';

export interface BuilderCanvasProps extends MatchesShown {
  /** The column that the panel shows. */
  readonly column: ColumnPlace | null;
  /** Numbers of the scoring groups that a column is in, by its key. */
  readonly groups: ReadonlyMap<string, readonly number[]>;
  onMatch(match: MatchPlace): void;
  onSlot(slot: MatchSlot): void;
  onColumn(column: ColumnPlace): void;
}

/** The bracket as players see it, with the source of each slot in place of teams. */
export function BuilderCanvas(props: BuilderCanvasProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const room = useRoom(canvas);
  return (
    <div ref={canvas} className={styles.view}>
      {room && <Plane {...props} room={room} />}
    </div>
  );
}

function Plane(props: BuilderCanvasProps & { readonly room: Size }) {
  const { graph, mode, room } = props;
  const [tool, setTool] = useState<Tool>('selection');
  const [scale, setScale] = useState(DEFAULT_SCALE);
  const layout = useMemo(() => layoutBracket(graph, builderSize(scale)), [graph, scale]);
  const words = useMemo(() => slotWords(graph), [graph]);
  const rest = useCanvasRest();
  const [first] = useState(() => drawnFirst(layout, opening(layout, room, null), room));
  const near = useDrawnNear(rest, first);
  const matches = drawnMatches(props, layout, words, near);
  const zoom = (factor: number): boolean => {
    const next = scaledBy(scale, factor);
    // The camera keeps what is below the pointer in its place while this is drawn.
    if (next !== scale) flushSync(() => setScale(next));
    return next !== scale;
  };
  const [refs, camera] = useCamera({
    layout,
    view: room,
    stored: null,
    first: null,
    onMove: rest.want,
    onStore: nothing,
    onZoom: zoom,
  });
  useRovingStop({
    view: refs.view,
    layout,
    onReveal: (match) => {
      const box = layout.boxes[match];
      if (box) camera.reveal(box);
    },
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys and presses are those of the matches within */}
      <div
        ref={refs.view}
        className={styles.plane}
        data-tool={tool}
        onClick={(press) => pressDrawn(press, props)}
        onKeyDownCapture={() => flushSync(rest.want)}
        onKeyDown={(press) => {
          const at = stopAt(press.target);
          if (!at || !isArrow(press.key) || press.altKey) return;
          press.preventDefault();
          const next = stopTowards({ graph, layout, isShown: () => true }, at, press.key);
          stopElement(refs.view.current, next)?.focus({ preventScroll: true });
        }}
      >
        <div
          ref={refs.stage}
          className={styles.stage}
          style={{ width: layout.width, height: layout.height, ...scaleOf(scale) }}
        >
          <BuilderLines
            graph={graph}
            layout={layout}
            near={near}
            match={mode?.kind === 'loser' ? mode.match : props.focused}
          />
          <ColumnHeads
            layout={layout}
            near={near}
            column={props.column}
            chosen={mode?.kind === 'group' ? mode.group : null}
            groups={props.groups}
            isResting={mode !== null && mode.kind !== 'group'}
            onColumn={props.onColumn}
          />
          {matches.map((match) => (
            <DrawnMatch key={match.index} {...match} />
          ))}
        </div>
      </div>
      <div className={styles.strip}>
        <CanvasToolbar
          tool={tool}
          onTool={setTool}
          onZoom={(by) => zoom(by > 0 ? ZOOM_STEP : 1 / ZOOM_STEP)}
          onFit={() => {
            const fitting = Math.min(room.width / layout.width, room.height / layout.height);
            zoom(fitting);
            camera.whole();
          }}
        />
        <span>{Math.round(scale * 100)} %</span>
        {mode?.kind === 'loser' ? <p className={styles.note}>{m.dimmedNote()}</p> : null}
        <BuilderMap
          graph={graph}
          layout={layout}
          frame={refs.frame}
          match={mode?.kind === 'loser' ? mode.match : props.focused}
          onCentre={(point: Point) => camera.centre(point)}
        />
      </div>
    </>
  );
}

const nothing = () => undefined;

const scaleOf = (scale: number) => ({ '--scale': scale }) as Record<string, number>;
