import { createEntryBlock, type Entrant, type EntryBlock, indexEntrants } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../accounts/public-username.ts';
import type { LoadedStage } from '../events/loaded-event.ts';
import type { Schema } from '../platform/database/schema.ts';
import { streamEligible, streamEntries } from './entrants.repository.ts';
import { type Entrants, orderBySubmission } from './entrants.ts';
import { runInSlices } from './slices.ts';

interface Gathered {
  /** Bytes by user, for each stage. */
  readonly slots: Map<number, Map<number, Uint8Array>>;
  readonly lastSavedAt: Map<number, number>;
  /** Users with an entry made after its lock (decision 15). */
  readonly postLock: Set<number>;
}

/** Reads the sealed entries of an event into blocks, without ever holding the event loop long. */
export async function loadEntrants(
  db: Kysely<Schema>,
  sealed: readonly LoadedStage[],
): Promise<Entrants> {
  const gathered: Gathered = { slots: new Map(), lastSavedAt: new Map(), postLock: new Set() };
  for (const stage of sealed) await gatherStage(db, stage, gathered);
  const names = await nameEligible(db, gathered);
  const order = await runInSlices(orderBySubmission([...names.keys()], gathered.lastSavedAt));
  const entrants = order.flatMap((userId) => names.get(userId) ?? []);
  return {
    directory: await runInSlices(
      indexEntrants(
        Int32Array.from(order),
        entrants.map(({ username }) => username),
      ),
    ),
    nameplateIds: Int32Array.from(entrants, ({ nameplateId }) => nameplateId),
    blocks: new Map(
      sealed.map((stage) => [stage.id, blockOf(stage, entrants, gathered.slots.get(stage.id))]),
    ),
  };
}

async function gatherStage(
  db: Kysely<Schema>,
  { id, layout }: LoadedStage,
  { slots, lastSavedAt, postLock }: Gathered,
): Promise<void> {
  const own = new Map<number, Uint8Array>();
  slots.set(id, own);
  for await (const rows of streamEntries(db, id)) {
    for (const row of rows) {
      if (row.layoutFingerprint !== layout.fingerprint) {
        throw new Error(`User ${row.userId}'s entry of stage ${id} was written in another layout`);
      }
      own.set(row.userId, row.slots);
      const savedAt = row.submittedAt.getTime();
      lastSavedAt.set(row.userId, Math.max(savedAt, lastSavedAt.get(row.userId) ?? 0));
      if (row.isPostLock) postLock.add(row.userId);
    }
  }
}

type NamedEntrant = Entrant & { readonly nameplateId: number };

async function nameEligible(
  db: Kysely<Schema>,
  { lastSavedAt, postLock }: Gathered,
): Promise<Map<number, NamedEntrant>> {
  const names = new Map<number, NamedEntrant>();
  const candidates = [...lastSavedAt.keys()].filter((userId) => !postLock.has(userId));
  for await (const rows of streamEligible(db, candidates)) {
    for (const user of rows) {
      const { id: userId, nameplateId } = user;
      names.set(userId, { userId, username: publicUsername(user), nameplateId });
    }
  }
  return names;
}

function blockOf(
  { layout: { stride } }: LoadedStage,
  entrants: readonly NamedEntrant[],
  slots: ReadonlyMap<number, Uint8Array> | undefined,
): EntryBlock {
  const block = createEntryBlock(entrants.length, stride);
  entrants.forEach(({ userId }, at) => {
    const own = slots?.get(userId);
    if (own) block.write(at, own);
  });
  return block;
}
