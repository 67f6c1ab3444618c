import { endpoints } from '@callshot/contract';
import { compileBracket, openingsFor } from '@callshot/rules';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { changeEvent, updateEvent } from '../events/running/change-event.ts';
import { sealDueStages } from './seal-stages.ts';

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const owner = await product.user('owner');
const other = await product.user('other');

const slipOf = (event: LoadedEvent, seed: number) => {
  const stage = event.stages[event.row.stage];
  if (!stage) throw new Error('no stage');
  return randomPicks(stage.stage, randomOf(seed));
};
const save = (event: LoadedEvent, seed: number) =>
  owner.post(`/api/picks/save/user/${event.row.id}`, slipOf(event, seed));
/** The ids of events of which it sealed a stage. */
async function sealDue(): Promise<number[]> {
  const sealed: number[] = [];
  await sealDueStages(db, (eventId) => sealed.push(eventId));
  return sealed;
}
const picksOfOwner = (event: LoadedEvent) =>
  `/api/picks/get/user/${event.row.id}?userId=${owner.id}`;
/** Lets the lock time pass, as the database's clock sees it, without anybody sealing. */
const passLock = (event: LoadedEvent) =>
  changeEvent(db, event.row.id, (change) => updateEvent(change, { startsAt: change.now }));

describe('another user’s picks', () => {
  test('are withheld until their stage is sealed, and shown from then on [rule: locks-12, picks-26]', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    await save(event, 1);
    for (const client of [visitor, other]) {
      expect((await client.get(picksOfOwner(event))).json()).toEqual({
        groupStagePicks: [],
        matchPicks: [],
        hiddenUntil: event.row.lockAt?.toISOString(),
        versions: {},
        savedAt: null,
        stagesEditedByStaff: [],
      });
    }
    expect((await owner.get(picksOfOwner(event))).json().hiddenUntil).toBeNull();
    await passLock(event);
    const stale = (await visitor.get(picksOfOwner(event))).json();
    expect(stale.groupStagePicks.length === 0 || stale.hiddenUntil === null).toBe(true);
    expect(await sealDue()).toEqual(stale.groupStagePicks.length === 0 ? [event.row.id] : []);
    await expect
      .poll(async () => (await visitor.get(picksOfOwner(event))).json().groupStagePicks.length)
      .toBe(slipOf(event, 1).groupStagePicks.length);
    const shown = (await visitor.get(picksOfOwner(event))).json();
    expect([shown.hiddenUntil, shown.versions]).toEqual([null, {}]);
  });

  test('of earlier stages show while the open one is withheld [rule: locks-11]', async () => {
    const event = await testEvent(db, { stages: [swissStage(), playoffStage({ teams: 8 })] });
    await save(event, 1);
    const relockTime = new Date(Date.now() + 600_000).toISOString();
    await admin.post('/api/event/stage', {
      eventId: event.row.id,
      action: 'open_next',
      relockTime,
      reason: 'drawn',
    });
    const next = await loadedEvent(db, event.row.id);
    await save(next, 2);
    const seen = (await visitor.get(picksOfOwner(event))).json();
    expect(seen.groupStagePicks).toHaveLength(slipOf(event, 1).groupStagePicks.length);
    expect([seen.matchPicks, seen.hiddenUntil]).toEqual([[], relockTime]);
  });
});

test('a stage is sealed once, whoever comes first, with an audit row', async () => {
  const event = await testEvent(db, { stages: [swissStage()], locksInMs: -1000 });
  const sealed = await Promise.all([sealDue(), sealDue(), sealDue()]);
  expect(sealed.flat().filter((id) => id === event.row.id)).toHaveLength(1);
  const audits = await db
    .selectFrom('auditLog')
    .select('actorUserId')
    .where('action', '=', 'stage.sealed')
    .where('subjectId', '=', event.stages[0]?.id ?? 0)
    .execute();
  expect(audits).toEqual([{ actorUserId: null }]);
});

test('a stage that cannot be sealed keeps no other one open', async () => {
  const [stuck, due] = [
    await testEvent(db, { stages: [swissStage()], locksInMs: -1000 }),
    await testEvent(db, { stages: [swissStage()], locksInMs: -1000 }),
  ];
  await sql`create function refuse_seal() returns trigger language plpgsql
    as 'begin raise exception ''not this one''; end'`.execute(db);
  await sql`create trigger refuse_seal before update on event_stages for each row
    when (new.id = ${sql.lit(stuck.stages[0]?.id)}) execute function refuse_seal()`.execute(db);
  await expect(sealDue()).rejects.toMatchObject({ errors: [{ message: 'not this one' }] });
  await sql`drop trigger refuse_seal on event_stages`.execute(db);
  expect((await loadedEvent(db, due.row.id)).stages[0]?.sealedAt).toBeInstanceOf(Date);
});

