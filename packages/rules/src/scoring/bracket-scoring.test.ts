import { expect, test } from 'vitest';
import { bothAdvanceStage, withColumn } from '../../fixtures/special-brackets.ts';
import { playoffStage } from '../../fixtures/synthetic-stages.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import type { ScoringGroup } from '../model/format.ts';
import { type MatchOutcome, type MatchPick, NO_PICKS } from '../model/picks.ts';
import { compileLayout } from '../slots/compile-layout.ts';
import { encodePicks } from '../slots/encode-picks.ts';
import { compileScoring } from './compile-scoring.ts';

const group = (
  name: string,
  columns: ScoringGroup['columns'],
  scoreWinnersOnly: boolean,
  points: number,
): ScoringGroup => ({
  name,
  columns,
  scoreParticipants: !scoreWinnersOnly,
  scoreWinnersOnly,
  pointsPerCorrectParticipant: points,
  scorePlacement: !scoreWinnersOnly,
  pointsPerCorrectPlacement: 10,
});

/** Four teams, 1-4 and 2-3: reaching a later column pays 2, in the right match 10 more, the title 5. */
const STAGE = playoffStage({
  teams: 4,
  hasReset: true,
  scoringGroups: [
    group(
      'Later Rounds',
      [
        { part: 'UB', col: 1 },
        { part: 'LB', col: 0 },
        { part: 'LB', col: 1 },
        { part: 'GF', col: 0 },
      ],
      false,
      2,
    ),
    group('Champion', [{ part: 'GF', col: 0 }], true, 5),
  ],
});

/** `part-col-index`, winner, loser, games of the loser. */
type Result = readonly [string, number, number, number, MatchOutcome?];

const matchOf = ([key, winner, loser, games, outcome]: Result): MatchPick => {
  const [bracketPart = '', col, colIndex] = key.split('-');
  const isDecided = outcome !== 'void' && outcome !== 'double_forfeit';
  const isPlayed = isDecided && outcome !== 'walkover';
  // Grand finals: the lower bracket's team stands at the bottom. Elsewhere sides do not matter.
  const isBottom = bracketPart === 'GF' && winner === LOWER_WINNER;
  return {
    eventStageId: 1,
    eventSubstageId: 10,
    bracketPart,
    bracketCol: Number(col),
    bracketColIndex: Number(colIndex),
    matchIndex: 0,
    topTeamId: isBottom ? loser : winner,
    bottomTeamId: isBottom ? winner : loser,
    winnerTeamId: isDecided ? winner : null,
    loserTeamId: isDecided ? loser : null,
    topTeamScore: isPlayed ? (isBottom ? games : 3) : null,
    bottomTeamScore: isPlayed ? (isBottom ? 3 : games) : null,
    ...(outcome ? { outcome } : {}),
  };
};

const LOWER_WINNER = 2;

/** 1 beats 4, 2 beats 3, 1 beats 2; below 3 beats 4, 2 beats 3; 2 wins the final, 1 the reset. */
const SLIP: readonly Result[] = [
  ['UB-0-0', 1, 4, 0],
  ['UB-0-1', 2, 3, 1],
  ['UB-1-0', 1, 2, 2],
  ['LB-0-0', 3, 4, 0],
  ['LB-1-0', 2, 3, 1],
  ['GF-0-0', 2, 1, 2],
  ['GF-0-1', 1, 2, 0],
];

function score(official: readonly Result[]) {
  const layout = compileLayout(STAGE);
  const entry = encodePicks(STAGE, layout, { groupStagePicks: [], matchPicks: SLIP.map(matchOf) });
  const scoring = compileScoring(STAGE, layout, {
    groupStagePicks: [],
    matchPicks: official.map(matchOf),
  });
  const rows = scoring.ledgerOf(entry);
  return {
    total: scoring.totalOf(entry),
    maximum: scoring.maximumOf(entry).points,
    rows: rows.map((row) => `${row.teamId} ${row.matchKey} ${row.rule} ${row.outcome}`),
    count: (outcome: string) => rows.filter((row) => row.outcome === outcome).length,
  };
}

