import type { UserScore } from '@callshot/contract';
import {
  activeParts,
  type Bracket,
  type EventFormat,
  type EventStage,
  editFormat,
  type MatchPick,
  type PickSet,
  slotOfMatch,
  substageCountOf,
} from '@callshot/rules';
import { beforeAll, expect, test } from 'vitest';
import {
  formatOf,
  knockout,
  stageOf,
  withEntries,
} from '../../../../packages/rules/fixtures/crossed-formats.ts';
import { randomOf, randomPicks } from '../../../../packages/rules/fixtures/synthetic-picks.ts';
import type { TestUser } from '../account/users.ts';
import { redrawDesk } from '../desk/redraws.ts';
import { testEvent } from '../play/events.ts';
import { testProduct } from './product.ts';
import { totalsOnBoard } from './whole-board.ts';

const PLAYERS = 300;

const product = await testProduct();
const { db, visitor } = product;
const admin = await product.user('chief', ['Admin']);
const desks = redrawDesk({ db }, admin);
const players: TestUser[] = [];

beforeAll(async () => {
  for (let at = 1; at <= PLAYERS; at += 1) players.push(await product.user(`Player ${at}`));
});

/** Three GSL groups, crossed into six teams of whom two start later, with a match for third place. */
function crossed(): EventFormat {
  const groups = stageOf({ kind: 'groups', groupCount: 3, of: 'gsl' }, 'Groups');
  const edited = editFormat(formatOf(groups, knockout(6)), {
    kind: 'addPlaceMatch',
    stage: 1,
    place: 3,
  });
  if (!edited.ok) throw new Error(edited.fault.code);
  return withEntries(edited.format, 1);
}

const stagesOf = ({ stages }: EventFormat): EventStage[] =>
  stages.map((format, stageIndex) => ({
    eventStageId: stageIndex + 1,
    stageIndex,
    format,
    substages: Array.from({ length: substageCountOf(format) }, (_, at) => {
      const ids = { eventStageId: stageIndex + 1, eventSubstageId: 10 * stageIndex + at + 1 };
      const teamIds = stageIndex > 0 ? [] : [1, 2, 3, 4].map((team) => 10 * at + team);
      const opening = (match: number): MatchPick => ({
        ...ids,
        bracketPart: 'Group',
        bracketCol: 0,
        bracketColIndex: match,
        matchIndex: match,
        topTeamId: teamIds[2 * match] ?? null,
        bottomTeamId: teamIds[2 * match + 1] ?? null,
        winnerTeamId: null,
        loserTeamId: null,
        topTeamScore: null,
        bottomTeamScore: null,
      });
      const officialMatches = stageIndex > 0 ? [] : [opening(0), opening(1)];
      return {
        eventSubstageId: ids.eventSubstageId,
        title: `Group ${at}`,
        teamIds,
        officialMatches,
      };
    }),
  }));

const placeOf = (row: MatchPick): string => `${row.eventSubstageId} ${slotOfMatch(row)}`;

/** Teams by the match to which results, or calls, send them. A team that starts there is sent by nobody. */
function sentOn(bracket: Bracket, rows: readonly MatchPick[]): ReadonlyMap<string, number[]> {
  const sent = new Map<string, number[]>();
  for (const row of rows) {
    const part = activeParts(bracket).find(({ identifier }) => identifier === row.bracketPart);
    const match = part?.columns[row.bracketCol]?.matches[row.bracketColIndex];
    for (const [to, team] of [
      [match?.winnerPath, row.winnerTeamId],
      [match?.loserPath, row.loserTeamId],
    ] as const) {
      if (!to || team === null) continue;
      const key = `${row.eventSubstageId} ${to.part}-${to.col}-${to.colIndex}`;
      sent.set(key, [...(sent.get(key) ?? []), team]);
    }
  }
  return sent;
}

/** The games of the winner and of the loser. */
const scoreOf = (row: MatchPick): string =>
  (row.winnerTeamId === row.topTeamId
    ? [row.topTeamScore, row.bottomTeamScore]
    : [row.bottomTeamScore, row.topTeamScore]
  ).join('–');

