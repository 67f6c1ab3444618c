import { PickType } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import {
  groupStage,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { sealDueStages } from '../../play/seals/seal-stages.ts';

const product = await testProduct();
const { app, db } = product;
/** Another process on the same database. */
const another = await testProduct(product);
const admin = await product.user('chief', ['Admin']);
const maker = await product.user('maker', ['EventCreator']);
const player = await product.user('player');

type Mode = 'propose' | 'apply';

let made = 0;
/** A user has at most ten tokens. */
const someAdmin = () => {
  made += 1;
  return product.user(`admin${made}`, ['Admin']);
};
const tokenOf = async (event: LoadedEvent, mode: Mode, given: TestUser | null = null) => {
  const by = given ?? (await someAdmin());
  const body = { eventId: event.row.id, mode, name: `Scores of ${mode}`, expiresInDays: null };
  const answer = await by.post('/api/results/token', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as { secret: string; token: { id: number } };
};
const push = (secret: string, body: object, at = app) =>
  at.inject({
    method: 'POST',
    url: '/api/results/push',
    headers: { authorization: `Bearer ${secret}` },
    payload: body,
  });
const read = async (event: LoadedEvent) => (await admin.get(`/api/results/${event.row.id}`)).json();
const brackets = (locksInMs = -1000) =>
  testEvent(db, { stages: [playoffStage({ teams: 4, elimination: 'single' })], locksInMs });

const teamsAt = (event: LoadedEvent, place: string) => {
  const found = event.officialRows.find(({ slot }) => slot === place);
  if (!found) throw new Error(`Nothing is known of ${place}`);
  return { top: found.topTeamId ?? 0, bottom: found.bottomTeamId ?? 0 };
};
const substageOf = (event: LoadedEvent): number =>
  event.stages[0]?.stage.substages[0]?.eventSubstageId ?? 0;
const firstPlace = (event: LoadedEvent): string => {
  const [row] = event.officialRows.filter(({ bracketCol }) => bracketCol === 0);
  return row?.slot ?? '';
};
const won = (event: LoadedEvent, more: object = {}) => ({
  eventId: event.row.id,
  matches: [
    {
      externalId: 'semi-1',
      eventSubstageId: substageOf(event),
      place: firstPlace(event),
      outcome: 'played',
      winner: 'top',
      topScore: 3,
      bottomScore: 1,
      ...more,
    },
  ],
});
const winnerAt = async (event: LoadedEvent, place = firstPlace(event)) =>
  (await loadedEvent(db, event.row.id)).officialRows.find(({ slot }) => slot === place)
    ?.winnerTeamId ?? null;
const auditOf = async (event: LoadedEvent): Promise<string[]> =>
  (
    await db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectType', '=', 'event')
      .where('subjectId', '=', event.row.id)
      .where('action', 'like', 'results.%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('a token that tells results [rule: results-26]', () => {
  test('is made by staff, and by Admins alone where results count at once', async () => {
    const event = await brackets();
    const body = { eventId: event.row.id, mode: 'apply', name: 'X', expiresInDays: null };
    expect((await player.post('/api/results/token', body)).statusCode).toBe(403);
    const refused = await maker.post('/api/results/token', body);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'admins_apply']);
    await tokenOf(event, 'propose', maker);
    await tokenOf(event, 'apply', admin);
    expect((await read(event)).tokens).toMatchObject([
      { mode: 'apply', username: 'chief', isIdle: false },
      { mode: 'propose', username: 'maker', isIdle: false },
    ]);
    const missing = await admin.post('/api/results/token', { ...body, eventId: 999_999 });
    expect(missing.json().code).toBe('event_not_found');
  });

  test('opens nothing else, and no other event', async () => {
    const [event, other] = [await brackets(), await brackets()];
    const { secret } = await tokenOf(event, 'apply');
    const me = await app.inject({
      url: '/api/user/currentUser',
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(me.statusCode).toBe(403);
    const wrong = await push(secret, won(other));
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'other_event']);
    expect(await winnerAt(other)).toBeNull();
    const bare = await app.inject({
      method: 'POST',
      url: '/api/results/push',
      payload: won(event),
    });
    expect(bare.statusCode).toBe(401);
    expect((await admin.post('/api/results/push', won(event))).statusCode).toBe(401);
  });

  test('stops at once when it is revoked, by its owner or by other staff', async () => {
    const event = await brackets();
    for (const revoke of [
      (tokenId: number) => admin.post('/api/token/revoke', { tokenId }),
      (tokenId: number) => maker.post('/api/results/revoke', { eventId: event.row.id, tokenId }),
    ]) {
      const { secret, token } = await tokenOf(event, 'apply', admin);
      expect((await push(secret, { ...won(event), matches: [] })).statusCode).toBe(200);
      expect((await revoke(token.id)).statusCode).toBe(204);
      expect((await push(secret, won(event), another.app)).statusCode).toBe(401);
      expect((await revoke(token.id)).statusCode).toBe(404);
    }
    expect(await winnerAt(event)).toBeNull();
  });

  test('is idle while its owner lacks the role that it needs', async () => {
    const event = await brackets();
    const leaving = await product.user('leaving', ['Admin']);
    const { secret } = await tokenOf(event, 'apply', leaving);
    await db.deleteFrom('userRoles').where('userId', '=', leaving.id).execute();
    expect((await push(secret, won(event))).statusCode).toBe(401);
    expect((await read(event)).tokens).toMatchObject([{ isIdle: true }]);
    expect(await winnerAt(event)).toBeNull();
  });

  test('of another event is not revoked here', async () => {
    const [event, other] = [await brackets(), await brackets()];
    const { secret, token } = await tokenOf(event, 'apply');
    const body = { eventId: other.row.id, tokenId: token.id };
    expect((await admin.post('/api/results/revoke', body)).statusCode).toBe(404);
    expect((await push(secret, won(event))).statusCode).toBe(200);
  });
});

