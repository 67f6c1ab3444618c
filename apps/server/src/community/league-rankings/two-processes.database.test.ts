import type { ChampionShares, LeagueRankings } from '@callshot/contract';
import type { GameId, PickSet } from '@callshot/rules';
import { beforeAll, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage } from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../../../testing/account/users.ts';
import {
  enterResults,
  joinLeague,
  lockStage,
  rankingsOf,
  testLeague,
} from '../../../testing/community/ranked-leagues.ts';
import { testEvent } from '../../../testing/play/events.ts';
import { testProduct } from '../../../testing/product/product.ts';
import type { LoadedEvent } from '../../play/events/loaded-event.ts';
import { createAnalysts } from './analysts.ts';

const product = await testProduct();
const elsewhere = await testProduct(product);
const { db } = product;
const admin = await product.user('chief', ['Admin']);
/** Asks the process on which nothing is changed. */
const { visitor } = elsewhere;

beforeAll(async () => {
  for (const { capabilities } of [product, elsewhere]) await capabilities.start();
});

const isFinal = ({ bracketPart }: PickSet['matchPicks'][number]) => bracketPart === 'GF';
const newEvent = (gameId: GameId = 1) =>
  testEvent(db, { stages: [playoffStage({ teams: 4 })], gameId });
const picksOf = ({ stages }: LoadedEvent, seed: number) =>
  randomPicks(stages[0]!.stage, randomOf(seed));
const save = async (user: TestUser, event: LoadedEvent, picks: PickSet) => {
  const answer = await user.post(`/api/picks/save/user/${event.row.id}`, picks);
  expect(answer.statusCode, answer.body).toBe(200);
};
const namesOf = ({ records }: LeagueRankings) => records.map(({ username }) => username);
const analystsAt = async (event: LoadedEvent): Promise<LeagueRankings> =>
  (await visitor.get(`/api/leagues/analystRankings?eventId=${event.row.id}`)).json();
const countOf = async (game: '1' | '2') =>
  (await visitor.get('/api/leagues/analyst', { game })).json().memberCount;
const sharesOf = async (event: LoadedEvent, leagueId?: number): Promise<ChampionShares> => {
  const league = leagueId === undefined ? '' : `&leagueId=${leagueId}`;
  return (await visitor.get(`/api/leagues/shares?eventId=${event.row.id}${league}`)).json();
};
const makeAnalyst = (user: TestUser, gameId: GameId | null, roleIds = [5]) =>
  admin.post('/api/user/update', { userId: user.id, roleIds, analystParticipationGameId: gameId });

test('another process follows who joins and leaves, names and results', async () => {
  const event = await newEvent();
  const [creator, member, late] = [
    await product.user('owner'),
    await product.user('regular'),
    await product.user('latecomer'),
  ];
  for (const user of [creator, member, late]) await save(user, event, picksOf(event, user.id));
  const leagueId = await testLeague(creator, 'Followed', [member]);
  const told = () => rankingsOf(visitor, leagueId, event);
  const names = async () => new Set(namesOf(await told()));
  expect(await names()).toEqual(new Set(['owner', 'regular']));
  expect(await told()).toMatchObject({ isScored: false, ranked: 0 });

  await lockStage(admin, event);
  await expect.poll(async () => (await told()).ranked).toBe(2);
  await joinLeague(late, leagueId);
  await expect.poll(names).toEqual(new Set(['owner', 'regular', 'latecomer']));
  await member.delete(`/api/leagues/leave?leagueId=${leagueId}`);
  await expect.poll(names).toEqual(new Set(['owner', 'latecomer']));
  await admin.post('/api/user/update', { userId: late.id, username: 'renamed' });
  await expect.poll(names).toEqual(new Set(['owner', 'renamed']));

  const before = await told();
  await enterResults(admin, event, picksOf(event, 1000));
  await expect.poll(async () => (await told()).isScored).toBe(true);
  const after = await told();
  expect(after.generation).toBeGreaterThan(before.generation);
  expect(after).toEqual(await rankingsOf(product.visitor, leagueId, event));
  await creator.delete(`/api/leagues/removeMember?leagueId=${leagueId}&userId=${late.id}`);
  await expect.poll(names).toEqual(new Set(['owner']));
  await creator.delete(`/api/leagues/delete?leagueId=${leagueId}`);
  await expect
    .poll(async () => (await told()) as object)
    .toMatchObject({
      code: 'league_not_found',
    });
});

