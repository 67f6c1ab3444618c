import type { UserScore } from '@callshot/contract';
import {
  type EventStage,
  type FixtureStage,
  fixtureGroups,
  isStageDecided,
  type MatchPick,
  type PickSet,
  slotOfMatch,
} from '@callshot/rules';
import { beforeAll, expect, test } from 'vitest';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import {
  fixtureStage,
  playoffStage,
} from '../../../../packages/rules/fixtures/synthetic-stages.ts';
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

type End = 'top' | 'bottom' | 'draw' | 'void';

const keyOf = (row: MatchPick): string => `${row.eventSubstageId} ${slotOfMatch(row)}`;

/** The end that a slip calls, read off the slip itself. */
const calledEnd = ({ winnerTeamId, topTeamId }: MatchPick): End =>
  winnerTeamId === null ? 'draw' : winnerTeamId === topTeamId ? 'top' : 'bottom';

test('three hundred call the matches of two groups, and board, ledgers and an independent sum agree after each result, a correction and a cancelled match [rule: groups-24, groups-25, groups-26, scoring-21, scoring-22]', async () => {
  const event = await testEvent(db, {
    stages: [fixtureStage(), playoffStage({ teams: 4 })],
  });
  const [first] = event.stages;
  if (!first) throw new Error('no stage');
  const eventId = event.row.id;
  const stage = first.stage as EventStage<FixtureStage>;
  const slips = new Map<number, PickSet>();
  for (const [at, player] of players.entries()) {
    const slip = randomPicks(stage, randomOf(at));
    const answer = await player.post(`/api/picks/save/user/${eventId}`, slip);
    expect(answer.statusCode, answer.body).toBe(200);
    slips.set(player.id, slip);
  }
  await lockStage(admin, event);

  const groups = fixtureGroups(stage);
  const matches = groups.flatMap(({ substage, list }) =>
    list.map((fixture) => ({
      key: `${substage.eventSubstageId} ${fixture.key}`,
      eventSubstageId: substage.eventSubstageId,
      round: fixture.round + 1,
      topTeamId: substage.teamIds[fixture.places[0]] ?? 0,
      bottomTeamId: substage.teamIds[fixture.places[1]] ?? 0,
    })),
  );
  const ends = new Map<string, End>();
  let version = 0;
  const save = async (): Promise<void> => {
    const answer = await admin.post('/api/event/matches', {
      eventId,
      eventStageId: first.id,
      version,
      matches: matches.map(({ key, topTeamId, bottomTeamId, ...at }) => {
        const end = ends.get(key);
        const isOpen = end === undefined || end === 'void';
        return {
          ...at,
          id: null,
          topTeamId,
          bottomTeamId,
          bestOf: 2,
          startsAt: null,
          outcome: isOpen ? 'open' : end === 'draw' ? 'draw' : 'won',
          winnerTeamId: end === 'top' ? topTeamId : end === 'bottom' ? bottomTeamId : null,
          topTeamScore: isOpen ? null : { top: 2, draw: 1, bottom: 0 }[end],
          bottomTeamScore: isOpen ? null : { top: 0, draw: 1, bottom: 2 }[end],
        };
      }),
      orders: [],
      reason: 'as played',
    });
    expect(answer.statusCode, answer.body).toBe(200);
    ({ version } = answer.json());
  };
  const expectAgreement = async (): Promise<void> => {
    const board = await totalsOnBoard(visitor, eventId);
    const sums = new Map(
      [...slips].map(([userId, { matchPicks }]) => [
        userId,
        2 * matchPicks.filter((row) => ends.get(keyOf(row)) === calledEnd(row)).length,
      ]),
    );
    expect(board).toEqual(sums);
    for (const userId of [...slips.keys()].slice(0, 6)) {
      const answer = await visitor.get(`/api/picks/get/score/${eventId}?userId=${userId}`);
      const { ledger, totalScore }: UserScore = answer.json();
      expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(totalScore);
      expect(totalScore).toBe(sums.get(userId));
      const open = matches.filter(({ key }) => !ends.has(key)).length;
      expect(ledger.filter(({ outcome }) => outcome === 'pending')).toHaveLength(open);
    }
  };
  const override = async (end: 'void' | null, of: (typeof matches)[number]): Promise<void> => {
    const { matchPicks } = (await admin.get(`/api/picks/override/${eventId}`)).json();
    const loaded = await loadedEvent(db, eventId);
    const own = matchPicks
      .filter(({ eventStageId }: MatchPick) => eventStageId === first.id)
      .filter((row: MatchPick) => keyOf(row) !== of.key);
    const group = groups.find(({ substage }) => substage.eventSubstageId === of.eventSubstageId);
    const fixture = group?.list.find(({ key }) => of.key.endsWith(` ${key}`));
    const row = {
      eventStageId: first.id,
      eventSubstageId: of.eventSubstageId,
      bracketPart: 'RR',
      bracketCol: fixture?.round ?? 0,
      bracketColIndex: fixture?.inRound ?? 0,
      matchIndex: fixture?.index ?? 0,
      topTeamId: of.topTeamId,
      bottomTeamId: of.bottomTeamId,
      winnerTeamId: null,
      loserTeamId: null,
      topTeamScore: null,
      bottomTeamScore: null,
    };
    const answer = await admin.post(`/api/picks/override/${eventId}`, {
      userId: null,
      eventStageId: first.id,
      reason: 'never played',
      version: loaded.row.officialVersion,
      groupStagePicks: [],
      matchPicks: end === null ? own : [...own, { ...row, outcome: end }],
    });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  const random = randomOf(77);
  const [cancelled, ...others] = matches;
  if (!cancelled) throw new Error('no match');
  for (const { key } of others) {
    ends.set(key, (['top', 'draw', 'bottom'] as const)[Math.floor(random() * 3)] ?? 'draw');
    await save();
    await expectAgreement();
  }
  // A correction of one match moves the points of that match alone.
  const [corrected] = others;
  if (!corrected) throw new Error('no match');
  ends.set(corrected.key, ends.get(corrected.key) === 'top' ? 'bottom' : 'top');
  await save();
  await expectAgreement();

  // A match that is never played keeps nobody waiting, and that can be taken back.
  const isDecided = async (): Promise<boolean> => {
    const [own] = (await loadedEvent(db, eventId)).stages;
    return own !== undefined && isStageDecided(own.stage, own.official);
  };
  expect(await isDecided()).toBe(false);
  ends.set(cancelled.key, 'void');
  await override('void', cancelled);
  await expectAgreement();
  expect(await isDecided()).toBe(true);
  ends.delete(cancelled.key);
  await override(null, cancelled);
  await expectAgreement();
  expect(await isDecided()).toBe(false);
  ends.set(cancelled.key, 'draw');
  await save();
  await expectAgreement();
  expect(await isDecided()).toBe(true);
});