describe('results that count at once [rule: results-27]', () => {
  test('enter a match by its place, then by its id alone', async () => {
    const event = await brackets();
    const { secret } = await tokenOf(event, 'apply');
    const { top } = teamsAt(event, firstPlace(event));
    const planned = won(event, {
      outcome: 'open',
      winner: null,
      topScore: null,
      bottomScore: null,
    });
    expect((await push(secret, planned)).json()).toMatchObject({ placed: 1, leftOut: [] });
    const told = await push(secret, {
      eventId: event.row.id,
      matches: [
        { externalId: 'semi-1', outcome: 'played', winner: 'top', topScore: 3, bottomScore: 1 },
      ],
    });
    expect(told.statusCode, told.body).toBe(200);
    expect(told.json()).toMatchObject({ mode: 'apply', placed: 1, waiting: 0, leftOut: [] });
    expect(told.json().log.length).toBeGreaterThan(0);
    expect(await winnerAt(event)).toBe(top);
    const [official] = (await admin.get(`/api/event/official?eventId=${event.row.id}`)).json();
    expect(official).toMatchObject({ externalId: 'semi-1', topTeamScore: 3, bottomTeamScore: 1 });
  });

  test('change nothing when they are told again, by two processes at once', async () => {
    const event = await brackets();
    const { secret } = await tokenOf(event, 'apply');
    const answers = await Promise.all([
      push(secret, won(event)),
      push(secret, won(event), another.app),
      push(secret, won(event)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await auditOf(event)).toEqual(['results.told']);
    const after = await loadedEvent(db, event.row.id);
    expect((await push(secret, won(event))).json().log).toEqual([]);
    expect((await loadedEvent(db, event.row.id)).row.officialVersion).toBe(
      after.row.officialVersion,
    );
  });

  test('take the shape of official picks', async () => {
    const event = await brackets();
    const { secret } = await tokenOf(event, 'apply');
    const official = (await admin.get(`/api/picks/get/official/${event.row.id}`)).json();
    const place = firstPlace(event);
    const picks = official.matchPicks.map((pick: Record<string, unknown>) =>
      `${pick['bracketPart']}-${pick['bracketCol']}-${pick['bracketColIndex']}` === place
        ? { ...pick, winnerTeamId: pick['bottomTeamId'], topTeamScore: 0, bottomTeamScore: 3 }
        : pick,
    );
    const told = await push(secret, { eventId: event.row.id, matchPicks: picks });
    expect(told.json(), told.body).toMatchObject({ placed: 1, leftOut: [] });
    expect(await winnerAt(event)).toBe(teamsAt(event, place).bottom);
  });

  test('ask about a team that the event does not know, and about a walkover', async () => {
    const event = await brackets();
    const { secret } = await tokenOf(event, 'apply');
    const { bottom } = teamsAt(event, firstPlace(event));
    const strange = won(event, { topTeam: 'Nobody Knows', bottomTeamId: bottom });
    expect((await push(secret, strange)).json().log[0].text).toContain('Waits for staff');
    expect(await winnerAt(event)).toBeNull();
    const sync = (await admin.get(`/api/sync/${event.row.id}`)).json();
    expect(sync.doubts).toMatchObject([{ kind: 'unknown_team', name: 'Nobody Knows' }]);
    const { top } = teamsAt(event, firstPlace(event));
    const same = await admin.post('/api/sync/sameTeam', {
      eventId: event.row.id,
      doubtId: sync.doubts[0].id,
      teamId: top,
      note: '',
    });
    expect(same.statusCode).toBe(204);
    expect(await winnerAt(event)).toBe(top);
  });

  test('wait where they say something else than before', async () => {
    const event = await brackets();
    const { secret } = await tokenOf(event, 'apply');
    await push(secret, won(event));
    await push(secret, won(event, { winner: 'bottom', topScore: 1, bottomScore: 3 }));
    const { top, bottom } = teamsAt(event, firstPlace(event));
    expect(await winnerAt(event)).toBe(top);
    const { doubts } = (await admin.get(`/api/sync/${event.row.id}`)).json();
    expect(doubts).toMatchObject([{ kind: 'changed_after_applied' }]);
    const applied = await admin.post('/api/sync/answer', {
      eventId: event.row.id,
      doubtId: doubts[0].id,
      answer: 'apply',
      note: 'They corrected it',
    });
    expect(applied.statusCode, applied.body).toBe(204);
    expect(await winnerAt(event)).toBe(bottom);
  });

  test('stay outside while the stage can be picked [rule: results-4, results-29]', async () => {
    const event = await brackets(3_600_000);
    const { secret } = await tokenOf(event, 'apply');
    const told = await push(secret, won(event));
    expect(told.json().leftOut).toMatchObject([{ code: 'stage_open' }]);
    expect(await winnerAt(event)).toBeNull();
    const after = await loadedEvent(db, event.row.id);
    expect([after.stages[0]?.sealedAt, after.stages[0]?.hasEndedMatch]).toEqual([null, false]);
  });

  test('counts of a sealed match while others of its stage are open [rule: locks-24]', async () => {
    const event = await brackets(3_600_000);
    const { secret } = await tokenOf(event, 'apply');
    const [first, second] = event.officialRows.filter(({ bracketCol }) => bracketCol === 0);
    await admin.post('/api/event/lockUnit', {
      eventId: event.row.id,
      version: event.row.version,
      eventStageId: event.stages[0]?.id,
      lockUnit: 'match',
    });
    await admin.post('/api/event/matchTime', {
      eventId: event.row.id,
      eventSubstageId: substageOf(event),
      slot: first?.slot,
      startsAt: new Date().toISOString(),
    });
    await sealDueStages(db, () => {});
    const open = await push(secret, won(event, { place: second?.slot, externalId: 'semi-2' }));
    expect(open.json().leftOut).toMatchObject([{ code: 'stage_open' }]);
    const told = await push(secret, won(event, { place: first?.slot }));
    expect(told.json().leftOut).toEqual([]);
    expect(await winnerAt(event, first?.slot)).toBe(teamsAt(event, first?.slot ?? '').top);
    expect(await winnerAt(event, second?.slot)).toBeNull();
    expect((await loadedEvent(db, event.row.id)).stages[0]?.sealedAt).toBeNull();
  });

  test.each([
    ['no_such_place', { eventSubstageId: 999_999 }],
    ['no_such_place', { place: 'upper-9-9' }],
    ['unknown_id', { eventSubstageId: null, place: null }],
  ])('are left out with a reason: %s', async (code, more) => {
    const event = await brackets();
    const { secret } = await tokenOf(event, 'apply');
    expect((await push(secret, won(event, more))).json().leftOut).toEqual([
      { name: 'semi-1', code },
    ]);
    expect(await winnerAt(event)).toBeNull();
  });

  test('end whole groups, and leave a group out of which a team is missing', async () => {
    const event = await testEvent(db, { stages: [groupStage()], locksInMs: -1000 });
    const { secret } = await tokenOf(event, 'apply');
    const [stage] = event.stages;
    if (!stage) throw new Error('An event has a stage');
    const [group] = stage.stage.substages;
    if (!group) throw new Error('A stage has a group');
    const rows = group.teamIds.map((teamId, at) => ({
      eventStageId: stage.id,
      eventSubstageId: group.eventSubstageId,
      teamId,
      pickTypeId: at < 3 ? PickType.advancing : PickType.eliminated,
    }));
    const ranked = [
      ...rows,
      { ...rows[0], pickTypeId: PickType.firstPlace },
      { ...rows[1], pickTypeId: PickType.secondPlace },
    ];
    const body = { eventId: event.row.id, groupStagePicks: ranked.slice(1) };
    expect((await push(secret, body)).json().leftOut).toMatchObject([{ code: 'ends_incomplete' }]);
    const whole = await push(secret, { ...body, groupStagePicks: ranked });
    expect(whole.json(), whole.body).toMatchObject({ placed: 1, leftOut: [] });
    const after = await loadedEvent(db, event.row.id);
    const through = after.stages[0]?.official.groupStagePicks.filter(
      ({ pickTypeId }) => pickTypeId === PickType.advancing,
    );
    expect(through?.map(({ teamId }) => teamId).toSorted()).toEqual(
      group.teamIds.slice(0, 3).toSorted(),
    );
    // Staff enter no matches of a group of which somebody else tells.
    const match = {
      id: null,
      eventSubstageId: group.eventSubstageId,
      round: 1,
      topTeamId: group.teamIds[0],
      bottomTeamId: group.teamIds[1],
      bestOf: 1,
      startsAt: null,
      outcome: 'open',
      winnerTeamId: null,
      topTeamScore: null,
      bottomTeamScore: null,
    };
    const entered = await admin.post('/api/event/matches', {
      eventId: event.row.id,
      eventStageId: stage.id,
      version: 0,
      matches: [match],
      orders: [],
      reason: '',
    });
    expect(entered.json().code).toBe('not_by_hand');
  });

  test('are matches of a Swiss stage, and staff’s own word again when they are forgotten [rule: results-30]', async () => {
    const event = await testEvent(db, { stages: [swissStage()], locksInMs: -1000 });
    const { secret } = await tokenOf(event, 'apply');
    const eventSubstageId = substageOf(event);
    const [one = 0, two = 0] = event.stages[0]?.stage.substages[0]?.teamIds ?? [];
    const match = { externalId: 'a', eventSubstageId, round: 1, topTeamId: one, bottomTeamId: two };
    const told = { ...match, outcome: 'played', winner: 'top', topScore: 1, bottomScore: 0 };
    await push(secret, { eventId: event.row.id, matches: [told] });
    const twice = { ...told, externalId: 'b', topTeamId: two, bottomTeamId: one };
    expect((await push(secret, { eventId: event.row.id, matches: [twice] })).json()).toMatchObject({
      leftOut: [{ code: 'told_twice' }],
    });
    const known = async () =>
      (await admin.get(`/api/picks/get/official/${event.row.id}`)).json().teamMatches;
    expect(await known()).toMatchObject([{ round: 1, result: 'first' }]);
    expect((await read(event)).groups).toMatchObject([
      { eventSubstageId, source: 'told', matches: 1 },
    ]);
    const body = { eventId: event.row.id, eventSubstageId };
    expect((await maker.post('/api/results/forget', body)).statusCode).toBe(403);
    expect((await admin.post('/api/results/forget', body)).statusCode).toBe(204);
    expect((await admin.post('/api/results/forget', body)).json().code).toBe('not_from_elsewhere');
    expect(await known()).toEqual([]);
    expect((await read(event)).groups).toEqual([]);
  });
});

describe('results that are proposed [rule: results-28]', () => {
  test('wait for staff, who see what would come of them', async () => {
    const event = await brackets();
    const { secret } = await tokenOf(event, 'propose', maker);
    const told = await push(secret, won(event));
    expect(told.json(), told.body).toMatchObject({ mode: 'propose', placed: 1, waiting: 1 });
    expect(await winnerAt(event)).toBeNull();
    const [proposal] = (await read(event)).proposals;
    expect(proposal).toMatchObject({ name: 'Scores of propose', username: 'maker', waiting: 1 });
    const asked = { eventId: event.row.id, proposalId: proposal.id };
    expect((await maker.post('/api/results/preview', asked)).statusCode).toBe(403);
    const preview = await admin.post('/api/results/preview', asked);
    expect(preview.json().log.length).toBeGreaterThan(0);
    expect(await winnerAt(event)).toBeNull();
    const stale = { ...asked, toldAt: '2020-01-01T00:00:00.000Z' };
    expect((await admin.post('/api/results/take', stale)).json().code).toBe('proposal_changed');
    const taken = await admin.post('/api/results/take', { ...asked, toldAt: proposal.toldAt });
    expect(taken.json()).toEqual(preview.json());
    expect(await winnerAt(event)).toBe(teamsAt(event, firstPlace(event)).top);
    const again = await admin.post('/api/results/take', { ...asked, toldAt: proposal.toldAt });
    expect(again.json().code).toBe('proposal_not_found');
    expect((await push(secret, won(event))).json()).toMatchObject({ waiting: 0 });
    expect(await auditOf(event)).toEqual(['results.proposed', 'results.taken']);
  });

  test('that are dismissed come back when something else is told', async () => {
    const event = await brackets();
    const { secret } = await tokenOf(event, 'propose');
    await push(secret, won(event));
    const [{ id }] = (await read(event)).proposals;
    const body = { eventId: event.row.id, proposalId: id };
    expect((await admin.post('/api/results/dismiss', body)).statusCode).toBe(204);
    expect((await admin.post('/api/results/dismiss', body)).json().code).toBe('proposal_not_found');
    await push(secret, won(event));
    expect((await read(event)).proposals).toEqual([]);
    await push(secret, won(event, { bottomScore: 2 }));
    expect((await read(event)).proposals).toMatchObject([{ id, waiting: 1 }]);
    expect(await winnerAt(event)).toBeNull();
  });

  test('of two calls at once are kept both', async () => {
    const event = await brackets();
    const { secret } = await tokenOf(event, 'propose');
    await Promise.all([
      push(secret, won(event)),
      push(secret, won(event, { externalId: 'semi-2' }), another.app),
    ]);
    expect((await read(event)).proposals).toMatchObject([{ waiting: 2 }]);
  });

  test('of another event are not there', async () => {
    const [event, other] = [await brackets(), await brackets()];
    const { secret } = await tokenOf(event, 'propose');
    await push(secret, won(event));
    const [{ id: proposalId }] = (await read(event)).proposals;
    const body = { eventId: other.row.id, proposalId };
    for (const what of ['preview', 'dismiss']) {
      const answer = await admin.post(`/api/results/${what}`, body);
      expect(answer.json().code).toBe('proposal_not_found');
    }
  });

  test('are bounded, all tokens of an event together too', async () => {
    const event = await brackets();
    const { secret } = await tokenOf(event, 'propose');
    const many = (from: number) => ({
      eventId: event.row.id,
      matches: Array.from({ length: 500 }, (_, at) => ({
        ...won(event).matches[0],
        externalId: `m${from + at}`,
      })),
    });
    expect((await push(secret, many(0))).statusCode).toBe(200);
    expect((await push(secret, many(500))).statusCode).toBe(200);
    expect((await push(secret, many(1000))).json().code).toBe('too_many_matches');
    // Far more than what becomes free meanwhile.
    const burst = async (own: string) => {
      const answers = [];
      for (const _ of [1, 2, 3, 4, 5]) {
        const once = Array.from({ length: 10 }, () => push(own, { eventId: event.row.id }));
        answers.push(...(await Promise.all(once)));
      }
      return answers.filter(({ statusCode }) => statusCode === 429);
    };
    const ofToken = await burst(secret);
    expect(new Set(ofToken.map((answer) => answer.json().code))).toEqual(
      new Set(['too_many_requests']),
    );
    await burst((await tokenOf(event, 'propose')).secret);
    const ofEvent = await burst((await tokenOf(event, 'propose')).secret);
    const busy = ofEvent.find((answer) => answer.json().code === 'event_busy');
    expect(Number(busy?.headers['retry-after'])).toBeGreaterThan(0);
  }, 30_000);
});
