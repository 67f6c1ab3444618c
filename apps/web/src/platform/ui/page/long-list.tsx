import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { LoadFailure } from '../states/load-failure.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { m } from '../words/messages.js';
import styles from './long-list.module.css';

interface LongListProps<P, R> {
  list: UseInfiniteQueryResult<InfiniteData<P>>;
  rowsOf(page: P): readonly R[];
  /** 'The leagues' */
  what: string;
  /** px that it will take, about. */
  height: number;
  /** In its place where there is nothing. */
  none: ReactNode;
  children(rows: readonly R[]): ReactNode;
}

/** A list that is read page by page, as far as is asked: waits, says when it failed, and goes on. */
export function LongList<P, R>(props: LongListProps<P, R>) {
  const { list, rowsOf, what, height, none, children } = props;
  const rows = list.data?.pages.flatMap(rowsOf);
  if (rows === undefined) {
    return list.isError ? (
      <LoadFailure title={m.couldNotBeLoaded({ what })} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton height={height} />
    );
  }
  if (rows.length === 0) return none;
  return (
    <>
      {children(rows)}
      {list.hasNextPage ? (
        <Button
          className={styles.more}
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {m.loadMore()}
        </Button>
      ) : null}
    </>
  );
}
