import { LIVE_PATH, type LiveUpdates } from '@callshot/contract/live';

/**
 * Updates from the server. `return` = the connection is back after a break, in which updates may have been
 * missed.
 */
interface LiveNews extends LiveUpdates {
  return: undefined;
}

type Listener = readonly [keyof LiveNews, (message: MessageEvent<string>) => void];

/**
 * A browser reconnects by itself after a break, but not after a refusal, and not all at the same
 * moment.
 */
const COME_BACK_FROM = 30_000;
const COME_BACK_WITHIN = 30_000;
/** Milliseconds out of view after which the connection may be dead. */
const LONG_AWAY = 300_000;

const listeners = new Set<Listener>();

/** The page's one connection, open while anybody listens. */
let source: EventSource | undefined;
let comingBack: ReturnType<typeof setTimeout> | undefined;
let wasCut = false;

/** Hears what the server tells open pages; answers what ends that. */
export function listenLive<N extends keyof LiveNews>(
  name: N,
  hear: (data: LiveNews[N]) => void,
): () => void {
  const listener: Listener = [name, ({ data }) => hear(data && JSON.parse(data))];
  listeners.add(listener);
  if (source) source.addEventListener(...listener);
  else connect();
  return () => {
    listeners.delete(listener);
    source?.removeEventListener(...listener);
    if (listeners.size > 0) return;
    clearTimeout(comingBack);
    source?.close();
    source = undefined;
  };
}

function connect(): void {
  const next = new EventSource(LIVE_PATH);
  source = next;
  for (const listener of listeners) next.addEventListener(...listener);
  next.addEventListener('error', () => {
    wasCut = true;
    if (next.readyState !== EventSource.CLOSED) return;
    comingBack = setTimeout(connect, COME_BACK_FROM + Math.random() * COME_BACK_WITHIN);
  });
  next.addEventListener('open', () => {
    if (wasCut) next.dispatchEvent(new Event('return'));
    wasCut = false;
  });
}

/**
 * A connection can end unnoticed while the browser keeps a page, or while it is out of view for
 * long.
 */
function connectAnew(): void {
  if (!source) return;
  clearTimeout(comingBack);
  source.close();
  wasCut = true;
  connect();
}

addEventListener('pageshow', ({ persisted }) => {
  if (persisted) connectAnew();
});

let hiddenAt = Date.now();
document.addEventListener('visibilitychange', () => {
  if (document.hidden) hiddenAt = Date.now();
  else if (Date.now() - hiddenAt > LONG_AWAY) connectAnew();
});
