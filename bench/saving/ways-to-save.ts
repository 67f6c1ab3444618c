import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/platform/database/database.ts';
import { createDatabaseClock } from '../../apps/server/src/play/events/database-clock.ts';
import { createEventStore } from '../../apps/server/src/play/events/event-store.ts';
import type { LoadedEvent } from '../../apps/server/src/play/events/loaded-event.ts';
import { bytesOf } from '../../apps/server/src/play/picks/entry-codec.ts';
import { createEntryWriter } from '../../apps/server/src/play/picks/entry-writer.ts';
import { savePicks } from '../../apps/server/src/play/picks/save-picks.service.ts';
import { randomOf, randomPicks } from '../../packages/rules/fixtures/synthetic-picks.ts';
import type { Save } from './hammer.ts';

/** The product's own way, behind HTTP; `isKeyed` as browsers do it, under a key of its own each. */
export function serviceOf(db: Db, event: LoadedEvent, isKeyed: boolean): Save {
  const events = createEventStore(db);
  const parts = { db, clock: createDatabaseClock(db), events, write: createEntryWriter(db, null) };
  const slips = slipsOf(event);
  return async (userId, turn) => {
    const picks = slips[turn % slips.length];
    if (!picks) throw new Error('no slips');
    const key = randomUUID();
    const hash = createHash('sha256').update(key).digest();
    const outcome = await savePicks(parts, {
      eventId: event.row.id,
      userId,
      isAdmin: false,
      picks,
      versions: undefined,
      idempotent: isKeyed ? { userId, key, hash } : null,
    });
    if (!outcome.ok) throw new Error(`A save was refused: ${outcome.code}`);
  };
}

/** The same row with nothing around it: no checks, version, revision, audit, lock or trigger. */
export async function bareUpsertOf(db: Db, event: LoadedEvent): Promise<Save> {
  await sql`create table bare_entries (
    event_stage_id int, user_id int, slots bytea not null, layout_fingerprint text not null,
    primary key (event_stage_id, user_id)
  )`.execute(db);
  const stage = event.stages[0];
  if (!stage) throw new Error('no stage');
  const rows = slipsOf(event).map((picks) => Buffer.from(bytesOf(stage, picks)));
  return async (userId, turn) => {
    await sql`insert into bare_entries values
      (${stage.id}, ${userId}, ${rows[turn % rows.length]}, ${stage.layout.fingerprint})
      on conflict (event_stage_id, user_id) do update set slots = excluded.slots,
        layout_fingerprint = excluded.layout_fingerprint`.execute(db);
  };
}

export function slipsOf(event: LoadedEvent) {
  const stage = event.stages[0]?.stage;
  if (!stage) throw new Error('no stage');
  return Array.from({ length: 64 }, (_, seed) => randomPicks(stage, randomOf(seed)));
}
