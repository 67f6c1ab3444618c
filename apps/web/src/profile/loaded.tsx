import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** What is waited for: 'the sessions'. */
  what: string;
  /** px that it will take, about. */
  height: number;
  children(data: T): ReactNode;
}

/** A part of the profile that is read by itself: waits, says when it failed, and asks again. */
export function Loaded<T>({ query, what, height, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <EmptyState icon="warning" title={`Loading ${what} failed`}>
        <Button icon="refresh" isBusy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <VisuallyHidden>Loading {what}</VisuallyHidden>
      <Skeleton height={height} />
    </>
  );
}
