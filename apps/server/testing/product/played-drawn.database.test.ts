import type { EventDesk, UserScore } from '@callshot/contract';
import {
  type BracketState,
  bracketPicksOf,
  comingInto,
  compileBracket,
  isStageDecided,
  type MatchPick,
  officialBracket,
  type PickOutcome,
  type PickSet,
  pickWinner,
  placeTeam,
} from '@callshot/rules';
import { beforeAll, expect, test } from 'vitest';
import {
  randomOf,
  randomPicks,
  shuffled,
} from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import { drawnStage } from '../../../../packages/rules/fixtures/synthetic-stages.ts';
import type { TestUser } from '../account/users.ts';
import { lockStage } from '../community/ranked-leagues.ts';
import { loadedEvent, testEvent } from '../play/events.ts';
import { testProduct } from './product.ts';
import { totalsOnBoard } from './whole-board.ts';

const PLAYERS = 300;

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const players: TestUser[] = [];

beforeAll(async () => {
  for (let at = 1; at <= PLAYERS; at += 1) players.push(await product.user(`Player ${at}`));
});

const winnersIn = ({ matchPicks }: PickSet, col: number): number[] =>
  matchPicks.flatMap(({ bracketCol, winnerTeamId }) =>
    bracketCol === col && winnerTeamId !== null ? winnerTeamId : [],
  );

/** A point for each team that gets as far as it was called, and one for the champion, counted without the product. */
const pointsOf = (slip: PickSet, official: PickSet): number =>
  [0, 1, 2, 3].reduce((sum, col) => {
    const won = new Set(winnersIn(official, col));
    return sum + winnersIn(slip, col).filter((teamId) => won.has(teamId)).length;
  }, 0);

