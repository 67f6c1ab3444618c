import { foldCase } from '@callshot/name-search';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { orAfter } from '../../platform/background/or-after.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { runInSlices } from '../../platform/slices.ts';
import { type OpenEntrants, openEntrants } from './open-entrants.ts';
import { type FoundEntrant, findEntrantsByIds } from './recent-entrants.repository.ts';

/** Finds entrants of events that are still open by a part of their names, in memory. */
export interface OpenSearch {
  /** The same answer as the database's: that very name, then the newest save first, under current names. */
  search(eventId: number, text: string, most: number): Promise<readonly FoundEntrant[]>;
}

export interface OpenSearchParts {
  readonly db: Kysely<Schema>;
  readonly changes: Pick<Changes, 'on' | 'onUser' | 'onReconnected'>;
}

/** Open events are few; beyond this number the least recently searched is dropped. */
const eventsAtMost = 4;
/**
 * Some candidates are left out by the database; to make up for them this many times as many are
 * looked at.
 */
const widening = 8;
/** Timeout for reading the newest saves. */
const timeoutMs = 250;

export function createOpenSearch({ db, changes }: OpenSearchParts): OpenSearch {
  /** In the order in which they were searched. */
  const held = new Map<number, Promise<OpenEntrants>>();
  const tellAll = (tell: (entrants: OpenEntrants) => void): void => {
    for (const entrants of held.values()) entrants.then(tell, () => {});
  };
  changes.on(({ kind, eventId }) => {
    if (kind === 'submissions')
      held.get(eventId)?.then(
        ({ saved }) => saved(),
        () => {},
      );
    // Opened, sealed or reopened: of what was open nothing may be left.
    else if (kind === 'event') held.delete(eventId);
  });
  changes.onUser((userId) => tellAll(({ renamed }) => renamed(userId)));
  changes.onReconnected(() => held.clear());

  const entrantsOf = (eventId: number): Promise<OpenEntrants> => {
    const known = held.get(eventId);
    const entrants = known ?? openEntrants(db, eventId);
    held.delete(eventId);
    held.set(eventId, entrants);
    entrants.catch(() => {
      if (held.get(eventId) === entrants) held.delete(eventId);
    });
    const [oldest] = held.keys();
    if (held.size > eventsAtMost && oldest !== undefined) held.delete(oldest);
    return entrants;
  };

  return {
    search: async (eventId, text, most) => {
      const entrants = await entrantsOf(eventId);
      await orAfter(entrants.catchUp(), timeoutMs, undefined);
      for (let looked = most; ; looked *= widening) {
        const userIds = await runInSlices(entrants.search(text, looked));
        const found = (await findEntrantsByIds(db, eventId, userIds)).filter(contains(text));
        if (found.length >= most || userIds.length < looked) {
          return found.toSorted(wholeFirst(text)).slice(0, most);
        }
      }
    },
  };
}

/** Asked again of the names as they are now: the index may know an older one. */
function contains(text: string): (user: FoundEntrant) => boolean {
  const needle = foldCase(text);
  return (user) => foldCase(publicUsername(user)).includes(needle);
}

/** Others stay in their order. */
function wholeFirst(text: string): (one: FoundEntrant, other: FoundEntrant) => number {
  const needle = foldCase(text);
  const isWhole = (user: FoundEntrant) => Number(foldCase(publicUsername(user)) === needle);
  return (one, other) => isWhole(other) - isWhole(one);
}
