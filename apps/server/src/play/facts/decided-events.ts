import { type DecidedMatch, decidedMatches } from '@callshot/rules';
import { readOfficialMatches } from '../../desk/sync/official-matches.service.ts';
import type { SyncParts } from '../../desk/sync/sync-parts.ts';
import { createFollowedCache, readEach } from '../../platform/cache/followed-cache.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';

/** An event with its decided matches, stage by stage. */
export interface DecidedEvent {
  readonly event: LoadedEvent;
  readonly stages: readonly DecidedStage[];
}

export interface DecidedStage {
  readonly loaded: LoadedStage;
  readonly matches: readonly DecidedMatch[];
}

export interface DecidedEventsParts extends Pick<SyncParts, 'db' | 'events' | 'clock'> {
  readonly changes: Pick<Changes, 'on'>;
}

export interface DecidedEvents {
  /** Null = there is no such event. */
  get(eventId: number): Promise<DecidedEvent | null>;
}

const most = 200;
/** For starts and maps that the wiki tells: they come without another version of the event. */
const ttlMs = 5000;

/** Events as facts are counted from them. A new version of an event, or news of its matches, is another reading. */
export function createDecidedEvents(parts: DecidedEventsParts): DecidedEvents {
  const { events, changes } = parts;
  const cache = createFollowedCache<number, DecidedEvent>({
    most,
    ttlMs,
    read: readEach(async (eventId) => {
      const event = await events.get(eventId);
      const told = event && (await readOfficialMatches(parts, eventId));
      if (!event || !told?.ok) return undefined;
      return {
        event,
        stages: event.stages.map((loaded) => ({
          loaded,
          matches: decidedMatches(loaded.stage, told.value),
        })),
      };
    }),
  });
  changes.on((change) => {
    if (change.kind === 'event' || change.kind === 'results') cache.outdate(change.eventId);
  });
  return {
    async get(eventId) {
      const known = await cache.get(eventId);
      if (known && known.event !== (await events.get(eventId))) {
        cache.invalidate(eventId, known);
        return (await cache.get(eventId)) ?? null;
      }
      return known ?? null;
    },
  };
}
