import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { swissStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import { done, refuse } from '../../platform/outcome.ts';
import { type RateLimit, unlimited } from '../../platform/rate-limits/rate-limits.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { type OpenEntry, type OpenStage, saveOpenEntries } from './entries.repository.ts';
import { bytesOf } from './entry-codec.ts';
import { createEntryWriter } from './entry-writer.ts';

const product = await testProduct();
/** Another process of the same product. */
const elsewhere = await testProduct(product);
const { db } = product;
const admin = await product.user('chief', ['Admin']);
let users = 0;
const newUsers = (count: number): Promise<TestUser[]> =>
  Promise.all(Array.from({ length: count }, () => product.user(`writer${++users}`)));

let event: LoadedEvent;
let stage: OpenStage;
beforeEach(async () => {
  event = await testEvent(db, { stages: [swissStage(), swissStage()] });
  const first = event.stages[0];
  if (!first) throw new Error('no stage');
  stage = {
    eventId: event.row.id,
    eventStageId: first.id,
    layoutFingerprint: first.layout.fingerprint,
    eventVersion: event.row.version,
    officialVersion: event.row.officialVersion,
  };
});

const slipOf = (seed: number) => {
  const first = event.stages[0];
  if (!first) throw new Error('no stage');
  return { picks: randomPicks(first.stage, randomOf(seed)), loaded: first };
};
const entryOf = (userId: number, more: Partial<OpenEntry> = {}): OpenEntry => {
  const { picks, loaded } = slipOf(userId);
  return {
    userId,
    slots: bytesOf(loaded, picks),
    expectedVersion: null,
    idempotent: null,
    origin: null,
    ...more,
  };
};
const keyOf = (userId: number, key: string, hash = randomBytes(32)) => ({ userId, key, hash });
const saveAll = (entries: readonly OpenEntry[], limit: RateLimit | null = null) =>
  saveOpenEntries(db, stage, entries, limit);
const firstSave = done({ version: 1, submittedAt: expect.any(Date), isUnchanged: false });
const saveUrl = () => `/api/picks/save/user/${event.row.id}`;

/** Versions by user, and counts of revisions, audit rows and keys. */
async function stored() {
  const { eventStageId } = stage;
  const entries = await db
    .selectFrom('entries')
    .select(['userId', 'version', 'slots'])
    .where('eventStageId', '=', eventStageId)
    .orderBy('userId')
    .execute();
  const revisions = await db
    .selectFrom('entryRevisions')
    .select(['userId', 'version'])
    .where('eventStageId', '=', eventStageId)
    .execute();
  const audits = await db
    .selectFrom('auditLog')
    .select('id')
    .where('action', '=', 'picks.saved')
    .where('subjectId', '=', eventStageId)
    .execute();
  return { entries, revisions: revisions.length, audits: audits.length };
}

describe('saves in one call are answered each for itself', () => {
  test('whatever becomes of the others', async () => {
    const [first, repeated, mistaken, late, early] = (await newUsers(5)).map(({ id }) => id);
    const hash = randomBytes(32);
    const before = await saveAll([
      entryOf(repeated ?? 0, { idempotent: keyOf(repeated ?? 0, 'k', hash) }),
      entryOf(mistaken ?? 0, { idempotent: keyOf(mistaken ?? 0, 'k') }),
      entryOf(late ?? 0),
    ]);
    const answers = await saveAll([
      entryOf(late ?? 0, { expectedVersion: 0 }),
      entryOf(first ?? 0, { expectedVersion: 0 }),
      entryOf(repeated ?? 0, { idempotent: keyOf(repeated ?? 0, 'k', hash) }),
      entryOf(mistaken ?? 0, { idempotent: keyOf(mistaken ?? 0, 'k') }),
      entryOf(early ?? 0, { expectedVersion: 7 }),
    ]);
    expect(answers).toEqual([
      refuse('version_conflict'),
      firstSave,
      before[0],
      refuse('idempotency_mismatch'),
      refuse('version_conflict'),
    ]);
    const { entries, revisions, audits } = await stored();
    expect(entries.map(({ userId, version }) => [userId, version])).toEqual(
      [first, repeated, mistaken, late].sort((a = 0, b = 0) => a - b).map((id) => [id, 1]),
    );
    expect([revisions, audits]).toEqual([4, 4]);
  });

  test.each([
    { why: 'locked', change: { startsAt: new Date(0) }, code: 'picks_locked' },
    { why: 'of another stage', change: { stage: 1 }, code: 'wrong_stage' },
    { why: 'changed since it was read', change: { version: 99 }, code: 'stale' },
  ])('an event that is $why', async ({ change, code }) => {
    const ids = (await newUsers(2)).map(({ id }) => id);
    await db.updateTable('events').set(change).where('id', '=', event.row.id).execute();
    expect(await saveAll(ids.map((id) => entryOf(id)))).toEqual([refuse(code), refuse(code)]);
    expect(await stored()).toEqual({ entries: [], revisions: 0, audits: 0 });
  });

  test('an account that is no more is told so, and takes nobody else with it', async () => {
    const ids = (await newUsers(6)).map(({ id }) => id);
    const answers = await saveAll([2_000_000_000, ...ids].map((id) => entryOf(id)));
    expect(answers).toEqual([refuse('stale'), ...ids.map(() => firstSave)]);
    expect(await stored()).toMatchObject({ revisions: 6, audits: 6 });
  });

  test('a lock that falls while a call writes refuses whom it meets', async () => {
    const ids = (await newUsers(6)).map(({ id }) => id);
    await sql`create function refuse_some() returns trigger language plpgsql as $$ begin
      if new.user_id % 2 = 0 then raise exception 'late' using errcode = 'CS001'; end if;
      return new; end $$`.execute(db);
    await sql`create trigger some_late before insert on entries
      for each row execute function refuse_some()`.execute(db);
    try {
      const write = createEntryWriter(db, null);
      const answers = await Promise.all(ids.map((id) => write(stage, entryOf(id))));
      expect(answers).toEqual(ids.map((id) => (id % 2 === 0 ? refuse('picks_locked') : firstSave)));
    } finally {
      await sql`drop function refuse_some() cascade`.execute(db);
    }
    expect(await stored()).toMatchObject({ revisions: 3, audits: 3 });
  });
});

describe('picks that are these already', () => {
  test('are left as they are: no row, no revision, no audit, and the same answer', async () => {
    const [user] = await newUsers(1);
    const { picks } = slipOf(1);
    const first = await user?.post(saveUrl(), picks);
    const before = await stored();
    for (const [key, versions] of Object.entries({
      plain: undefined,
      known: { [String(stage.eventStageId)]: 1 },
    })) {
      const again = await user?.post(saveUrl(), { ...picks, versions }, { 'idempotency-key': key });
      expect([again?.statusCode, again?.json()]).toEqual([200, first?.json()]);
    }
    expect(await stored()).toEqual(before);
    const older = { ...picks, versions: { [String(stage.eventStageId)]: 0 } };
    expect((await user?.post(saveUrl(), older))?.json().code).toBe('version_conflict');
    await user?.post(saveUrl(), slipOf(2).picks);
    const back = await user?.post(saveUrl(), picks);
    expect(back?.json().version).toBe(3);
  });

  test('are refused after the lock like any others', async () => {
    const [user] = await newUsers(1);
    await user?.post(saveUrl(), slipOf(1).picks);
    await db
      .updateTable('events')
      .set({ startsAt: new Date(0) })
      .where('id', '=', event.row.id)
      .execute();
    const late = await user?.post(saveUrl(), slipOf(1).picks);
    expect([late?.statusCode, late?.json().code]).toEqual([409, 'picks_locked']);
  });

  test('cost an Admin nothing after the lock', async () => {
    await admin.post(saveUrl(), slipOf(1).picks);
    const body = { eventId: event.row.id, action: 'lock', relockTime: null, reason: 'test' };
    await admin.post('/api/event/stage', body);
    const before = await stored();
    expect((await admin.post(saveUrl(), slipOf(1).picks)).json().version).toBe(1);
    expect(await stored()).toEqual(before);
    expect((await admin.post(saveUrl(), slipOf(2).picks)).json().version).toBe(2);
  });
});

describe('who saves too often', () => {
  const limit = { atOnce: 3, perMinute: 60 };

  test('is told how long to wait, and nobody else is [rule: picks-21]', async () => {
    const [hasty = 0, patient = 0] = (await newUsers(2)).map(({ id }) => id);
    const slipsOf = (userId: number, seed: number) => {
      const { picks, loaded } = slipOf(seed);
      return entryOf(userId, { slots: bytesOf(loaded, picks) });
    };
    for (const seed of [1, 2, 3]) {
      expect(await saveAll([slipsOf(hasty, seed)], limit)).toMatchObject([
        { value: { version: seed } },
      ]);
    }
    const before = await stored();
    const [refused, other] = await saveAll([slipsOf(hasty, 4), slipsOf(patient, 4)], limit);
    expect(refused).toEqual(refuse('too_many_requests', { retryAfter: 1 }));
    expect(other).toEqual(firstSave);
    expect((await stored()).revisions).toBe(before.revisions + 1);
    // An unchanged save does not count.
    expect(await saveAll([slipsOf(hasty, 3)], limit)).toMatchObject([
      { value: { isUnchanged: true } },
    ]);
    await db
      .updateTable('entries')
      .set({ savePaidUntil: sql<Date>`save_paid_until - interval '1 second'` })
      .where('userId', '=', hasty)
      .execute();
    expect(await saveAll([slipsOf(hasty, 4)], limit)).toMatchObject([{ value: { version: 4 } }]);
  });

  test('hears it from every process alike, with the wait in the answer', async () => {
    const config = { rateLimits: { ...unlimited, saves: { atOnce: 10, perMinute: 1 } } };
    const paced = [await testProduct(product, { config }), await testProduct(product, { config })];
    const [user] = await newUsers(1);
    const cookie = `callshot=${user?.cookies.get('callshot')}`;
    const answers = [];
    for (let seed = 1; seed <= 12; seed += 1) {
      const { app } = paced[seed % 2] ?? product;
      const headers = { game: '1', cookie };
      const payload = slipOf(seed).picks;
      answers.push(await app.inject({ method: 'POST', url: saveUrl(), headers, payload }));
    }
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    for (const answer of answers.slice(10)) {
      const { code, retryAfter } = answer.json();
      expect(code).toBe('too_many_requests');
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(60);
      expect(answer.headers['retry-after']).toBe(String(retryAfter));
    }
  });
});

describe('the same user at the same time', () => {
  test('two windows that build on the same version: one is told of the other', async () => {
    const [user] = await newUsers(1);
    const versions = { [String(stage.eventStageId)]: 0 };
    const answers = await Promise.all(
      [1, 2, 3, 4].map((seed) => {
        const { picks } = slipOf(seed);
        const sender = seed % 2 === 0 ? elsewhere : product;
        return sender.app.inject({
          method: 'POST',
          url: saveUrl(),
          headers: { game: '1', cookie: `callshot=${user?.cookies.get('callshot')}` },
          payload: { ...picks, versions },
        });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await stored()).toMatchObject({ revisions: 1, audits: 1 });
  });

  test('saves that build on whatever is there all count', async () => {
    const [user] = await newUsers(1);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((seed) => user?.post(saveUrl(), slipOf(seed).picks)),
    );
    expect(answers.map((answer) => answer?.json().version).sort()).toEqual([1, 2, 3, 4, 5]);
    expect((await stored()).revisions).toBe(5);
  });

  test('one save sent again and again to both processes is done once and answered alike', async () => {
    const people = await newUsers(6);
    const answers = await Promise.all(
      people.flatMap((user, at) =>
        [product, elsewhere, product, elsewhere].map(({ app }) =>
          app.inject({
            method: 'POST',
            url: saveUrl(),
            headers: {
              game: '1',
              cookie: `callshot=${user.cookies.get('callshot')}`,
              'idempotency-key': 'once',
            },
            payload: { ...slipOf(at).picks, versions: { [String(stage.eventStageId)]: 0 } },
          }),
        ),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(people.length);
    expect(await stored()).toMatchObject({ revisions: 6, audits: 6 });
  });
});

describe('what was answered once is answered so again', () => {
  const keyed = { 'idempotency-key': 'once' };

  test('even when its stage is over, and other picks under its key are no save', async () => {
    const [user] = await newUsers(1);
    const first = await user?.post(saveUrl(), slipOf(1).picks, keyed);
    await db
      .updateTable('events')
      .set({ stage: 1, version: 2 })
      .where('id', '=', event.row.id)
      .execute();
    const again = await user?.post(saveUrl(), slipOf(1).picks, keyed);
    expect([again?.statusCode, again?.json()]).toEqual([200, first?.json()]);
    const other = await user?.post(saveUrl(), slipOf(2).picks, keyed);
    expect([other?.statusCode, other?.json().code]).toEqual([422, 'idempotency_mismatch']);
  });

  test('to an Admin after the lock', async () => {
    await admin.post('/api/event/stage', {
      eventId: event.row.id,
      action: 'lock',
      relockTime: null,
      reason: 'test',
    });
    const answers = await Promise.all(
      [1, 2].map(() => admin.post(saveUrl(), slipOf(1).picks, keyed)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json()).toEqual(answers[1]?.json());
    expect((await stored()).revisions).toBe(1);
  });
});