test('three hundred call who goes on from two drawn rounds: board, ledgers and an independent sum agree before, between and after the draws, and after corrections [rule: formats-58, formats-63, results-33, results-35, results-36, scoring-25]', async () => {
  const event = await testEvent(db, { stages: [drawnStage(16, [1, 2])] });
  const [loaded] = event.stages;
  if (!loaded) throw new Error('no stage');
  const eventId = event.row.id;
  const { stage } = loaded;
  const graph = compileBracket(stage.format);
  const [substage] = stage.substages;
  if (!substage) throw new Error('no substage');
  const ids = { eventStageId: loaded.id, eventSubstageId: substage.eventSubstageId };

  const slips = new Map<number, PickSet>();
  for (const [at, player] of players.entries()) {
    const slip = randomPicks(stage, randomOf(at));
    const answer = await player.post(`/api/picks/save/user/${eventId}`, slip);
    expect(answer.statusCode, answer.body).toBe(200);
    slips.set(player.id, slip);
  }

  // Rows that nobody could have clicked together are refused, and leave nothing behind.
  const [first] = players;
  const slip = slips.get(first?.id ?? 0);
  if (!first || !slip) throw new Error('no player');
  const quarters = slip.matchPicks.filter(({ bracketCol }) => bracketCol === 1);
  const out = slip.matchPicks.find(({ bracketCol }) => bracketCol === 0)?.loserTeamId ?? 0;
  const changed = (of: (row: MatchPick) => MatchPick): PickSet => ({
    ...slip,
    matchPicks: slip.matchPicks.map((row) => (row.bracketCol === 1 ? of(row) : row)),
  });
  const [one, other] = quarters;
  if (!one || !other) throw new Error('no drawn round');
  const hostile: readonly PickSet[] = [
    changed((row) => (row === one ? { ...row, topTeamId: out, winnerTeamId: out } : row)),
    changed((row) =>
      row === other ? { ...row, topTeamId: one.topTeamId, winnerTeamId: one.winnerTeamId } : row,
    ),
    changed((row) => (row === one ? { ...row, bottomTeamId: other.bottomTeamId } : row)),
    changed((row) =>
      row === one ? { ...row, winnerTeamId: row.loserTeamId, loserTeamId: row.winnerTeamId } : row,
    ),
    { ...slip, matchPicks: slip.matchPicks.filter((row) => row !== one) },
  ];
  for (const rows of hostile) {
    const answer = await first.post(`/api/picks/save/user/${eventId}`, rows);
    expect(answer.statusCode, answer.body).toBe(400);
  }

  // Nothing of such a stage locks by itself [rule: formats-63].
  const unit = await admin.post('/api/event/lockUnit', {
    eventId,
    version: (await loadedEvent(db, eventId)).row.version,
    eventStageId: loaded.id,
    lockUnit: 'match',
  });
  expect(unit.statusCode, unit.body).toBeGreaterThanOrEqual(400);
  await lockStage(admin, event);

  let state = officialBracket(graph, substage);
  const official = (): PickSet => ({ groupStagePicks: [], matchPicks: bracketPicksOf(state, ids) });
  const post = async (user: TestUser, rows: readonly MatchPick[]) =>
    user.post(`/api/picks/override/${eventId}`, {
      userId: null,
      eventStageId: loaded.id,
      reason: 'as played',
      version: (await loadedEvent(db, eventId)).row.officialVersion,
      groupStagePicks: [],
      matchPicks: rows,
    });
  const enter = async (next: PickOutcome): Promise<void> => {
    if (!next.ok) throw new Error(next.code);
    ({ state } = next);
    const answer = await post(admin, official().matchPicks);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const expectAgreement = async (): Promise<void> => {
    const told = (await visitor.get(`/api/picks/get/official/${eventId}`)).json() as PickSet;
    const sums = new Map([...slips].map(([userId, own]) => [userId, pointsOf(own, told)]));
    expect(await totalsOnBoard(visitor, eventId)).toEqual(sums);
    for (const userId of [...slips.keys()].slice(0, 6)) {
      const answer = await visitor.get(`/api/picks/get/score/${eventId}?userId=${userId}`);
      const { ledger, totalScore }: UserScore = answer.json();
      expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(totalScore);
      expect(totalScore).toBe(sums.get(userId));
    }
  };
  const toDraw = async (): Promise<readonly string[]> => {
    const desk: EventDesk = (await admin.get(`/api/event/desk/${eventId}`)).json();
    return desk.stages.find(({ id }) => id === loaded.id)?.roundsToDraw ?? [];
  };
  const random = randomOf(4);
  const win = (key: string, before: BracketState = state): PickOutcome => {
    const match = before.matches[graph.byKey.get(key)?.index ?? -1];
    const side = random() < 0.5 ? match?.top : match?.bottom;
    return pickWinner(graph, before, key, side?.kind === 'team' ? side.teamId : 0);
  };

  for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) {
    expect(await toDraw()).toEqual([]);
    await enter(win(`UB-0-${at}`));
    if (at % 3 === 0) await expectAgreement();
  }
  await expectAgreement();
  // Everybody is there, and nobody has said who meets whom.
  expect(await toDraw()).toHaveLength(1);
  const [round, next] = graph.drawnRounds;
  if (!round || !next) throw new Error('no drawn rounds');
  const coming = comingInto(state, round).teamIds;
  const gone = substage.teamIds.find((teamId) => !coming.includes(teamId)) ?? 0;
  const rowOf = (colIndex: number, topTeamId: number, bottomTeamId: number): MatchPick => ({
    ...ids,
    bracketPart: 'UB',
    bracketCol: 1,
    bracketColIndex: colIndex,
    matchIndex: round.matches[colIndex] ?? 0,
    topTeamId,
    bottomTeamId,
    winnerTeamId: null,
    loserTeamId: null,
    topTeamScore: null,
    bottomTeamScore: null,
  });
  const [a = 0, b = 0, c = 0] = coming;
  for (const rows of [[rowOf(0, a, gone)], [rowOf(0, a, b), rowOf(1, a, c)], [rowOf(0, a, a)]]) {
    const answer = await post(admin, [...official().matchPicks, ...rows]);
    expect(answer.statusCode, answer.body).toBe(400);
  }
  expect((await post(first, official().matchPicks)).statusCode).toBe(403);

  for (const [at, teamId] of shuffled(coming, random).entries()) {
    const key = `UB-1-${at >> 1}`;
    const place = placeTeam(graph, state, { key, isTop: at % 2 === 0 }, { kind: 'team', teamId });
    await enter(place);
  }
  expect(await toDraw()).toEqual([]);
  await expectAgreement();
  for (const at of [0, 1, 2]) await enter(win(`UB-1-${at}`));
  await expectAgreement();

  // A correction takes a team out of its drawn match, and that match's result with it.
  const opening = state.matches[graph.byKey.get('UB-0-2')?.index ?? -1];
  const before = opening?.winnerTeamId ?? 0;
  await enter(pickWinner(graph, state, 'UB-0-2', opening?.loserTeamId ?? 0));
  const standing = () =>
    state.matches
      .filter(({ node }) => node.round === round)
      .flatMap(({ top, bottom }) => [top, bottom])
      .flatMap((slot) => (slot.kind === 'team' ? slot.teamId : []));
  // The one place that is free again takes the team that came instead.
  expect(standing()).not.toContain(before);
  expect(standing()).toContain(opening?.loserTeamId);
  await expectAgreement();
  // It is taken back.
  await enter(pickWinner(graph, state, 'UB-0-2', before));
  expect(standing()).toContain(before);
  await expectAgreement();

  for (const at of [0, 1, 2, 3]) {
    const match = state.matches[graph.byKey.get(`UB-1-${at}`)?.index ?? -1];
    if (match?.winnerTeamId === null) await enter(win(`UB-1-${at}`));
  }
  await expectAgreement();
  expect(await toDraw()).toHaveLength(1);
  // A result brings its pair with it, and the last pair follows.
  const [x = 0, y = 0] = shuffled(comingInto(state, next).teamIds, random);
  const meets = { ...rowOf(0, x, y), bracketCol: 2, matchIndex: next.matches[0] ?? 0 };
  const won = { ...meets, winnerTeamId: x, loserTeamId: y, topTeamScore: 3, bottomTeamScore: 1 };
  const answer = await post(admin, [...official().matchPicks, won]);
  expect(answer.statusCode, answer.body).toBe(200);
  const after = (await loadedEvent(db, eventId)).stages[0];
  if (!after) throw new Error('no stage');
  state = officialBracket(graph, { officialMatches: after.official.matchPicks });
  expect(await toDraw()).toEqual([]);
  await expectAgreement();
  await enter(win('UB-2-1'));
  await expectAgreement();
  await enter(win('UB-3-0'));
  await expectAgreement();
  const done = (await loadedEvent(db, eventId)).stages[0];
  expect(done && isStageDecided(done.stage, done.official)).toBe(true);
});
