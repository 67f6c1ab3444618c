import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  type Random,
  randomOf,
  randomPicks,
} from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { groupStage, swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { testDatabase } from '../../../testing/platform/database.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { insertAudit } from '../../platform/audit/audit.ts';
import { createDatabaseClock } from '../events/database-clock.ts';
import { createEventStore } from '../events/event-store.ts';
import type { LoadedEvent, LoadedStage } from '../events/loaded-event.ts';
import { saveOverriddenEntry } from '../picks/entries.repository.ts';
import { bytesOf } from '../picks/entry-codec.ts';
import { type Boards, createBoards } from './boards.ts';
import { rebuildBlocks, verifyBlocks } from './verify-blocks.service.ts';

const { db } = await testDatabase({ timeoutMs: 20_000 });
const events = createEventStore(db);
const clock = createDatabaseClock(db);

const fresh = (): Boards => createBoards({ db, events, clock });

/** The entrants of a board in its order. */
async function shownBy(boards: Boards, eventId: number) {
  events.forget(eventId);
  const board = await boards.refresh(eventId);
  if (!board) throw new Error('no board');
  const { directory, blocks } = board.entrants;
  const users = await db.selectFrom('users').select(['id', 'username']).execute();
  const names = new Map(users.map(({ id, username }) => [id, username]));
  return Array.from({ length: directory.count }, (_, entrant) => ({
    userId: directory.userId(entrant),
    isFound: directory.isNamed(entrant, names.get(directory.userId(entrant)) ?? ''),
    picks: [...blocks].map(([id, block]) => [id, Buffer.from(block.read(entrant)).toString('hex')]),
  }));
}

/** The same as rows tell it, in the plainest way. */
async function storedIn({ stages }: LoadedEvent) {
  const sealed = stages.filter(({ sealedAt }) => sealedAt !== null);
  const entries = await db
    .selectFrom('entries')
    .selectAll()
    .where('eventStageId', 'in', [0, ...sealed.map(({ id }) => id)])
    .execute();
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const shown = users.flatMap((user) => {
    const own = entries.filter(({ userId }) => userId === user.id);
    if (own.length === 0 || user.isIneligible || own.some((entry) => entry.isPostLock)) return [];
    const savedAt = Math.max(...own.map((entry) => entry.submittedAt.getTime()));
    const picks = sealed.map(({ id, layout }) => {
      const slots = own.find((entry) => entry.eventStageId === id)?.slots;
      return [id, (slots ?? Buffer.alloc(layout.stride)).toString('hex')];
    });
    return [{ savedAt, shown: { userId: user.id, isFound: true, picks } }];
  });
  return shown.sort((a, b) => a.savedAt - b.savedAt).map((user) => user.shown);
}

async function insertUsers(count: number, prefix: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (username, username_key, nameplate_id)
    select ${prefix} || n, ${prefix} || n, n % 7 from generate_series(1, ${count}) n returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const pickOne = <T>(random: Random, of: readonly T[]): T =>
  of[Math.floor(random() * of.length)] as T;

/** Changes of an event over time, done as the product does them, in SQL where that is shorter. */
function happenings(eventId: number, users: readonly number[], random: Random) {
  const slots = (stage: LoadedStage) =>
    Buffer.from(bytesOf(stage, randomPicks(stage.stage, random)));
  const touch = () =>
    sql`update events set version = version + 1 where id = ${eventId}`.execute(db);
  const seal = (id: number) =>
    db
      .updateTable('eventStages')
      .set({ sealedAt: sql`clock_timestamp()` })
      .where('id', '=', id)
      .execute();
  return {
    save: async ({ stages, row }: LoadedEvent) => {
      const stage = stages[row.stage];
      if (!stage || stage.sealedAt) return;
      const entry = {
        eventStageId: stage.id,
        userId: pickOne(random, users),
        slots: slots(stage),
        layoutFingerprint: stage.layout.fingerprint,
        // Few instants: many users saved within the same millisecond.
        submittedAt: new Date(1_790_000_000_000 + Math.floor(random() * 4) * 5_000_000_000),
      };
      await db
        .insertInto('entries')
        .values(entry)
        .onConflict((conflict) => conflict.columns(['eventStageId', 'userId']).doUpdateSet(entry))
        .execute();
    },
    edit: async ({ stages }: LoadedEvent) => {
      const stage = pickOne(
        random,
        stages.filter(({ openedAt }) => openedAt !== null),
      );
      const userId = pickOne(random, users);
      await db.transaction().execute(async (trx) => {
        const auditId = await insertAudit(trx, {
          actorUserId: null,
          action: 'picks.overridden',
          subjectType: 'user',
          subjectId: userId,
        });
        await saveOverriddenEntry(trx, {
          eventStageId: stage.id,
          userId,
          slots: slots(stage),
          layoutFingerprint: stage.layout.fingerprint,
          actorUserId: userId,
          isByStaff: random() < 0.8,
          isPostLock: random() < 0.2,
          auditId,
        });
      });
    },
    remove: async ({ stages }: LoadedEvent) => {
      const [stageId, userId] = [pickOne(random, stages).id, pickOne(random, users)];
      for (const table of ['entries', 'entryRevisions'] as const) {
        await db
          .deleteFrom(table)
          .where('eventStageId', '=', stageId)
          .where('userId', '=', userId)
          .execute();
      }
    },
    eligibility: async () => {
      await db
        .updateTable('users')
        .set({ isIneligible: random() < 0.5 })
        .where('id', '=', pickOne(random, users))
        .execute();
    },
    seal: async ({ stages, row }: LoadedEvent) => {
      const stage = stages[row.stage];
      if (stage?.sealedAt === null) await seal(stage.id);
      await touch();
    },
    reopen: async ({ stages, row }: LoadedEvent) => {
      const id = stages[row.stage]?.id ?? 0;
      await db.updateTable('eventStages').set({ sealedAt: null }).where('id', '=', id).execute();
      await touch();
    },
    openNext: async ({ stages, row }: LoadedEvent) => {
      const [current, next] = [stages[row.stage], stages[row.stage + 1]];
      if (!current || !next) return;
      if (current.sealedAt === null) await seal(current.id);
      await db
        .updateTable('eventStages')
        .set({ openedAt: new Date() })
        .where('id', '=', next.id)
        .execute();
      await db.updateTable('events').set({ stage: next.index }).where('id', '=', eventId).execute();
      await touch();
    },
  };
}

describe('a board from blocks', () => {
  test.each(Array.from({ length: 3 }, (_, seed) => ({ seed })))(
    'shows what the rows hold, whatever happened ($seed)',
    async ({ seed }) => {
      const random = randomOf(seed);
      const users = await insertUsers(12, `seed ${seed} `);
      const {
        row: { id },
      } = await testEvent(db, { stages: [swissStage(), groupStage()] });
      const does = happenings(id, users, random);
      const often = [
        does.save,
        does.save,
        does.save,
        does.edit,
        does.edit,
        does.remove,
        does.eligibility,
      ];
      const all = [...often, ...often, does.seal, does.seal, does.reopen, does.openNext];
      const boards = fresh();
      for (let step = 0; step < 40; step += 1) {
        await pickOne(random, all)(await loadedEvent(db, id));
        if (random() < 0.5) continue;
        const stored = await storedIn(await loadedEvent(db, id));
        expect(await shownBy(boards, id)).toEqual(stored);
        if (random() < 0.2) expect(await shownBy(fresh(), id)).toEqual(stored);
      }
    },
  );

  describe('of many entrants', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const { id } = event.row;
    const stage = event.stages[0];
    if (!stage) throw new Error('no stage');
    const slips = Array.from({ length: 16 }, (_, seed) =>
      Buffer.from(bytesOf(stage, randomPicks(stage.stage, randomOf(seed)))),
    );
    const users = await insertUsers(4500, 'many ');
    await sql`
      insert into entries (event_stage_id, user_id, slots, layout_fingerprint, submitted_at)
      select ${stage.id}, u, (${slips}::bytea[])[1 + u % 16], ${stage.layout.fingerprint},
        timestamptz '2026-09-01' + (u * 7919 % 1000) * interval '1 day'
      from unnest(${users}::int[]) u`.execute(db);
    await sql`update event_stages set sealed_at = clock_timestamp() where id = ${stage.id}`.execute(
      db,
    );

    test('is the same from every process, the first of which writes the blocks', async () => {
      const stored = await storedIn(await loadedEvent(db, id));
      const shown = await Promise.all([fresh(), fresh(), fresh()].map((own) => shownBy(own, id)));
      for (const entrants of shown) expect(entrants).toEqual(stored);
      const blocks = await db.selectFrom('entryBlocks').select('entryCount').execute();
      expect(blocks.map(({ entryCount }) => entryCount)).toContain(4500 - 4096);
    });

    test('is right whatever happened to the blocks: what is damaged is written anew', async () => {
      const stored = await storedIn(await loadedEvent(db, id));
      for (const column of ['slots', 'user_ids', 'submitted_at']) {
        const ref = sql.ref(column);
        await sql`update entry_blocks set ${ref} = set_byte(${ref}, 40, get_byte(${ref}, 40) # 1)
          where event_stage_id = ${stage.id} and block_index = 1`.execute(db);
        expect(await shownBy(fresh(), id)).toEqual(stored);
      }
      await db.deleteFrom('entryBlocks').where('blockIndex', '=', 1).execute();
      expect(await shownBy(fresh(), id)).toEqual(stored);
    });

    test('is verified against the rows, and rebuilt', async () => {
      const faults = async () => {
        const found: string[] = [];
        for await (const stage of verifyBlocks(db, id)) found.push(...stage.faults);
        return found;
      };
      const rebuild = async () => {
        for await (const stage of rebuildBlocks(db, id)) expect(stage.entryCount).toBe(4500);
      };
      expect(await faults()).toEqual([]);
      // Later edits of staff are marked and do not count as faults.
      await happenings(id, users.slice(0, 1), () => 0.5).edit(await loadedEvent(db, id));
      expect(await faults()).toEqual([]);
      await sql`update entry_blocks set slots = set_byte(slots, 40, get_byte(slots, 40) # 1)
        where event_stage_id = ${stage.id} and block_index = 0`.execute(db);
      expect(await faults()).toEqual(['block 0 has another checksum']);
      await sql`update entry_blocks set checksum = sha256(user_ids || submitted_at || slots)`.execute(
        db,
      );
      expect(await faults()).toEqual([expect.stringMatching(/^user \d+'s entry differs$/)]);
      const { generation = 0 } = (await fresh().refresh(id)) ?? {};
      await rebuild();
      expect(await faults()).toEqual([]);
      events.forget(id);
      expect((await fresh().refresh(id))?.generation).toBe(generation + 1);
      await db.deleteFrom('entryBlocks').where('blockIndex', '=', 1).execute();
      expect(await faults()).toEqual(['1 blocks instead of 2']);
      await db.deleteFrom('entryBlockSets').where('eventStageId', '=', stage.id).execute();
      expect(await faults()).toEqual(['has no blocks of this sealing']);
      await rebuild();
      expect(await faults()).toEqual([]);
      expect(await shownBy(fresh(), id)).toEqual(await storedIn(await loadedEvent(db, id)));
    });
  });
});
