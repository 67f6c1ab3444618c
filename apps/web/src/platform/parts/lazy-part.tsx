import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { isOnline, onConnectionChange } from '../core/connection.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { Part } from './part.ts';
import { PartBoundary } from './part-boundary.tsx';
import { PartFailed } from './part-failure.tsx';

interface PartOptions<P> {
  /** Shown while it is on its way; nothing unless told. */
  readonly waiting?: ReactNode;
  /** Shown if the chunk cannot be loaded; a line of text by default. */
  readonly failed?: (props: P, error: unknown, retry: () => void) => ReactNode;
  /** Few ever see it: fetched only when it is drawn. */
  readonly isRare?: boolean;
}

/** Can be fetched before it is drawn. */
export type LazyPart<P> = FunctionComponent<P> & { load(): Promise<void> };

const inPlace = (_: unknown, error: unknown, retry: () => void) => (
  <PartFailed error={error} onRetry={retry} />
);

/**
 * A component in a chunk of its own that is not needed to show the page. It is fetched when it
 * is first drawn, or ahead of that once somebody uses the page. It fails alone, in its place, and is fetched again on
 * demand or when the connection is back.
 */
export function lazyPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  { waiting = null, failed = inPlace, isRare = false }: PartOptions<P> = {},
): LazyPart<P> {
  const part = new Part(fetch);
  if (!isRare) fetchAhead(part.load);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, when its module loads
  function Lazy(props: P) {
    // What has arrived is drawn in slices, so that a press meanwhile is answered.
    const state = useDeferredValue(useSyncExternalStore(part.subscribe, part.state));
    useEffect(() => void part.load(), []);
    useEffect(
      () =>
        onConnectionChange(() => {
          if (isOnline()) void part.load();
        }),
      [],
    );
    if (state.kind === 'failed') return failed(props, state.error, () => void part.load());
    if (state.kind !== 'ready') return waiting;
    return (
      <PartBoundary failed={(error, retry) => failed(props, error, retry)}>
        <state.Component {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(Lazy, { load: part.load });
}

interface Closable {
  onClose(): void;
}

/** A dialog that is fetched later. If that fails, a card says so and can be closed. */
export const lazyDialog = <P extends Closable>(
  fetch: () => Promise<ComponentType<P>>,
  options: Omit<PartOptions<P>, 'failed'> = {},
): LazyPart<P> =>
  lazyPart(fetch, {
    ...options,
    failed: ({ onClose }, error, retry) => (
      <PartFailed error={error} onRetry={retry} onClose={onClose} />
    ),
  });
