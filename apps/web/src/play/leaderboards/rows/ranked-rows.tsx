import type { LeaderboardEntry } from '@callshot/contract';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type { BoardAnchor } from '../board/leaderboard.queries.ts';
import { m } from '../words/messages.js';
import styles from './ranked-rows.module.css';
import type { RowHeights } from './row-heights.ts';
import { playSwaps, rowSwaps } from './row-swaps.ts';
import type { SeenRows } from './seen-rows.ts';
import { type RowWindow, useRowWindow } from './use-row-window.ts';

/** Rows drawn beyond what is in view, so that a quick movement shows none that is missing. */
const BEYOND = 8;

/** A place to go to; asking for the same one again is another jump. */
export interface Jump {
  readonly to: BoardAnchor;
  readonly count: number;
}

/** Some users ranked among themselves, as far as their rows are loaded. */
export interface RankedState {
  readonly rows: ReadonlyMap<number, LeaderboardEntry>;
  /** The reader's own row; null when they are not among them. */
  readonly own: LeaderboardEntry | null;
  /** Changes with the order of the rows. */
  readonly stamp: number | string;
}

/** Draws a row; the same object as long as rows look the same. */
export interface RowFaces {
  readonly ownId: number | null;
  line(entry: LeaderboardEntry): ReactNode;
  /** In place of a row that is still being read. */
  loading(row: number): ReactNode;
  /** The content above a row. */
  above?(row: number): ReactNode;
}

interface RankedRowsProps {
  readonly state: RankedState;
  readonly heights: RowHeights;
  readonly faces: RowFaces;
  /** px that the own row takes at the list's foot. */
  readonly pinnedPx: number;
  readonly jump: Jump;
  readonly onView: (view: SeenRows) => void;
  readonly label: string;
}

/** All rows of a ranking, of which only those in view are drawn; the own row is pinned while it is not. */
export function RankedRows(props: RankedRowsProps) {
  const { state, heights, faces, pinnedPx, jump, onView, label } = props;
  const { rows, own } = state;
  const { firstRow, lastRow } = heights;
  const view = useRowWindow(heights, pinnedPx);
  const { first, last, lastAboveFoot, isMeasured, show } = view;
  useJump(jump, isMeasured && last >= first, { own, firstRow, lastRow, show });
  useBoardSwaps(state, view, faces.ownId);
  const drawnFrom = Math.max(firstRow, first - BEYOND);
  const drawnTo = Math.min(lastRow, last + BEYOND);
  useEffect(() => {
    if (last >= first) onView({ first, last, drawnFrom, drawnTo });
  }, [first, last, drawnFrom, drawnTo, onView]);

  /** Browsers go to the ends step by step, and the last steps look like small movements within the list. */
  const goToEnd = (press: KeyboardEvent) => {
    if (press.key !== 'Home' && press.key !== 'End') return;
    press.preventDefault();
    if (press.key === 'Home') show(firstRow, 'start');
    else show(lastRow, 'end');
  };

  const isOwnElsewhere =
    isMeasured &&
    own !== null &&
    own.row >= firstRow &&
    (own.row < first || own.row > lastAboveFoot);
  const shown = Array.from(
    { length: Math.max(0, drawnTo - drawnFrom + 1) },
    (_, at) => drawnFrom + at,
  );
  const frame = { '--pinned': `${pinnedPx}px` } as CSSProperties;
  return (
    <div className={styles.frame} style={frame} data-pinned={isOwnElsewhere}>
      <section
        ref={view.box}
        className={styles.list}
        aria-label={label}
        onScroll={view.onScroll}
        onKeyDown={goToEnd}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
      >
        <ol style={{ height: view.height }} className={styles.rows}>
          {shown.map((row) => (
            <PlacedRow
              key={row}
              row={row}
              of={lastRow}
              entry={rows.get(row)}
              faces={faces}
              top={view.topOf(row)}
            />
          ))}
        </ol>
      </section>
      {isOwnElsewhere && (
        <section className={styles.pinned} aria-label={m.yourRow()}>
          {faces.line(own)}
        </section>
      )}
    </div>
  );
}

/**
 * When another state of the board has other entrants in view, they move in from their former
 * places.
 */
function useBoardSwaps(state: RankedState, { box, topOf }: RowWindow, ownId: number | null): void {
  const last = useRef(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolling moves nobody
  useLayoutEffect(() => {
    const before = last.current;
    last.current = state;
    if (before.stamp === state.stamp) return;
    const placesOf = ({ rows }: RankedState) =>
      new Map([...rows].map(([row, { userId }]) => [userId, { x: 0, y: topOf(row) }]));
    const rowOf = new Map([...state.rows].map(([row, { userId }]) => [userId, row]));
    playSwaps(
      rowSwaps(placesOf(before), placesOf(state)),
      (userId) => box.current?.querySelector(`[data-row="${rowOf.get(userId)}"]`),
      ownId,
    );
  }, [state]);
}

interface PlacedRowProps {
  readonly row: number;
  readonly of: number;
  readonly entry: LeaderboardEntry | undefined;
  readonly faces: RowFaces;
  readonly top: number;
}

const PlacedRow = memo(function PlacedRow({ row, of, entry, faces, top }: PlacedRowProps) {
  const place: CSSProperties = { top };
  return (
    <li
      className={styles.row}
      style={place}
      data-row={row}
      aria-setsize={of}
      aria-posinset={row}
      aria-current={entry && entry.userId === faces.ownId ? 'true' : undefined}
    >
      {faces.above?.(row)}
      {entry ? faces.line(entry) : faces.loading(row)}
    </li>
  );
});

interface Ends {
  readonly own: LeaderboardEntry | null;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly show: (row: number, at: 'start' | 'middle' | 'end') => void;
}

/** Shows the place that was asked for, once for each time. */
function useJump(jump: Jump, isReady: boolean, { own, firstRow, lastRow, show }: Ends): void {
  const done = useRef<Jump | null>(null);
  useLayoutEffect(() => {
    if (!isReady || done.current === jump || (jump.to === 'me' && !own)) return;
    done.current = jump;
    if (jump.to === 'top') show(firstRow, 'start');
    else if (jump.to === 'bottom') show(lastRow, 'end');
    else if (own) show(Math.max(firstRow, own.row), 'middle');
  });
}