test('analysts are who holds the role and takes part in the game, ranked among themselves [rule: boards-9, leagues-33]', async () => {
  const event = await newEvent();
  const [both, none, shut, bystander] = [
    await product.user('analyst'),
    await product.user('no participation'),
    await product.user('shut out'),
    await product.user('bystander'),
  ];
  for (const user of [both, none, shut, bystander])
    await save(user, event, picksOf(event, user.id));
  // Believes what it has read until it hears otherwise.
  const { changes } = elsewhere.capabilities.services;
  const byWordAlone = createAnalysts({ db: elsewhere.db, changes, elapsed: () => 0 });
  expect(await countOf('1')).toBe(0);
  await makeAnalyst(both, 1);
  await makeAnalyst(none, null);
  await makeAnalyst(shut, 1);
  await expect.poll(() => countOf('1')).toBe(2);
  expect(await countOf('2')).toBe(0);
  await lockStage(admin, event);
  await enterResults(admin, event, picksOf(event, 2000));
  await expect.poll(async () => (await analystsAt(event)).isScored).toBe(true);
  const told = await analystsAt(event);
  expect(told).toMatchObject({ leagueId: null, totalRecords: 2, ranked: 2, own: null });
  expect(new Set(namesOf(told))).toEqual(new Set(['analyst', 'shut out']));
  expect(told.records[0]).toMatchObject({ rank: 1, row: 1 });
  expect((await visitor.get('/api/leagues/analyst')).json()).toEqual({
    ...{ name: 'Analyst League', gameId: 1, members: 2, memberCount: 2 },
  });

  // The league of the analysts cannot be joined.
  expect(namesOf(await analystsAt(event))).not.toContain('bystander');
  const disabled = { userId: shut.id, isDisabled: true, reason: 'Spam' };
  expect((await admin.post('/api/user/update', disabled)).statusCode).toBe(200);
  await expect.poll(async () => namesOf(await analystsAt(event))).toEqual(['analyst']);
  // The other game's analysts are not announced.
  expect((await byWordAlone.of(2)).userIds).toEqual([]);
  await makeAnalyst(both, 2);
  await expect.poll(async () => (await byWordAlone.of(2)).userIds).toEqual([both.id]);
  await expect.poll(async () => namesOf(await analystsAt(event))).toEqual([]);
  expect(await countOf('2')).toBe(1);
  await makeAnalyst(both, null, []);
  await expect.poll(() => countOf('2')).toBe(0);
});

test('who called the champion is told of five and more, once it can no longer be changed', async () => {
  const event = await newEvent(2);
  const official = picksOf(event, 3000);
  const won = official.matchPicks.find(isFinal)?.winnerTeamId ?? 0;
  const seedsOf = (isRight: boolean) =>
    Array.from({ length: 400 }, (_, seed) => seed).filter(
      (seed) => (picksOf(event, seed).matchPicks.find(isFinal)?.winnerTeamId === won) === isRight,
    );
  const [right, wrong] = [seedsOf(true), seedsOf(false)];
  const users: TestUser[] = [];
  // Four of ten are right; the first five are analysts, of whom two are right.
  for (let at = 0; at < 10; at += 1) {
    const user = await product.user(`caller ${at}`);
    const seeds = [0, 1, 5, 6].includes(at) ? right : wrong;
    await save(user, event, picksOf(event, seeds[at]!));
    if (at < 5) await makeAnalyst(user, 2);
    users.push(user);
  }
  const [creator, ...others] = users;
  const idle = await product.user('idle caller');
  const four = await testLeague(creator!, 'Four callers', [...others.slice(0, 3), idle]);
  const six = await testLeague(others[3]!, 'Six callers', [...others.slice(4), creator!]);
  const unknown = { teamId: null, isChampion: false, analysts: null, everybody: null };
  expect(await sharesOf(event, six)).toEqual({ ...unknown, league: null });

  await lockStage(admin, event);
  await expect.poll(async () => (await sharesOf(event)).everybody).not.toBeNull();
  const most = await sharesOf(event);
  const calls = users.map((_, at) =>
    picksOf(event, ([0, 1, 5, 6].includes(at) ? right : wrong)[at]!).matchPicks.find(isFinal),
  );
  const callsOf = (teamId: number | null) =>
    calls.filter((call) => call?.winnerTeamId === teamId).length;
  expect(most.isChampion).toBe(false);
  expect(most.everybody).toBe(10 * callsOf(most.teamId));
  expect(callsOf(most.teamId)).toBe(
    Math.max(...calls.map((call) => callsOf(call?.winnerTeamId ?? 0))),
  );

  await enterResults(admin, event, official);
  await expect.poll(async () => (await sharesOf(event)).isChampion).toBe(true);
  const told = { teamId: won, isChampion: true, analysts: 40, everybody: 40 };
  expect(await sharesOf(event)).toEqual({ ...told, league: null });
  expect(await sharesOf(event, four)).toEqual({ ...told, league: null });
  // Callers 0 and 4 to 9, of whom three are right.
  expect(await sharesOf(event, six)).toEqual({ ...told, league: 43 });
});

test('where few called anybody, no team is named before it has won', async () => {
  const event = await newEvent();
  const lonely = await product.user('lonely');
  await save(lonely, event, picksOf(event, 1));
  await lockStage(admin, event);
  await expect
    .poll(async () => (await visitor.get(`/api/picks/get/leaderboard/${event.row.id}`)).json())
    .toMatchObject({ records: [{ champion: { outcome: 'pending' } }] });
  expect(await sharesOf(event)).toMatchObject({ teamId: null, everybody: null });
});