test('the board knows nobody by their unsealed picks', async () => {
  const event = await testEvent(db, { stages: [swissStage()] });
  await save(event, 1);
  const score = (
    await visitor.get(`/api/picks/get/score/${event.row.id}?userId=${owner.id}`)
  ).json();
  expect(score).toMatchObject({
    totalScore: 0,
    percentile: 100,
    rank: null,
    ledger: [],
    entrants: 0,
    hiddenUntil: event.row.lockAt?.toISOString(),
  });
});

describe('unsealed picks of another user', () => {
  /** A team that only the owner's slip names: its id is far above all others. */
  const marker = 987_654_321;

  test('stand in no answer of any route', async () => {
    const event = await markedEvent();
    await save(event, 3);
    const walked: string[] = [];
    for (const client of [visitor, other]) {
      for (const key of Object.keys(endpoints)) {
        const [method, path] = key.split(' ');
        if (method !== 'GET' || path === undefined) continue;
        for (const address of addressesOf(path, event)) {
          walked.push(address);
          const answer = await client.get(address);
          const body = withoutTeams(answer.body, event);
          expect(body, `${address} names a picked team`).not.toContain(String(marker));
        }
      }
    }
    expect(walked.length).toBeGreaterThan(60);
    const own = await owner.get(`/api/picks/get/user/${event.row.id}`);
    expect(own.body).toContain(String(marker));
  });

  /** Swiss, with one team whose id is the marker and which every slip of the test picks. */
  async function markedEvent(): Promise<LoadedEvent> {
    await sql`insert into teams (id, game_id, external_id, name, abbreviation)
      overriding system value values (${marker}, 1, 'marked', 'Marked', 'MRK')`.execute(db);
    const event = await testEvent(db, { stages: [swissStage()] });
    const picked = slipOf(event, 3).groupStagePicks[0]?.teamId ?? 0;
    const substage = event.stages[0]?.stage.substages[0]?.eventSubstageId ?? 0;
    await db
      .updateTable('eventTeams')
      .set({ teamId: marker })
      .where('eventSubstageId', '=', substage)
      .where('teamId', '=', picked)
      .execute();
    return loadedEvent(db, event.row.id);
  }

  /** Everybody sees which teams take part; the list of them is taken out of the event's answer. */
  function withoutTeams(body: string, event: LoadedEvent): string {
    const answer: unknown = body === '' ? null : safeJson(body);
    if (answer === null || typeof answer !== 'object' || !('teams' in answer)) return body;
    expect((answer.teams as { id: number }[]).map(({ id }) => id)).toEqual(
      event.teams.map(({ id }) => id),
    );
    return JSON.stringify({ ...answer, teams: [] });
  }

  function safeJson(body: string): unknown {
    try {
      return JSON.parse(body);
    } catch {
      return null;
    }
  }

  function addressesOf(path: string, event: LoadedEvent): string[] {
    const filled = path
      .replace(':eventId', String(event.row.id))
      .replace(':startRow', '1')
      .replace(':text', 'owner')
      .replace(/:(id|userId)\b/, String(owner.id));
    const flags = filled.includes(':rowOrFlag')
      ? ['top', 'bottom', 'me', '1'].map((flag) => filled.replace(':rowOrFlag', flag))
      : [filled];
    const queries = [
      '',
      `?userId=${owner.id}`,
      `?eventId=${event.row.id}`,
      '?gameId=1',
      `?eventId=${event.row.id}&userId=${owner.id}&gameId=1`,
    ];
    return flags.flatMap((address) => queries.map((query) => address + query));
  }
});

test('openings of a bracket are known to everybody before the lock', async () => {
  const event = await testEvent(db, { stages: [playoffStage({ teams: 8 })] });
  const stage = event.stages[0]?.stage;
  const substage = stage?.substages[0];
  if (!stage || !substage) throw new Error('no stage');
  const openings = openingsFor(
    compileBracket(stage.format),
    { eventStageId: stage.eventStageId, eventSubstageId: substage.eventSubstageId },
    substage.teamIds,
  );
  const official = (await visitor.get(`/api/picks/get/official/${event.row.id}`)).json();
  const owned = { eventId: event.row.id, userId: null };
  expect(official.matchPicks).toEqual(openings.map((opening) => ({ ...opening, ...owned })));
  const matches = (await visitor.get(`/api/event/official?eventId=${event.row.id}`)).json();
  expect(matches).toHaveLength(openings.length);
  expect(matches[0]).toMatchObject({ state: 'PLAYED', winnerTeamId: null });
});
