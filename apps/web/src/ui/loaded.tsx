import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** What is waited for: 'the sessions'. */
  what: string;
  /** px that it will take, about. */
  height: number;
  children(data: T): ReactNode;
}

/** A part of a page that is read by itself: waits, says when it failed, and asks again. */
export function Loaded<T>({ query, what, height, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <LoadFailure title={`Loading ${what} failed`} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      <Skeleton height={height} />
    </>
  );
}
