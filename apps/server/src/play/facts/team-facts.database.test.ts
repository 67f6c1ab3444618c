import type { Answer, EventDesk, TeamFacts } from '@callshot/contract';
import type { MatchPick } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import {
  groupStage,
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { redrawDesk } from '../../../testing/desk/redraws.ts';
import { loadedEvent, testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../events/loaded-event.ts';
import { upsertTeams } from '../events/teams/event-teams.repository.ts';

type Facts = Answer<'GET /api/event/facts'>;

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const creator = await product.user('creator', ['EventCreator']);
const player = await product.user('player');
const desks = redrawDesk({ db }, admin);

const ask = (event: LoadedEvent, teamId: number, otherId?: number, by = visitor) =>
  by.get(
    `/api/event/facts?eventId=${event.row.id}&teamId=${teamId}${otherId ? `&otherId=${otherId}` : ''}`,
  );
async function factsOf(event: LoadedEvent, teamId: number, otherId?: number): Promise<Facts> {
  const answer = await ask(event, teamId, otherId);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function factsOfOne(event: LoadedEvent, teamId: number): Promise<TeamFacts> {
  const [facts] = (await factsOf(event, teamId)).teams;
  if (!facts) throw new Error('Facts of a team');
  return facts;
}
const countsOf = ({ wins, losses, draws, mapsWon, mapsLost }: TeamFacts['here']['record']) => [
  ...[wins, losses, draws, mapsWon, mapsLost],
];
const teamsIn = (event: LoadedEvent, at = 0): readonly number[] =>
  event.stages[at]?.stage.substages.flatMap(({ teamIds }) => teamIds) ?? [];

const DAY_MS = 86_400_000;
const ago = (days: number) => ({ locksInMs: -days * DAY_MS });

interface Entered {
  readonly round: number;
  readonly teams: readonly [number, number];
  readonly maps: readonly [number, number];
}

/** Enters matches of a stage without a bracket; equal maps are a draw. */
async function enter(event: LoadedEvent, ...matches: readonly Entered[]): Promise<void> {
  const { stages, row } = await loadedEvent(db, event.row.id);
  const [stage] = stages;
  const answer = await admin.post('/api/event/matches', {
    ...{ eventId: row.id, eventStageId: stage?.id, version: stage?.handVersion },
    ...{ orders: [], reason: 'test' },
    matches: matches.map(
      ({ round, teams: [topTeamId, bottomTeamId], maps: [top, bottom] }, at) => ({
        id:
          stage?.byHand.get(stage.stage.substages[0]?.eventSubstageId ?? 0)?.matches[at]?.id ??
          null,
        ...{ eventSubstageId: stage?.stage.substages[0]?.eventSubstageId, round },
        bestOf: top === bottom ? 2 : 3,
        ...{ topTeamId, bottomTeamId, startsAt: null, topTeamScore: top, bottomTeamScore: bottom },
        outcome: top === bottom ? 'draw' : 'won',
        winnerTeamId: top === bottom ? null : top > bottom ? topTeamId : bottomTeamId,
      }),
    ),
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function anotherTeam(name: string, externalId = `hand:${name}`): Promise<number> {
  const team = { externalId, name, abbreviation: name.slice(0, 3), logoPath: null };
  const [id = 0] = await upsertTeams(db, 1, [team]);
  return id;
}

describe('records [rule: events-34, events-35]', () => {
  test('follow the matches of a group, a correction of them and a draw, at once', async () => {
    const event = await testEvent(db, { stages: [groupStage()], ...ago(1) });
    const [one = 0, two = 0, three = 0] = teamsIn(event);
    expect(countsOf((await factsOfOne(event, one)).here.record)).toEqual([0, 0, 0, 0, 0]);
    const first = { round: 1, teams: [one, two], maps: [2, 1] } as const;
    const level = { round: 2, teams: [three, one], maps: [1, 1] } as const;
    await enter(event, first, level);
    expect(countsOf((await factsOfOne(event, one)).here.record)).toEqual([1, 0, 1, 3, 2]);
    expect(countsOf((await factsOfOne(event, three)).here.record)).toEqual([0, 0, 1, 1, 1]);
    await enter(event, { ...first, maps: [0, 2] }, level);
    expect(countsOf((await factsOfOne(event, one)).here.record)).toEqual([0, 1, 1, 1, 3]);
    expect(countsOf((await factsOfOne(event, two)).here.record)).toEqual([1, 0, 0, 2, 0]);
  });

  test('follow a bracket and what staff correct of it', async () => {
    const event = await testEvent(db, {
      stages: [playoffStage({ teams: 4, elimination: 'single' })],
      ...ago(1),
    });
    const [row] = event.stages[0]?.official.matchPicks ?? [];
    if (!row) throw new Error('The bracket is drawn');
    const { topTeamId: top, bottomTeamId: bottom } = row;
    const ended = (winnerTeamId: number | null, scores: readonly [number, number]): MatchPick => ({
      ...row,
      ...{ winnerTeamId, loserTeamId: winnerTeamId === top ? bottom : top },
      ...{ topTeamScore: scores[0], bottomTeamScore: scores[1] },
    });
    await desks.act(event, 'lock');
    await desks.enter(event, 0, { groupStagePicks: [], matchPicks: [ended(top, [3, 1])] });
    expect(countsOf((await factsOfOne(event, top ?? 0)).here.record)).toEqual([1, 0, 0, 3, 1]);
    const meeting = { winnerTeamId: top, maps: [1, 3], teamIds: [bottom, top] };
    expect((await factsOf(event, bottom ?? 0, top ?? 0)).meeting).toMatchObject(meeting);
    await desks.enter(event, 0, { groupStagePicks: [], matchPicks: [ended(bottom, [2, 3])] });
    expect(countsOf((await factsOfOne(event, top ?? 0)).here.record)).toEqual([0, 1, 0, 2, 3]);
    expect((await factsOf(event, bottom ?? 0, top ?? 0)).meeting).toMatchObject({
      ...{ winnerTeamId: bottom, maps: [3, 2] },
    });
  });

  test('take maps and starts of a draw from the wiki, whose word the official match is', async () => {
    const event = await testEvent(db, { stages: [groupStage()], ...ago(1) });
    const [one = 0, two = 0] = teamsIn(event);
    const [stage] = event.stages;
    const eventSubstageId = stage?.stage.substages[0]?.eventSubstageId ?? 0;
    const nameOf = (teamId: number) => event.teams.find(({ id }) => id === teamId)?.name ?? '';
    const side = (teamId: number) => {
      const name = nameOf(teamId);
      return { kind: 'team', teamKey: name.toLowerCase(), name, score: 1, status: 'S' };
    };
    const startsAt = '2026-11-01T12:00:00.000Z';
    const match = {
      ...{ pageId: 1, pageName: 'Cup', matchId: 'm1', groupId: 'g', section: '', order: 1 },
      ...{ startsAt, isExact: true, bestOf: 2, isFinished: true, winner: 'draw' },
      ...{ isNotPlayed: false, isOverturned: false, opponents: [side(two), side(one)], games: [] },
      place: { kind: 'list', title: '', header: '', index: 0, listIndex: 0, round: 1 },
    };
    await db
      .insertInto('wikiMatches')
      .values({
        ...{ eventId: event.row.id, matchId: 'm1', eventStageId: stage?.id ?? 0, eventSubstageId },
        ...{ place: null, isSwapped: false, record: JSON.stringify(match), readAt: new Date() },
        ...{ correctedFrom: null, correctedAt: null },
      })
      .execute();
    const known = [{ round: 1, teamIds: [one, two], result: 'draw' }];
    await db
      .updateTable('eventSubstages')
      .set({ teamMatches: JSON.stringify(known) })
      .where('id', '=', eventSubstageId)
      .execute();
    await db
      .updateTable('events')
      .set({ matchesVersion: event.row.matchesVersion + 1 })
      .where('id', '=', event.row.id)
      .execute();
    const official = await visitor.get(`/api/event/official?eventId=${event.row.id}`);
    expect(official.json()).toMatchObject([
      { state: 'SCORE_DONE', winnerTeamId: null, topTeamScore: 1, bottomTeamScore: 1 },
    ]);
    expect(countsOf((await factsOfOne(event, one)).here.record)).toEqual([0, 0, 1, 1, 1]);
    expect((await factsOf(event, one, two)).meeting).toMatchObject({
      ...{ startTime: startsAt, winnerTeamId: null, maps: [1, 1], isForfeit: false },
    });
  });

  test('are of official results alone: what is picked changes nothing', async () => {
    const event = await testEvent(db, { stages: [swissStage()] });
    const [one = 0, two = 0] = teamsIn(event);
    const before = await factsOf(event, one, two);
    await desks.save(event, 0, [player]);
    expect(await factsOf(event, one, two)).toEqual(before);
    expect((await ask(event, one, two, player)).json()).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('pick');
  });
});

describe('earlier events [rule: events-36]', () => {
  test('join by identity: a rename parts nothing, a name joins nothing, archived events are left out', async () => {
    const past = await testEvent(db, { stages: [groupStage()], ...ago(30), nameOverride: 'Past' });
    const event = await testEvent(db, { stages: [groupStage()], ...ago(20), nameOverride: 'Now' });
    const [one = 0, two = 0] = teamsIn(past);
    await enter(past, { round: 1, teams: [one, two], maps: [2, 0] });
    const pastOf = async (teamId: number) =>
      (await factsOfOne(event, teamId)).before.map(({ eventId }) => eventId);
    expect(await pastOf(one)).toEqual([past.row.id]);
    const { name } = event.teams.find(({ id }) => id === one) ?? { name: '' };
    const was = { name, abbreviation: event.teams.find(({ id }) => id === one)?.abbreviation };
    const body = { eventId: event.row.id, teamId: one, name: 'Renamed', abbreviation: 'RN', was };
    const answer = await creator.post('/api/event/teamName', body);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await pastOf(one)).toEqual([past.row.id]);
    expect((await factsOf(event, one, two)).meeting).toMatchObject({
      ...{ eventId: past.row.id, eventName: 'Past', maps: [2, 0], winnerTeamId: one },
    });
    // A later event is no past of it.
    expect((await factsOfOne(past, one)).before).toEqual([]);
    const archive = { eventId: past.row.id, archived: true, reason: 'test' };
    const archived = await admin.post('/api/event/archive', archive);
    expect(archived.statusCode, archived.body).toBe(204);
    expect(await pastOf(one)).toEqual([]);
    expect((await factsOf(event, one, two)).meeting).toBeNull();
    expect((await ask(past, one)).json().code).toBe('event_not_found');
  });

  test('the newest three are told, and of two meetings the last', async () => {
    const days = [90, 80, 70, 60];
    const past: LoadedEvent[] = [];
    for (const day of days) {
      past.push(await testEvent(db, { stages: [groupStage()], ...ago(day), gameId: 2 }));
    }
    const [one = 0, two = 0, three = 0] = teamsIn(past[0] as LoadedEvent);
    for (const [at, event] of past.entries()) {
      await enter(event, {
        round: 1,
        teams: at === 3 ? [one, three] : [one, two],
        maps: [2, at % 2],
      });
    }
    const event = await testEvent(db, { stages: [groupStage()], ...ago(50), gameId: 2 });
    const { before } = await factsOfOne(event, one);
    expect(before.map(({ eventId }) => eventId)).toEqual(
      past
        .map(({ row }) => row.id)
        .toReversed()
        .slice(0, 3),
    );
    expect((await factsOf(event, two, one)).meeting).toMatchObject({
      ...{ eventId: past[2]?.row.id, teamIds: [two, one], maps: [0, 2] },
    });
  });

  test('a team without an identity of the wiki has a past of its own', async () => {
    const [mine, theirs] = [
      await anotherTeam('Lone'),
      await anotherTeam('Lone 2', 'liquipedia:lone'),
    ];
    const seated = async (teamId: number, days: number) => {
      const event = await testEvent(db, { stages: [groupStage()], ...ago(days) });
      const [first = 0] = teamsIn(event);
      await db
        .updateTable('eventTeams')
        .set({ teamId })
        .where('teamId', '=', first)
        .where('eventSubstageId', '=', event.stages[0]?.stage.substages[0]?.eventSubstageId ?? 0)
        .execute();
      await db
        .updateTable('events')
        .set({ version: event.row.version + 1 })
        .where('id', '=', event.row.id)
        .execute();
      return loadedEvent(db, event.row.id);
    };
    const past = await seated(mine, 40);
    const [, other = 0] = teamsIn(past);
    await enter(past, { round: 1, teams: [mine, other], maps: [2, 1] });
    expect((await factsOfOne(await seated(mine, 5), mine)).before).toHaveLength(1);
    expect((await factsOfOne(await seated(theirs, 4), theirs)).before).toEqual([]);
  });
});

describe('what is asked', () => {
  test('is refused for other events and teams', async () => {
    const event = await testEvent(db, { stages: [groupStage()] });
    const [one = 0] = teamsIn(event);
    const stranger = await anotherTeam('Stranger');
    const codes = [
      await ask(event, stranger),
      await ask(event, one, stranger),
      await ask(event, one, one),
      await visitor.get(`/api/event/facts?eventId=999999&teamId=${one}`),
    ].map((answer) => [answer.statusCode, answer.json().code]);
    expect(codes).toEqual([
      [404, 'team_not_found'],
      [404, 'team_not_found'],
      [400, 'same_team'],
      [404, 'event_not_found'],
    ]);
  });
});

describe('rankings by staff [rule: events-38]', () => {
  const ranking = { place: 7, source: 'Valve', asOf: '2026-11-02', url: '' };
  const stored = { ...ranking, url: null };
  const say = (event: LoadedEvent, teamId: number, body: object, by = creator) =>
    by.post('/api/event/teamRanking', { eventId: event.row.id, teamId, was: null, ...body });
  const shown = async (event: LoadedEvent, teamId: number) =>
    (await factsOfOne(event, teamId)).ranking;
  const told = () =>
    db
      .selectFrom('auditLog')
      .select(['action', 'actorUserId', 'before', 'after'])
      .where('action', '=', 'event.team_ranked')
      .orderBy('id')
      .execute();

  test('are shown at once, changed, taken away and audited', async () => {
    const event = await testEvent(db, { stages: [groupStage()] });
    const other = await testEvent(db, { stages: [groupStage()] });
    const [one = 0] = teamsIn(event);
    expect(await shown(event, one)).toBeNull();
    const set = await say(event, one, { ranking });
    expect(set.statusCode, set.body).toBe(200);
    const desk: EventDesk = set.json();
    expect(desk.teams.find(({ id }) => id === one)?.ranking).toEqual(stored);
    expect(await shown(event, one)).toEqual(stored);
    // Other events do not show it.
    expect(await shown(other, one)).toBeNull();
    const url = 'https://example.org/standings';
    const better = { ...ranking, place: 3, url };
    expect((await say(event, one, { ranking: better, was: stored })).statusCode).toBe(200);
    expect(await shown(event, one)).toEqual({ ...stored, place: 3, url });
    // Once more after a lost answer changes nothing.
    expect((await say(event, one, { ranking: better, was: stored })).statusCode).toBe(200);
    const gone = await say(event, one, { ranking: null, was: better });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await shown(event, one)).toBeNull();
    expect((await told()).map(({ before, after }) => [before, after])).toEqual([
      [
        { teamId: one, ranking: null },
        { teamId: one, ranking: stored },
      ],
      [
        { teamId: one, ranking: stored },
        { teamId: one, ranking: { ...stored, place: 3, url } },
      ],
      [
        { teamId: one, ranking: { ...stored, place: 3, url } },
        { teamId: one, ranking: null },
      ],
    ]);
  });

  test('of two at once one is told what the other said', async () => {
    const event = await testEvent(db, { stages: [groupStage()] });
    const [one = 0] = teamsIn(event);
    const answers = await Promise.all([
      say(event, one, { ranking }),
      say(event, one, { ranking: { ...ranking, place: 8 } }, admin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost).toMatchObject({ code: 'ranking_changed' });
    expect(lost.current.ranking).toEqual(await shown(event, one));
  });

  test.each([
    ['a visitor', { by: visitor, status: 401 }],
    ['a player', { by: player, status: 403 }],
  ])('are refused to %s, and leave nothing behind', async (_, { by, status }) => {
    const event = await testEvent(db, { stages: [groupStage()] });
    const [one = 0] = teamsIn(event);
    const before = (await told()).length;
    const body = { eventId: event.row.id, teamId: one, ranking, was: null };
    expect((await by.post('/api/event/teamRanking', body)).statusCode).toBe(status);
    expect(await shown(event, one)).toBeNull();
    expect(await told()).toHaveLength(before);
  });

  test.each([
    ['place 0', { place: 0 }, 400],
    ['no source', { source: '  ' }, 400],
    ['a day that is none', { asOf: '2026-02-30' }, 400],
    ['a link of a script', { url: 'javascript:alert(1)' }, 400],
    ['a link without a host', { url: 'https://' }, 400],
  ])('with %s are refused', async (_, wrong, status) => {
    const event = await testEvent(db, { stages: [groupStage()] });
    const [one = 0] = teamsIn(event);
    const answer = await say(event, one, { ranking: { ...ranking, ...wrong } });
    expect(answer.statusCode, answer.body).toBe(status);
    expect(await shown(event, one)).toBeNull();
  });

  test('of a team that does not play here are refused', async () => {
    const event = await testEvent(db, { stages: [groupStage()] });
    const answer = await say(event, await anotherTeam('Nobody'), { ranking });
    expect(answer.json().code).toBe('team_not_found');
  });

  test('go along when a team is merged, and come back with it', async () => {
    const event = await testEvent(db, { stages: [groupStage()] });
    const [lost = 0] = teamsIn(event);
    const kept = await anotherTeam('Right one');
    await say(event, lost, { ranking });
    const { name: lostName } = event.teams.find(({ id }) => id === lost) ?? { name: '' };
    const { name } = await db
      .selectFrom('teams')
      .select('name')
      .where('id', '=', lost)
      .executeTakeFirstOrThrow();
    const was = { name: name || lostName, intoName: 'Right one' };
    const body = { eventId: event.row.id, teamId: lost, intoTeamId: kept, was };
    const merged = await creator.post('/api/event/mergeTeams', body);
    expect(merged.statusCode, merged.body).toBe(200);
    expect(await shown(event, kept)).toEqual(stored);
    const editId = merged.json().teamEdits[0]?.id;
    const undone = await creator.post('/api/event/undoTeamEdit', { eventId: event.row.id, editId });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await shown(event, lost)).toEqual(stored);
    expect((await ask(event, kept)).json().code).toBe('team_not_found');
  });
});
