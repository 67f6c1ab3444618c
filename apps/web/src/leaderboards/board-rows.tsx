import type { LeaderboardEntry } from '@callshot/contract';
import { type CSSProperties, memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardFaces } from './board-faces.ts';
import { BoardLine, LoadingLine } from './board-line.tsx';
import styles from './board-rows.module.css';
import type { BoardAnchor } from './leaderboard.queries.ts';
import type { RowHeights } from './row-heights.ts';
import { playSwaps, rowSwaps } from './row-swaps.ts';
import { type BoardTier, tierStarts } from './tier-distance.ts';
import { TierLine } from './tier-line.tsx';
import type { BoardState } from './use-board.ts';
import { type RowWindow, useRowWindow } from './use-row-window.ts';

/** Rows drawn beyond what is in view, so that a quick movement shows none that is missing. */
const BEYOND = 8;
const PINNED_PX = 56;

/** A place to go to; asking for the same one again is another jump. */
export interface Jump {
  readonly to: BoardAnchor;
  readonly count: number;
}

interface BoardRowsProps {
  readonly board: BoardState;
  /** Rows before it stand elsewhere. */
  readonly firstRow: number;
  readonly faces: BoardFaces;
  readonly jump: Jump;
  readonly onView: (view: SeenRows) => void;
}

/** The rows in view, and those that are drawn. */
export interface SeenRows {
  readonly first: number;
  readonly last: number;
  readonly drawnFrom: number;
  readonly drawnTo: number;
}

/** All rows of a board, of which only those in view are drawn; the own row is pinned while it is not. */
export function BoardRows({ board, firstRow, faces, jump, onView }: BoardRowsProps) {
  const { head, rows, own } = board;
  const lastRow = head.totalRecords;
  const starts = useMemo(
    () => tierStarts(head.tiers).filter(({ row }) => row > firstRow || firstRow === 1),
    [head.tiers, firstRow],
  );
  const heights = useMemo<RowHeights>(
    () => ({ firstRow, lastRow, tierRows: starts.map(({ row }) => row) }),
    [firstRow, lastRow, starts],
  );
  const view = useRowWindow(heights, PINNED_PX);
  const { first, last, lastAboveFoot, isMeasured, show } = view;
  useJump(jump, isMeasured && last >= first, { own, firstRow, lastRow, show });
  useBoardSwaps(board, view, faces.ownId);
  const drawnFrom = Math.max(firstRow, first - BEYOND);
  const drawnTo = Math.min(lastRow, last + BEYOND);
  useEffect(() => {
    if (last >= first) onView({ first, last, drawnFrom, drawnTo });
  }, [first, last, drawnFrom, drawnTo, onView]);

  const isOwnElsewhere =
    isMeasured &&
    own !== null &&
    own.row >= firstRow &&
    (own.row < first || own.row > lastAboveFoot);
  const shown = Array.from(
    { length: Math.max(0, drawnTo - drawnFrom + 1) },
    (_, at) => drawnFrom + at,
  );
  return (
    <div className={styles.frame} data-pinned={isOwnElsewhere}>
      <section
        ref={view.box}
        className={styles.list}
        aria-label="Entrants"
        onScroll={view.onScroll}
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
              tier={starts.find((start) => start.row === row)?.tier}
              faces={faces}
              top={view.topOf(row)}
            />
          ))}
        </ol>
      </section>
      {isOwnElsewhere && (
        <section className={styles.pinned} aria-label="Your row">
          <BoardLine entry={own} faces={faces} />
        </section>
      )}
    </div>
  );
}

/** Where another state of the board has other entrants in view, they come from where they stood. */
function useBoardSwaps(board: BoardState, { box, topOf }: RowWindow, ownId: number | null): void {
  const last = useRef(board);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolling moves nobody
  useLayoutEffect(() => {
    const before = last.current;
    last.current = board;
    if (before.head.generation === board.head.generation) return;
    const placesOf = ({ rows }: BoardState) =>
      new Map([...rows].map(([row, { userId }]) => [userId, { x: 0, y: topOf(row) }]));
    const rowOf = new Map([...board.rows].map(([row, { userId }]) => [userId, row]));
    playSwaps(
      rowSwaps(placesOf(before), placesOf(board)),
      (userId) => box.current?.querySelector(`[data-row="${rowOf.get(userId)}"]`),
      ownId,
    );
  }, [board]);
}

interface PlacedRowProps {
  readonly row: number;
  readonly of: number;
  readonly entry: LeaderboardEntry | undefined;
  readonly tier: BoardTier | undefined;
  readonly faces: BoardFaces;
  readonly top: number;
}

const PlacedRow = memo(function PlacedRow(props: PlacedRowProps) {
  const { row, of, entry, tier, faces, top } = props;
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
      {tier && <TierLine tier={tier} reward={faces.reward} />}
      {entry ? <BoardLine entry={entry} faces={faces} /> : <LoadingLine row={row} />}
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