test('everything right pays everything [rule: scoring-6]', () => {
  const { total, maximum, count } = score(SLIP);
  // Predicted places: UB-1 2, LB-0 2, LB-1 2, GF 2 = 8 x (2 + 10) = 96. Champion 5.
  // Seven series scores 7 x 1. The reset 2. 96 + 5 + 7 + 2 = 110.
  expect([total, maximum, count('correct')]).toEqual([110, 110, 8 * 2 + 1 + 7 + 1]);
});

test('before the first result all of it is possible', () => {
  expect([score([]).total, score([]).maximum]).toEqual([0, 110]);
});

test('a first upset settles what it rules out and nothing more', () => {
  // 4 beats 1 by 3-0: 4 is in UB-1 and 1 in LB-0.
  const { total, maximum, rows } = score([['UB-0-0', 4, 1, 0]]);
  // Lost: 1 in UB-1 (2 + 10), 4 in LB-0 (2 + 10), the series score of the match (1) and that of 1
  // winning UB-1-0 (1). Team 1 can come back through the lower bracket. Final and title stay
  // possible, but not with 2 losing UB-1 and 3 winning LB-0, which pays most. The maximum has 2 in
  // UB-1, 3 in LB-0, both in LB-1 and 2 in the final: 5 x 12. Four series scores and the reset (2)
  // are added.
  expect([total, maximum]).toEqual([0, 5 * 12 + 4 + 2]);
  expect(rows).toContain('1 UB-1-0 Later Rounds wrong');
  expect(rows).toContain('1 UB-1-0 Series Score Bonus wrong');
  expect(rows).toContain('1 GF-0-0 Later Rounds pending');
  expect(rows).toContain('1 GF-0-0 Champion pending');
});

test('the title goes by the reset, and a reset that is not played is seen [rule: brackets-6, scoring-9]', () => {
  // As predicted until the grand final, which 1 (the upper team) wins at once.
  const { total, rows } = score([...SLIP.slice(0, 5), ['GF-0-0', 1, 2, 2]]);
  // 8 x 12 places, five series scores, champion 5 although the final itself was called wrong.
  expect(total).toBe(96 + 5 + 5);
  expect(rows).toContain('1 GF-0-0 Champion correct');
  expect(rows).toContain('null GF-0-1 Bracket Reset wrong');
  expect(rows).toContain('2 GF-0-0 Series Score Bonus wrong');
  expect(rows).toContain('1 GF-0-1 Series Score Bonus wrong');
});

test('a walkover pays its winner but no series score [rule: brackets-14, scoring-8, scoring-12]', () => {
  const { rows } = score([['UB-0-0', 1, 4, 0, 'walkover']]);
  expect(rows).toContain('1 UB-1-0 Later Rounds correct');
  expect(rows).toContain('1 UB-0-0 Series Score Bonus void');
});

test('won without a score, a match pays its winner, and its bonus is out of the maximum [rule: scoring-15]', () => {
  const layout = compileLayout(STAGE);
  const won = { ...matchOf(['UB-0-0', 1, 4, 0]), topTeamScore: null, bottomTeamScore: null };
  const official = { groupStagePicks: [], matchPicks: [won] };
  const entry = encodePicks(STAGE, layout, { groupStagePicks: [], matchPicks: SLIP.map(matchOf) });
  const scoring = compileScoring(STAGE, layout, official);
  const row = scoring
    .ledgerOf(entry)
    .find(({ matchKey, rule }) => matchKey === 'UB-0-0' && rule === 'Series Score Bonus');
  expect(row?.outcome).toBe('void');
  // As before the first result, without this one bonus.
  expect([scoring.maximumOf(entry).points, scoring.perfectTotal]).toEqual([109, 109]);
});

test('a cancelled match is out of the maximum [rule: stages-14]', () => {
  const { total, maximum, rows } = score([...SLIP.slice(0, 5), ['GF-0-0', 2, 1, 0, 'void']]);
  // The eight places were reached (96) and five series scores paid; the title, the reset and the
  // two series scores of the final are void.
  expect([total, maximum]).toEqual([101, 101]);
  expect(rows.filter((row) => row.endsWith('void'))).toEqual([
    '2 GF-0-0 Series Score Bonus void',
    'null GF-0-1 Bracket Reset void',
    '1 GF-0-1 Series Score Bonus void',
    '1 GF-0-0 Champion void',
  ]);
});

