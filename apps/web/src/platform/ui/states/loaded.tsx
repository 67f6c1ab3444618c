import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { m } from '../words/messages.js';
import { LoadFailure } from './load-failure.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  /** The name of what is loading: 'the sessions'. */
  what: string;
  children(data: T): ReactNode;
}

/** A placeholder: an approximate height in px, or rows like those to come. */
type Place =
  | { readonly height: number; readonly rows?: never }
  | { readonly height?: never; readonly rows: ReactNode };

/** A part of a page that is read by itself: waits, says when it failed, and asks again. */
export function Loaded<T>({ query, what, height, rows, children }: LoadedProps<T> & Place) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return <LoadFailure title={m.loadingFailed({ what })} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      <VisuallyHidden>{m.loadingWhat({ what })}</VisuallyHidden>
      {rows ? (
        <div inert aria-hidden>
          {rows}
        </div>
      ) : (
        <Skeleton height={height} />
      )}
    </>
  );
}
