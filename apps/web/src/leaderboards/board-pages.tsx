import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { BoardList } from './board-list.tsx';
import { BoardLoading, BoardNotice } from './board-states.tsx';
import { type BoardAnchor, boardPagesQuery, joinPages, ofOneBoard } from './leaderboard.queries.ts';

/** More rows are asked for near 60% down and 30% up [rule: boards-12]. */
const NEAR_END = 0.6;
const NEAR_START = 0.3;

interface BoardPagesProps {
  readonly eventId: number;
  readonly anchor: BoardAnchor;
  readonly ownId: number | null;
  readonly onOpen: ((userId: number) => void) | undefined;
}

export function BoardPages({ eventId, anchor, ownId, onOpen }: BoardPagesProps) {
  const board = useInfiniteQuery(boardPagesQuery(eventId, anchor));
  const { pages, isOutdated } = ofOneBoard(board.data?.pages ?? []);
  const records = joinPages(pages);
  const list = useRef<HTMLElement>(null);
  const held = useRef<{ row: number; offset: number } | null>(null);
  const isPlaced = useRef(false);
  const firstRow = records[0]?.row;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the loaded window changes
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || records.length === 0) return;
    if (!isPlaced.current) {
      place(box, anchor, ownId);
      isPlaced.current = true;
    } else if (held.current) {
      const row = box.querySelector<HTMLElement>(`[data-row="${held.current.row}"]`);
      if (row) box.scrollTop = row.offsetTop - held.current.offset;
      else place(box, anchor, ownId);
    }
  }, [firstRow, records.length]);

  const { refetch, isFetching, isError } = board;
  useEffect(() => {
    if (isOutdated && !isFetching && !isError) void refetch();
  }, [isOutdated, isFetching, isError, refetch]);

  const onScroll = () => {
    const box = list.current;
    if (!box) return;
    held.current = topRowOf(box);
    const room = box.scrollHeight - box.clientHeight;
    const at = room > 0 ? box.scrollTop / room : 1;
    if (at >= NEAR_END && board.hasNextPage && !board.isFetching) void board.fetchNextPage();
    else if (at <= NEAR_START && board.hasPreviousPage && !board.isFetching)
      void board.fetchPreviousPage();
  };

  if (board.isPending) return <BoardLoading />;
  if (board.isError && records.length === 0) {
    return (
      <LoadFailure title="The leaderboard could not be loaded" onRetry={() => board.refetch()} />
    );
  }
  if (!records.some((record) => record.rank !== null)) {
    return <EmptyState icon="trophy" title="No picks have been scored for this event." />;
  }
  const total = pages.at(-1)?.totalRecords ?? 0;
  return (
    <>
      <BoardList
        ref={list}
        label="Entrants"
        records={records}
        ownId={ownId}
        onOpen={onOpen}
        onScroll={onScroll}
      />
      <BoardNotice shown={records} total={total} isLoadingMore={board.isFetching} />
    </>
  );
}

/** Where a fresh window starts: its anchor's end, or the own row in the middle. */
function place(box: HTMLElement, anchor: BoardAnchor, ownId: number | null): void {
  if (anchor === 'bottom') box.scrollTop = box.scrollHeight;
  if (anchor !== 'me' || ownId === null) return;
  const own = box.querySelector<HTMLElement>('[aria-current="true"]');
  if (own) box.scrollTop = own.offsetTop - (box.clientHeight - own.offsetHeight) / 2;
}

function topRowOf(box: HTMLElement): { row: number; offset: number } | null {
  for (const item of box.querySelectorAll<HTMLElement>('[data-row]')) {
    if (item.offsetTop + item.offsetHeight > box.scrollTop) {
      return { row: Number(item.dataset.row), offset: item.offsetTop - box.scrollTop };
    }
  }
  return null;
}
