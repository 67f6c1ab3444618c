import { foldCase } from '@callshot/name-search';
import type { EntrantDirectory } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { byLastSave, loadSavers, type Savers } from './load-savers.ts';
import { findNow, findSavesSince, findUsernames, type Save } from './open-entrants.repository.ts';

/** The entrants of an open event in memory, kept in step with new saves. */
export interface OpenEntrants {
  /** Somebody saved. */
  saved(): void;
  /** A user's name may be another one. */
  renamed(userId: number): void;
  /** Loads the changes that were announced, unless that was done just now. */
  catchUp(): Promise<void>;
  /**
   * `most` of those whose name contains the text: whose name it is, then the last to save first; pauses
   * after every few.
   */
  search(text: string, most: number): Generator<void, number[]>;
}

interface NamedSave extends Save {
  /** As it is searched. */
  readonly folded: string;
}

/**
 * A save may be committed this much later than its instant. Reading overlaps by it: a save may be
 * read twice, but none is missed.
 */
const overlapMicros = 10_000_000;
/** When more saves than this, or than a share of all, are newer than the index, the index is rebuilt. */
const newerAtLeast = 4096;
const newerShare = 1 / 8;
/** New saves are also polled for, in case an announcement was lost. */
const lookAgainMs = 5000;
/** After each poll it rests this many times as long as the poll took. */
const restFactor = 5;

export async function openEntrants(db: Kysely<Schema>, eventId: number): Promise<OpenEntrants> {
  let savers = await loadSavers(db, eventId);
  /** Saves and names that the index does not know. */
  let newer = new Map<number, NamedSave>();
  let readAt = savers.readAt;
  const renamed = new Set<number>();
  let hasNews = true;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let catching: Promise<void> | null = null;

  const newerAtMost = (): number =>
    Math.max(newerAtLeast, Math.floor(savers.directory.count * newerShare));

  const indexedSave = (userId: number): Save | null => {
    const entrant = savers.directory.find(userId);
    return entrant === null ? null : { userId, savedAt: savers.savedAt[entrant] ?? 0 };
  };
  /** Most saves are looked at again and known already. */
  const isKnown = ({ userId, savedAt }: Save): boolean =>
    !newer.has(userId) && indexedSave(userId)?.savedAt === savedAt;
  const keep = (save: Save, username: string): void => {
    const folded = foldCase(publicUsername({ id: save.userId, username }));
    newer.set(save.userId, { userId: save.userId, savedAt: save.savedAt, folded });
  };
  const readSaves = async (): Promise<void> => {
    const since = readAt - overlapMicros;
    const now = await findNow(db);
    const most = newerAtMost();
    const saves = await findSavesSince(db, eventId, since, most + 1);
    if (Math.max(saves.length, newer.size) > most) return layOutAnew();
    for (const save of saves) if (!isKnown(save)) keep(save, save.username);
    readAt = now;
  };
  const layOutAnew = async (): Promise<void> => {
    const laidOut = await loadSavers(db, eventId);
    const now = await findNow(db);
    const meanwhile = await findSavesSince(db, eventId, laidOut.readAt - overlapMicros);
    savers = laidOut;
    newer = new Map();
    for (const save of meanwhile) if (!isKnown(save)) keep(save, save.username);
    readAt = now;
  };
  const readNames = async (): Promise<void> => {
    const userIds = [...renamed];
    renamed.clear();
    try {
      for (const user of await findUsernames(db, userIds)) {
        const save = newer.get(user.id) ?? indexedSave(user.id);
        if (save) keep(save, user.username);
      }
    } catch (error) {
      for (const userId of userIds) renamed.add(userId);
      throw error;
    }
  };
  const look = async (): Promise<void> => {
    const startedAt = performance.now();
    hasNews = false;
    try {
      await readSaves();
      if (renamed.size > 0) await readNames();
    } catch (error) {
      hasNews = true;
      throw error;
    } finally {
      lookedAt = performance.now();
      restsUntil = lookedAt + restFactor * (lookedAt - startedAt);
    }
  };

  return {
    saved: () => {
      hasNews = true;
    },
    renamed: (userId) => {
      renamed.add(userId);
    },
    catchUp: () => {
      const now = performance.now();
      const isDue = hasNews || renamed.size > 0 || now - lookedAt > lookAgainMs;
      if (!catching && (!isDue || now < restsUntil)) return Promise.resolve();
      catching ??= look().finally(() => {
        catching = null;
      });
      return catching;
    },
    search: (text, most) => searchSavers(savers, newer, text, most),
  };
}

/** The exact name first, then the others [rule: boards-16]. */
function* searchSavers(
  savers: Savers,
  newer: ReadonlyMap<number, NamedSave>,
  text: string,
  most: number,
): Generator<void, number[]> {
  const { directory } = savers;
  const needle = foldCase(text);
  const named = [...newer.values()].filter(({ folded }) => folded === needle);
  const whole = named.map(({ userId }) => userId);
  for (const entrants of directory.search(text).whole()) {
    const userIds = entrants.map((entrant) => directory.userId(entrant));
    whole.push(...userIds.filter((userId) => !newer.has(userId)));
    yield;
  }
  const others = yield* searchBySave(savers, newer, text, most);
  return [...new Set([...whole.slice(0, most), ...others])].slice(0, most);
}

/** Both are in one order; what is newer stands for what the index has of the same user. */
function* searchBySave(
  { directory, savedAt }: Savers,
  newer: ReadonlyMap<number, NamedSave>,
  text: string,
  most: number,
): Generator<void, number[]> {
  const needle = foldCase(text);
  const loose = [...newer.values()]
    .filter(({ folded }) => folded.includes(needle))
    .sort(byLastSave);
  const found: number[] = [];
  for (const entrants of entrantsWith(directory, text)) {
    for (const entrant of entrants) {
      const userId = directory.userId(entrant);
      if (newer.has(userId)) continue;
      const save = { userId, savedAt: savedAt[entrant] ?? 0 };
      while (loose[0] && byLastSave(loose[0], save) < 0) found.push(loose.shift()?.userId ?? 0);
      found.push(userId);
      if (found.length >= most) return found.slice(0, most);
    }
    yield;
  }
  return [...found, ...loose.map(({ userId }) => userId)].slice(0, most);
}

/**
 * A text that many names contain is found among the first few: these are scanned before the index
 * is asked.
 */
const lookedAtFirst = 4096;

function* entrantsWith(directory: EntrantDirectory, text: string): Generator<readonly number[]> {
  const { has, all } = directory.search(text);
  const first = Math.min(lookedAtFirst, directory.count);
  yield Array.from({ length: first }, (_, entrant) => entrant).filter(has);
  for (const entrants of all()) yield entrants.filter((entrant) => entrant >= first);
}