/** The points of a slip by the rule book alone: [rule: scoring-5, scoring-6, scoring-7, scoring-8]. */
function pointsOf({ format, substages }: EventStage, slip: PickSet, official: PickSet): number {
  const { bracket } = format;
  if (!bracket) throw new Error('no bracket');
  const called = new Map(slip.matchPicks.map((row) => [placeOf(row), row]));
  const played = new Map(official.matchPicks.map((row) => [placeOf(row), row]));
  const [calledTo, playedTo] = [slip, official].map(({ matchPicks }) =>
    sentOn(bracket, matchPicks),
  );
  let points = 0;
  for (const { columns, ...group } of bracket.scoringGroups) {
    for (const { part, col } of columns) {
      const column = activeParts(bracket).find((own) => own.identifier === part)?.columns[col];
      for (const { eventSubstageId } of substages) {
        const keys = Array.from(
          { length: column?.matchCount ?? 0 },
          (_, at) => `${eventSubstageId} ${part}-${col}-${at}`,
        );
        const teamsIn = (key: string, rows: typeof called, to: typeof calledTo): number[] => {
          const winner = rows.get(key)?.winnerTeamId;
          if (group.scoreWinnersOnly) return winner ? [winner] : [];
          return to?.get(key) ?? [];
        };
        const right = new Map(
          keys.flatMap((key) => teamsIn(key, played, playedTo).map((team) => [team, key] as const)),
        );
        for (const key of keys) {
          for (const team of teamsIn(key, called, calledTo)) {
            if (right.has(team)) points += group.pointsPerCorrectParticipant;
            if (group.scorePlacement && right.get(team) === key)
              points += group.pointsPerCorrectPlacement;
          }
        }
      }
    }
  }
  if (!format.playoffDetails?.useSeriesScore) return points;
  const exact = slip.matchPicks.filter((row) => {
    const own = played.get(placeOf(row));
    return own?.winnerTeamId === row.winnerTeamId && scoreOf(own) === scoreOf(row);
  });
  return points + exact.length;
}

test('three hundred play groups and the playoffs that they fill: board, ledgers and an independent sum agree to the last match and after a correction [rule: formats-42, formats-45, scoring-5, scoring-7, scoring-8]', async () => {
  const made = await testEvent(db, { stages: stagesOf(crossed()) });
  const eventId = made.row.id;
  const slips: Map<number, PickSet>[] = [];
  const results: PickSet[] = [];

  const agree = async (when: string, ledgers: number): Promise<void> => {
    const { stages } = await desks.now(made);
    const sums = new Map(
      players.map(({ id }) => [
        id,
        slips.reduce((sum, own, at) => {
          const [slip, official, stage] = [own.get(id), results[at], stages[at]?.stage];
          return slip && official && stage ? sum + pointsOf(stage, slip, official) : sum;
        }, 0),
      ]),
    );
    expect(await totalsOnBoard(visitor, eventId), when).toEqual(sums);
    for (const { id } of players.slice(0, ledgers)) {
      const answer = await visitor.get(`/api/picks/get/score/${eventId}?userId=${id}`);
      const { ledger, totalScore }: UserScore = answer.json();
      expect(totalScore).toBe(sums.get(id));
      expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(totalScore);
    }
  };

  for (const at of [0, 1]) {
    const event = await desks.now(made);
    expect(event.row.stage).toBe(at);
    if (at > 0) await desks.act(event, 'relock', new Date(Date.now() + 3_600_000).toISOString());
    const { stage } = event.stages[at]!;
    const own = new Map<number, PickSet>();
    for (const [seed, player] of players.entries()) {
      const slip = randomPicks(stage, randomOf(1000 * at + seed));
      const answer = await player.post(`/api/picks/save/user/${eventId}`, slip);
      expect(answer.statusCode, answer.body).toBe(200);
      own.set(player.id, slip);
    }
    slips.push(own);
    await desks.act(event, 'lock');
    const { matchPicks } = randomPicks(stage, randomOf(9000 + at));
    const openings = stage.substages.flatMap(({ officialMatches }) => officialMatches);
    const enter = async (rows: readonly MatchPick[]): Promise<void> => {
      const told = new Set(rows.map(placeOf));
      const open = openings.filter((row) => !told.has(placeOf(row)));
      await desks.enter(made, at, { groupStagePicks: [], matchPicks: [...rows, ...open] });
      results[at] = { groupStagePicks: [], matchPicks: rows };
    };
    for (let count = 1; count <= matchPicks.length; count += 1) {
      await enter(matchPicks.slice(0, count));
      if (count % 3 === 0 || at > 0) await agree(`stage ${at}, match ${count}`, 3);
    }
  }
  await agree('at the end', 40);
  const [last, ...others] = (results[1]?.matchPicks ?? []).toReversed();
  if (!last) throw new Error('no match');
  const turned: MatchPick = {
    ...last,
    winnerTeamId: last.loserTeamId,
    loserTeamId: last.winnerTeamId,
    topTeamScore: last.bottomTeamScore,
    bottomTeamScore: last.topTeamScore,
  };
  const corrected = [...others.toReversed(), turned];
  await desks.enter(made, 1, { groupStagePicks: [], matchPicks: corrected });
  results[1] = { groupStagePicks: [], matchPicks: corrected };
  await agree('corrected', 10);
  expect((await desks.now(made)).row.completedAt).not.toBeNull();
});
