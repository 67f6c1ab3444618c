import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PickSet } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Parts } from '../../platform/parts.ts';
import { findStage, type LoadedEvent, type LoadedStage } from '../events/loaded-event.ts';
import { changeEvent } from '../events/running/change-event.ts';
import { loadEvent } from '../events/stages/event-stages.repository.ts';
import { streamEntriesOfStage } from './entries.repository.ts';
import { decodeEntry, type StoredEntry } from './entry-codec.ts';
import {
  findUnreadableStageIds,
  replaceUnreadable,
  type UnreadableEntry,
} from './unreadable-entries.repository.ts';

/** An entry with the picks that it stands for. */
export interface ReadEntry<E> {
  readonly entry: E;
  readonly picks: PickSet;
}

/**
 * Reads stored entries. An entry that stands for no picks of its stage is left out and does not
 * affect others. Its stage is then searched in the background, so that all such entries are left
 * out of counts and scores, and staff are told.
 */
export interface EntryReader {
  read<E extends StoredEntry>(event: LoadedEvent, entries: readonly E[]): ReadEntry<E>[];
  /** The same for revisions, which nothing counts: they are only logged. */
  readPast<E extends StoredEntry>(event: LoadedEvent, revisions: readonly E[]): ReadEntry<E>[];
  /** Finds all unreadable entries of a stage, in the background. */
  lookThrough(eventId: number, eventStageId: number): void;
  /** Official data have changed, so unreadable entries may be readable now. */
  lookAgain(eventId: number): Promise<void>;
  /** Settles when all that was begun is done. */
  idle(): Promise<void>;
}

export interface EntryReaderParts {
  readonly db: Kysely<Schema>;
  readonly log: Pick<Parts['log'], 'error' | 'warn'>;
  readonly changes: Pick<Changes, 'announce'>;
  readonly onError: (error: unknown) => void;
}

export function createEntryReader(parts: EntryReaderParts): EntryReader {
  const { db, log, onError } = parts;
  /** Unreadable entries that were reported already. */
  const met = new Set<string>();
  const looking = new Map<number, Promise<void>>();

  const lookThrough = (eventId: number, eventStageId: number): void => {
    if (looking.has(eventStageId)) return;
    const look = markStage(parts, eventId, eventStageId)
      .catch(onError)
      .finally(() => looking.delete(eventStageId));
    looking.set(eventStageId, look);
  };
  const isNew = (kind: 'entry' | 'revision', entry: StoredEntry): boolean => {
    const { eventStageId, userId, version } = entry;
    const key = `${kind} ${eventStageId} ${userId} ${version}`;
    if (met.has(key)) return false;
    if (met.size >= rememberedAtMost) met.clear();
    met.add(key);
    return true;
  };

  return {
    read: (event, entries) =>
      entries.flatMap((entry) => {
        const read = tryToRead(event, entry);
        if ('picks' in read) return [{ entry, picks: read.picks }];
        if (isNew('entry', entry)) lookThrough(event.row.id, entry.eventStageId);
        return [];
      }),
    readPast: (event, revisions) =>
      revisions.flatMap((entry) => {
        const read = tryToRead(event, entry);
        if ('picks' in read) return [{ entry, picks: read.picks }];
        const { eventStageId, userId, version } = entry;
        const found = { eventStageId, userId, version, reason: read.reason };
        if (isNew('revision', entry)) log.warn(found, 'A revision cannot be read: it is left out');
        return [];
      }),
    lookThrough,
    lookAgain: async (eventId) => {
      for (const stageId of await findUnreadableStageIds(db, eventId)) {
        lookThrough(eventId, stageId);
      }
    },
    idle: async () => {
      while (looking.size > 0) await Promise.all(looking.values());
    },
  };
}

const rememberedAtMost = 10_000;

function tryToRead(
  event: LoadedEvent,
  entry: StoredEntry,
): { readonly picks: PickSet } | { readonly reason: string } {
  const stage = findStage(event, entry.eventStageId);
  if (!stage) return { reason: `Event ${event.row.id} has no such stage` };
  try {
    return { picks: decodeEntry(stage, entry) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Searches a stage and stores which of its entries cannot be read, for one state of the event. */
async function markStage(
  { db, log, changes }: EntryReaderParts,
  eventId: number,
  eventStageId: number,
): Promise<void> {
  for (;;) {
    const event = await loadEvent(db, eventId);
    const stage = event && findStage(event, eventStageId);
    if (!stage) return;
    const found = await findUnreadable(db, event, stage);
    const marked = await changeEvent(db, eventId, async ({ trx, event: current }) => {
      const isSame =
        current.row.version === event.row.version &&
        current.row.officialVersion === event.row.officialVersion;
      return isSame ? replaceUnreadable(trx, eventStageId, found) : 'outdated';
    });
    // Its teams or results changed meanwhile, and with them what can be read.
    if (marked === 'outdated') continue;
    report(log, eventStageId, marked ?? []);
    changes.announce('results', eventId);
    changes.announce('submissions', eventId);
    return;
  }
}

const sliceMs = 5;

async function findUnreadable(
  db: Kysely<Schema>,
  event: LoadedEvent,
  { id }: LoadedStage,
): Promise<UnreadableEntry[]> {
  const found: UnreadableEntry[] = [];
  let since = performance.now();
  for await (const entry of streamEntriesOfStage(db, id)) {
    const read = tryToRead(event, entry);
    const { userId, version } = entry;
    if ('reason' in read) found.push({ userId, version, reason: read.reason });
    if (performance.now() - since < sliceMs) continue;
    await nextTurn();
    since = performance.now();
  }
  return found;
}

const namedAtMost = 10;

function report(
  log: EntryReaderParts['log'],
  eventStageId: number,
  found: readonly UnreadableEntry[],
): void {
  // Several looks at a stage, of this process and of others, find the same: the first one tells.
  if (found.length === 0) return;
  const users = found.slice(0, namedAtMost).map(({ userId, reason }) => ({ userId, reason }));
  log.error(
    { eventStageId, count: found.length, users },
    'Entries cannot be read: they are left out',
  );
}
