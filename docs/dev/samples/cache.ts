import {
  createFollowedCache,
  readEach,
} from '../../../apps/server/src/platform/cache/followed-cache.ts';
import type { Changes } from '../../../apps/server/src/platform/changes/changes.ts';

/** Names of events in memory; `findName` is a repository's. */
export function createNames(
  changes: Pick<Changes, 'on' | 'onReconnected'>,
  findName: (eventId: number) => Promise<string | undefined>,
) {
  const cache = createFollowedCache<number, string>({
    most: 200,
    ttlMs: 1000,
    stale: { on: () => true, afterMs: 250 },
    read: readEach(findName),
  });
  changes.on(({ eventId }) => cache.invalidate(eventId));
  changes.onReconnected(cache.invalidateAll);
  return { of: cache.get };
}

/** A change is announced after its commit, to this process and to the others. */
export const tell = (changes: Changes, eventId: number) => changes.announce('event', eventId);
