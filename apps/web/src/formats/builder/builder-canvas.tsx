import type { BracketGraph, MatchPlace, MatchSlot } from '@callshot/rules';
import { matchKey } from '@callshot/rules';
import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Size } from '../../bracket/camera.ts';
import { CanvasToolbar, type Tool } from '../../bracket/canvas-toolbar.tsx';
import { type BracketLayout, layoutBracket, type Point } from '../../bracket/layout.ts';
import { isArrow, stopTowards } from '../../bracket/spatial.ts';
import { useCamera } from '../../bracket/use-camera.ts';
import { useRoom } from '../../bracket/use-room.ts';
import { stopAt, stopElement, useRovingStop } from '../../bracket/use-roving-stop.ts';
import styles from './builder-canvas.module.css';
import { BuilderLines } from './builder-lines.tsx';
import { BuilderMap } from './builder-map.tsx';
import type { BuilderMode } from './builder-mode.ts';
import { builderSize, DEFAULT_SCALE, scaledBy, ZOOM_STEP } from './builder-size.ts';
import { ColumnHeads } from './column-heads.tsx';
import type { ColumnPlace } from './column-place.ts';
import { DrawnMatch } from './drawn-match.tsx';
import { matchName, placeOf, slotWords } from './match-names.ts';

export interface BuilderCanvasProps {
  readonly graph: BracketGraph;
  readonly mode: BuilderMode | null;
  /** The column that the panel shows. */
  readonly column: ColumnPlace | null;
  readonly focused: MatchPlace | null;
  /** Why a loser that is being sent cannot come to a slot, by the slot; null = it can. */
  readonly faults: ReadonlyMap<string, string | null> | null;
  /** Keys of the matches in the view that is edited. */
  readonly inView: ReadonlySet<string> | null;
  /** Numbers of the scoring groups that a column is in, by its key. */
  readonly groups: ReadonlyMap<string, readonly number[]>;
  onMatch(match: MatchPlace): void;
  onSlot(slot: MatchSlot): void;
  onColumn(column: ColumnPlace): void;
}

/** The bracket as players see it, with what feeds each slot in place of teams. */
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
    onMove: nothing,
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
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const slot = target.closest<HTMLElement>('[data-target]')?.dataset.target?.split(':');
    const stop = stopAt(target.closest('[data-slot]'));
    const place = placeOf(graph, Number(slot?.[0] ?? stop?.match ?? -1));
    if (!place) return;
    if (slot) props.onSlot({ ...place, isTop: slot[1] === 'top' });
    else props.onMatch(place);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its keys and presses are those of the matches within */}
      <div
        ref={refs.view}
        className={styles.plane}
        data-tool={tool}
        onClick={onClick}
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
            match={mode?.kind === 'loser' ? mode.match : props.focused}
          />
          <ColumnHeads
            layout={layout}
            column={props.column}
            chosen={mode?.kind === 'group' ? mode.group : null}
            groups={props.groups}
            isResting={mode !== null && mode.kind !== 'group'}
            onColumn={props.onColumn}
          />
          <Matches {...props} layout={layout} />
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
        {mode?.kind === 'loser' ? (
          <p className={styles.note}>
            Dim: a slot that is fed already, or that would lead back to this match. Tab walks the
            free slots, Enter takes one.
          </p>
        ) : null}
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

function Matches(props: BuilderCanvasProps & { readonly layout: BracketLayout }) {
  const { graph, mode, focused, faults, inView, layout } = props;
  const words = useMemo(() => slotWords(graph), [graph]);
  const source = mode?.kind === 'loser' ? matchKey(mode.match) : null;
  const result = mode?.kind === 'loser' ? `Loser ${matchName(mode.match)} here` : '';
  const focusedKey = focused && matchKey(focused);
  return graph.matches.map((node, index) => {
    const box = layout.boxes[index];
    const slots = words[index];
    if (!box || !slots) return null;
    const faultOf = (side: 'top' | 'bottom') => faults?.get(`${node.key}-${side}`) ?? null;
    const isTarget = source !== null && faults !== null && !node.isReset;
    const canCome =
      isTarget &&
      (['top', 'bottom'] as const).some((side) => faults.get(`${node.key}-${side}`) === null);
    return (
      <DrawnMatch
        key={node.key}
        index={index}
        x={box.x}
        y={box.y}
        width={box.width}
        head={layout.size.head}
        slots={layout.size.slots}
        name={node.isReset ? 'Bracket Reset' : matchName(node)}
        top={slots.top.text}
        bottom={slots.bottom.text}
        topSeed={slots.top.seed}
        bottomSeed={slots.bottom.seed}
        stops={stopsOf(mode, canCome)}
        isFocused={focusedKey === node.key}
        isChosen={inView === null ? null : inView.has(node.key)}
        isSource={source === node.key}
        isDim={source !== null && source !== node.key && !canCome}
        topFault={isTarget ? faultOf('top') : null}
        bottomFault={isTarget ? faultOf('bottom') : null}
        result={canCome ? result : ''}
      />
    );
  });
}

function stopsOf(mode: BuilderMode | null, canCome: boolean): 'match' | 'slots' | 'none' {
  if (mode === null || mode.kind === 'view') return 'match';
  return mode.kind === 'loser' && canCome ? 'slots' : 'none';
}