test('teams of a double forfeit are out; their opponent goes on', () => {
  const { rows } = score([
    ['UB-0-0', 1, 4, 0],
    ['UB-0-1', 2, 3, 0, 'double_forfeit'],
  ]);
  expect(rows).toContain('2 UB-1-0 Later Rounds wrong');
  expect(rows).toContain('3 LB-0-0 Later Rounds wrong');
  // 1 and 4 go on without an opponent, up to the grand final.
  expect(rows).toContain('1 GF-0-0 Later Rounds correct');
  expect(rows).toContain('4 LB-0-0 Later Rounds correct');
});

test('a team is paid in the right column even in the wrong match [rule: scoring-5, scoring-7]', () => {
  const stage = playoffStage({
    teams: 8,
    elimination: 'single',
    useSeriesScore: false,
    scoringGroups: [group('Semi-Finals', [{ part: 'UB', col: 1 }], false, 2)],
  });
  const layout = compileLayout(stage);
  // Officially everyone plays elsewhere: 1 and 2 swap halves in the results only.
  const opening = stage.substages[0]!.officialMatches;
  const won = (row: MatchPick, winnerTeamId: number): MatchPick => ({
    ...row,
    winnerTeamId,
    loserTeamId: winnerTeamId === row.topTeamId ? row.bottomTeamId : row.topTeamId,
    topTeamScore: 1,
    bottomTeamScore: 0,
  });
  const picks = opening.map((row) => won(row, Math.min(row.topTeamId!, row.bottomTeamId!)));
  const swap = (team: number | null) => (team === 1 ? 2 : team === 2 ? 1 : team);
  const official = picks.map((row) => ({
    ...row,
    topTeamId: swap(row.topTeamId),
    bottomTeamId: swap(row.bottomTeamId),
    winnerTeamId: swap(row.winnerTeamId),
    loserTeamId: swap(row.loserTeamId),
  }));
  const entry = encodePicks(stage, layout, { groupStagePicks: [], matchPicks: picks });
  const scoring = compileScoring(stage, layout, { groupStagePicks: [], matchPicks: official });
  // Four semi-finalists right: 4 x 2; only 3 and 4 also in the right match: 2 x 10.
  expect(scoring.totalOf(entry)).toBe(28);
});

test('nobody can be right of a grand final that is locked', () => {
  const title = [group('Champion', [{ part: 'GF', col: 0 }], true, 5)];
  const generated = generateBracket({ teamCount: 4, elimination: 'double' });
  const bracket = (lockPicks: boolean) =>
    withColumn({ ...generated, scoringGroups: title }, { part: 'GF', col: 0 }, { lockPicks });
  const perfectOf = (lockPicks: boolean) => {
    const options = { teams: 4, hasReset: true, useSeriesScore: false };
    const stage = playoffStage({ ...options, bracket: bracket(lockPicks) });
    return compileScoring(stage, compileLayout(stage), NO_PICKS).perfectTotal;
  };
  // The title pays 5 + 0 (winners only), and the reset 2.
  expect([perfectOf(false), perfectOf(true)]).toEqual([7, 0]);
});

test('where both teams go on both are right, whoever won [rule: formats-28, scoring-10]', () => {
  const { bracket: drawn } = bothAdvanceStage().format;
  if (!drawn) throw new Error('no bracket');
  const seeds = [group('Seeds', [{ part: 'UB', col: 0 }], true, 1)];
  const bracket = { ...drawn, scoringGroups: seeds };
  const stage = playoffStage({ teams: 8, useSeriesScore: false, bracket });
  const wonBy = (side: 'topTeamId' | 'bottomTeamId') => {
    const matchPicks = (stage.substages[0]?.officialMatches ?? []).map((row) => {
      const other = side === 'topTeamId' ? 'bottomTeamId' : 'topTeamId';
      const games = { topTeamScore: null, bottomTeamScore: null };
      return { ...row, ...games, winnerTeamId: row[side], loserTeamId: row[other] };
    });
    return { groupStagePicks: [], matchPicks };
  };
  const layout = compileLayout(stage);
  const entry = encodePicks(stage, layout, wonBy('topTeamId'));
  const { totalOf, ledgerOf } = compileScoring(stage, layout, wonBy('bottomTeamId'));
  expect(totalOf(entry)).toBe(8);
  expect(ledgerOf(entry).map(({ outcome }) => outcome)).toEqual(Array(8).fill('correct'));
});
