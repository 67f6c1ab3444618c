import { useMemo } from 'react';
import { tierStarts } from '../awards/tier-distance.ts';
import { TierLine } from '../awards/tier-line.tsx';
import type { BoardFaces } from '../board/board-faces.ts';
import type { BoardState } from '../board/use-board.ts';
import { m } from '../words/messages.js';
import { BoardLine, LoadingLine } from './board-line.tsx';
import { type Jump, RankedRows, type RowFaces } from './ranked-rows.tsx';
import type { RowHeights } from './row-heights.ts';
import type { SeenRows } from './seen-rows.ts';

const ROW_PX = 44;
const PINNED_PX = 56;

interface BoardRowsProps {
  readonly board: BoardState;
  /** Rows before it stand elsewhere. */
  readonly firstRow: number;
  readonly faces: BoardFaces;
  readonly jump: Jump;
  readonly onView: (view: SeenRows) => void;
}

/** All rows of an event's board, with its tiers. */
export function BoardRows({ board, firstRow, faces, jump, onView }: BoardRowsProps) {
  const { head, rows, own } = board;
  const lastRow = head.totalRecords;
  const starts = useMemo(
    () => tierStarts(head.tiers).filter(({ row }) => row > firstRow || firstRow === 1),
    [head.tiers, firstRow],
  );
  const heights = useMemo<RowHeights>(
    () => ({ firstRow, lastRow, tierRows: starts.map(({ row }) => row), rowPx: ROW_PX }),
    [firstRow, lastRow, starts],
  );
  const state = useMemo(
    () => ({ rows, own, stamp: head.generation }),
    [rows, own, head.generation],
  );
  const rowFaces = useMemo<RowFaces>(
    () => ({
      ownId: faces.ownId,
      line: (entry) => <BoardLine entry={entry} faces={faces} />,
      loading: (row) => <LoadingLine row={row} />,
      above: (row) => {
        const tier = starts.find((start) => start.row === row)?.tier;
        return tier && <TierLine tier={tier} reward={faces.reward} />;
      },
    }),
    [faces, starts],
  );
  return (
    <RankedRows
      state={state}
      heights={heights}
      faces={rowFaces}
      pinnedPx={PINNED_PX}
      jump={jump}
      onView={onView}
      label={m.ranked()}
    />
  );
}
