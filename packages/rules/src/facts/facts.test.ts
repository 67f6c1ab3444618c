import { describe, expect, test } from 'vitest';
import {
  groupStage,
  orderStage,
  playoffStage,
  swissStage,
} from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import { PickType } from '../model/picks.ts';
import type { TeamMatch } from '../model/team-match.ts';
import type { ToldMatch } from './decided-match.ts';
import { decidedMatches } from './decided-matches.ts';
import { hasSeeds } from './has-seeds.ts';
import { lastMeeting } from './last-meeting.ts';
import { stageEnd } from './stage-end.ts';
import { recordOf } from './team-record.ts';

const played = (stage: EventStage, ...teamMatches: TeamMatch[]): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage, at) =>
    at === 0 ? { ...substage, teamMatches } : substage,
  ),
});
const match = (
  teamIds: TeamMatch['teamIds'],
  result: TeamMatch['result'],
  round: number | null = 1,
): TeamMatch => ({ round, teamIds, result });
const told = (
  [topTeamId, bottomTeamId]: readonly [number, number],
  [topTeamScore, bottomTeamScore]: readonly [number | null, number | null],
  more: Partial<ToldMatch> = {},
): ToldMatch => ({
  ...{ eventSubstageId: 10, bracketPart: '', bracketCol: 0, bracketColIndex: 0, round: 1 },
  ...{ topTeamId, bottomTeamId, topTeamScore, bottomTeamScore, state: 'SCORE_DONE' },
  ...{ startTime: null, ...more },
});
const record = (wins: number, losses: number, draws = 0, mapsWon = 0, mapsLost = 0) => ({
  ...{ wins, losses, draws, mapsWon, mapsLost },
});

describe('records without a bracket [rule: events-35]', () => {
  test.each([
    ['open', [1, 2], record(0, 0)],
    ['unclear', [1, 2], record(0, 0)],
    ['first', [1, 2], record(1, 0)],
    ['second', [1, 2], record(0, 1)],
    ['second', [2, 1], record(1, 0)],
    ['both_lost', [2, 1], record(0, 1)],
    ['draw', [1, 2], record(0, 0, 1)],
    // Against a team that the stage does not know.
    ['first', [1, 0], record(0, 0)],
  ] as const)('%s of %j', (result, teamIds, expected) => {
    const stage = played(groupStage(), match(teamIds, result));
    expect(recordOf(1, decidedMatches(stage, []))).toEqual(expected);
  });

  test('a bye is a win in a Swiss stage and no match in a group', () => {
    const bye = match([1, null], 'first');
    expect(recordOf(1, decidedMatches(played(swissStage(), bye), []))).toEqual(record(1, 0));
    expect(recordOf(1, decidedMatches(played(groupStage(), bye), []))).toEqual(record(0, 0));
    expect(recordOf(1, decidedMatches(played(orderStage(), bye), []))).toEqual(record(0, 0));
  });

  test('maps come from the match that is told, whichever side is told first', () => {
    const stage = played(swissStage(), match([1, 2], 'first'));
    for (const besides of [told([1, 2], [2, 1]), told([2, 1], [1, 2])]) {
      expect(recordOf(1, decidedMatches(stage, [besides]))).toEqual(record(1, 0, 0, 2, 1));
      expect(recordOf(2, decidedMatches(stage, [besides]))).toEqual(record(0, 1, 0, 1, 2));
    }
  });

  test.each([
    ['says something else than the result', told([1, 2], [1, 2])],
    ['is not known', told([1, 2], [null, null])],
    ['is of a forfeit', told([1, 2], [2, 0], { state: 'WALK_OVER' })],
    ['is of another round', told([1, 2], [2, 0], { round: 2 })],
    ['is of another group', told([1, 2], [2, 0], { eventSubstageId: 11 })],
  ])('no maps where the score %s', (_, besides) => {
    const stage = played(swissStage(), match([1, 2], 'first'));
    expect(recordOf(1, decidedMatches(stage, [besides]))).toEqual(record(1, 0));
  });

  test('teams that meet twice have the maps of both matches, without rounds as well', () => {
    const twice = [match([1, 2], 'first', null), match([2, 1], 'draw', null)];
    const besides = [told([1, 2], [2, 0]), told([1, 2], [1, 1], { round: 2 })];
    const matches = decidedMatches(played(groupStage(), ...twice), besides);
    expect(recordOf(1, matches)).toEqual(record(1, 0, 1, 3, 1));
    expect(recordOf(2, matches)).toEqual(record(0, 1, 1, 1, 3));
  });
});

const bracket = playoffStage({ teams: 4, elimination: 'single' });

/** The bracket of four with the first match ended like this. */
function withFirst(row: Partial<MatchPick>, rows: readonly MatchPick[] = []): EventStage {
  const substages = bracket.substages.map((substage) => {
    const [first, ...others] = substage.officialMatches;
    const own = first ? [{ ...first, ...row }] : [];
    return { ...substage, officialMatches: [...own, ...others, ...rows] };
  });
  return { ...bracket, substages };
}
const [opening] = bracket.substages[0]?.officialMatches ?? [];
const [top, bottom] = [opening?.topTeamId ?? 0, opening?.bottomTeamId ?? 0];
const ended = { winnerTeamId: top, loserTeamId: bottom, topTeamScore: 3, bottomTeamScore: 1 };

describe('records in a bracket [rule: events-35]', () => {
  test.each([
    ['open', {}, record(0, 0), record(0, 0)],
    ['played', ended, record(1, 0, 0, 3, 1), record(0, 1, 0, 1, 3)],
    ['a walkover', { ...ended, outcome: 'walkover' }, record(1, 0), record(0, 1)],
    ['a double forfeit', { outcome: 'double_forfeit' }, record(0, 1), record(0, 1)],
    // Written down without a series score.
    ['1-0 of five', { ...ended, topTeamScore: 1, bottomTeamScore: 0 }, record(1, 0), record(0, 1)],
  ] as const)('%s', (_, row, ofTop, ofBottom) => {
    const matches = decidedMatches(withFirst(row), []);
    expect(recordOf(top, matches)).toEqual(ofTop);
    expect(recordOf(bottom, matches)).toEqual(ofBottom);
  });

  test('maps that are told one by one stand in for a score', () => {
    const stage = withFirst({ ...ended, topTeamScore: 1, bottomTeamScore: 0 });
    const games = (...won: boolean[]) => {
      const { bracketPart = '', bracketCol = 0, bracketColIndex = 0 } = opening ?? {};
      const at = { bracketPart, bracketCol, bracketColIndex };
      const besides = { ...at, games: won.map((isTopWinner) => ({ isTopWinner })) };
      return recordOf(top, decidedMatches(stage, [told([top, bottom], [1, 0], besides)]));
    };
    expect(games(true, false, true, true)).toEqual(record(1, 0, 0, 3, 1));
    // These do not make the winner.
    expect(games(false, false, false)).toEqual(record(1, 0));
    expect(games(true)).toEqual(record(1, 0));
  });
});

describe('the last meeting', () => {
  const at = (startsAt: string | null, end: 'first' | 'second' = 'first') => ({
    ...{ eventSubstageId: 10, teamIds: [1, 2] as const, end, isForfeit: false, maps: null },
    startsAt,
  });

  test('is the latest by its start, whatever the order', () => {
    const [early, late] = [at('2026-01-01T00:00:00Z'), at('2026-01-02T00:00:00Z')];
    expect(lastMeeting(1, 2, [early, late])).toBe(late);
    expect(lastMeeting(2, 1, [late, early])).toBe(late);
  });

  test('is the last of the list where a start is not known', () => {
    const [first, second] = [at('2026-01-02T00:00:00Z'), at(null, 'second')];
    expect(lastMeeting(1, 2, [first, second])).toBe(second);
  });

  test('is none of teams that did not meet', () => {
    expect(lastMeeting(1, 3, [at(null)])).toBeNull();
  });
});

describe('the end of a stage [rule: events-37]', () => {
  const rows = (...types: [teamId: number, pickTypeId: number][]) => ({
    matchPicks: [],
    groupStagePicks: types.map(([teamId, pickTypeId]) => ({
      ...{ eventStageId: 1, eventSubstageId: 10, teamId },
      pickTypeId: pickTypeId as PickType,
    })),
  });

  test('of a Swiss stage tells who is through and who is out', () => {
    const official = rows([1, PickType.advancing], [2, PickType.cleanSweepLoser]);
    expect(stageEnd(swissStage(), official, 1)).toEqual({ fate: 'through', place: null });
    expect(stageEnd(swissStage(), official, 2)).toEqual({ fate: 'out', place: null });
    expect(stageEnd(swissStage(), official, 3)).toEqual({ fate: null, place: null });
  });

  test('of a group tells its first and second', () => {
    const official = rows([1, PickType.firstPlace], [2, PickType.secondPlace]);
    expect(stageEnd(groupStage(), official, 1).place).toBe(1);
    expect(stageEnd(groupStage(), official, 2).place).toBe(2);
  });

  test('of a bracket tells the champion and the loser of the final alone', () => {
    const [one, two] = bracket.substages[0]?.officialMatches ?? [];
    if (!one || !two) throw new Error('A bracket of four opens with two matches');
    const won = (row: MatchPick): MatchPick => ({
      ...row,
      ...{ winnerTeamId: row.topTeamId, loserTeamId: row.bottomTeamId },
      ...{ topTeamScore: 2, bottomTeamScore: 0 },
    });
    const last: MatchPick = {
      ...won({ ...one, topTeamId: one.topTeamId, bottomTeamId: two.topTeamId }),
      ...{ bracketCol: one.bracketCol + 1, bracketColIndex: 0, matchIndex: 2 },
    };
    const stage = (...officialMatches: MatchPick[]) => ({
      ...bracket,
      substages: bracket.substages.map((substage) => ({ ...substage, officialMatches })),
    });
    const none = { groupStagePicks: [], matchPicks: [] };
    const over = stage(won(one), won(two), last);
    expect(stageEnd(over, none, one.topTeamId ?? 0).place).toBe(1);
    expect(stageEnd(over, none, two.topTeamId ?? 0).place).toBe(2);
    expect(stageEnd(over, none, one.bottomTeamId ?? 0).place).toBeNull();
    expect(stageEnd(stage(won(one), won(two)), none, one.topTeamId ?? 0).place).toBeNull();
  });
});

test('only the list of a Swiss stage is an order of seeds', () => {
  const stages = [swissStage(), groupStage(), orderStage(), bracket];
  expect(stages.map(({ format }) => hasSeeds(format))).toEqual([true, false, false, false]);
});
