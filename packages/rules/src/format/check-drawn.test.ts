import { describe, expect, test } from 'vitest';
import { playoffsFormat } from '../../fixtures/freeform-format.ts';
import { drawnFreeform } from '../../fixtures/mutated-formats.ts';
import { DRAWN_STAGES, withColumn } from '../../fixtures/special-brackets.ts';
import { withDrawn } from '../../fixtures/synthetic-stages.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import { canLockInParts } from '../lock/match-locks.ts';
import type { Bracket, BracketPart, MatchSlot } from '../model/format.ts';
import { parseFormat } from './parse-format.ts';

const single8 = generateBracket({ teamCount: 8, elimination: 'single' });
const single16 = generateBracket({ teamCount: 16, elimination: 'single' });
const double8 = generateBracket({ teamCount: 8, elimination: 'double' });
const upper = (col: number) => ({ part: 'UB', col });
const drawn = (bracket: Bracket, ...cols: readonly number[]): Bracket =>
  withDrawn(bracket, cols.map(upper));

const codesOf = (bracket: Bracket, hasReset = false): string[] => {
  const parsed = parseFormat(playoffsFormat(bracket, hasReset));
  return parsed.ok ? [] : parsed.problems.map(({ code }) => code);
};

test.each(DRAWN_STAGES)(
  '$why can be played, and locks as a whole [rule: formats-63]',
  ({ stage }) => {
    const format = { version: 1, stages: [stage.format], scoringBreakdown: { groups: [] } };
    const parsed = parseFormat(JSON.parse(JSON.stringify(format)));
    expect(parsed.ok && parsed.value.stages).toEqual([stage.format]);
    expect(canLockInParts(stage.format)).toBe(false);
  },
);

test('a column that is not drawn has no such field [rule: formats-58]', () => {
  const off = withColumn(single8, upper(1), { drawn: false });
  const parsed = parseFormat(playoffsFormat(off));
  expect(parsed.ok && parsed.value.stages[0]?.bracket).toEqual(single8);
});

describe('refused is', () => {
  const placed = (bracket: Bracket): Bracket => ({
    ...bracket,
    scoringGroups: bracket.scoringGroups.map((group) => ({ ...group, scorePlacement: true })),
  });
  const large = generateBracket({ teamCount: 64, elimination: 'single' });
  test.each([
    {
      why: 'a round of one match [rule: formats-59]',
      bracket: drawn(single8, 2),
      code: 'drawn_of_one',
    },
    {
      why: 'a round of sixteen [rule: formats-59]',
      bracket: drawn(large, 1, 2, 3, 4),
      code: 'drawn_of_many',
    },
    {
      why: 'a round in which teams start [rule: formats-59]',
      bracket: drawn(single8, 0, 1),
      code: 'drawn_start',
    },
    {
      why: 'a locked one [rule: formats-59]',
      bracket: withColumn(drawn(single8, 1), upper(1), { lockPicks: true }),
      code: 'drawn_and_locked',
    },
    {
      why: 'one from which both teams go on [rule: formats-59]',
      bracket: withColumn(drawn(single8, 1), upper(1), { bothTeamsAdvance: true }),
      code: 'drawn_and_both_advance',
    },
    {
      why: 'one whose winners meet in two matches that are not drawn [rule: formats-60]',
      bracket: drawn(single16, 1),
      code: 'drawn_apart',
    },
    {
      why: 'one whose losers drop into several matches that are not drawn [rule: formats-60]',
      bracket: drawn(double8, 1),
      code: 'drawn_apart',
    },
    {
      why: 'points for the exact match in it [rule: formats-62]',
      bracket: placed(drawn(single8, 1)),
      code: 'drawn_placement',
    },
  ])('$why', ({ bracket, code }) => {
    expect(new Set(codesOf(bracket))).toContain(code);
  });

  test('points for the exact match of what follows [rule: formats-62]', () => {
    const groups = [{ ...single8.scoringGroups[0]!, columns: [upper(2)], scorePlacement: true }];
    expect(codesOf({ ...drawn(single8, 1), scoringGroups: groups })).toEqual(['drawn_placement']);
    const before = [{ ...groups[0]!, columns: [upper(0)] }];
    expect(codesOf({ ...drawn(single8, 1), scoringGroups: before })).toEqual([]);
  });

  test('a round that leads back into itself, by whichever of its matches [rule: formats-61]', () => {
    const to = (colIndex: number, isTop: boolean): MatchSlot => ({ ...upper(1), colIndex, isTop });
    const relinked = (part: BracketPart): BracketPart => ({
      ...part,
      columns: part.columns.map((column) => ({
        ...column,
        matches: column.matches.map((match) => {
          if (match.col === 1 && match.colIndex === 0) return { ...match, winnerPath: to(1, true) };
          return match.col === 0 && match.colIndex === 2 ? { ...match, winnerPath: null } : match;
        }),
      })),
    });
    const free = drawn(drawnFreeform(single8), 1);
    const bracket = { ...free, freeformParts: free.freeformParts.map(relinked) };
    expect(codesOf(bracket)).toContain('drawn_into_itself');
  });

  test('a reset between two teams of one draw [rule: formats-62]', () => {
    const final = { ...single8, parts: single8.parts.map(withoutLast) };
    const grand = generateBracket({ teamCount: 4, elimination: 'double' }).parts[2]!;
    const bracket = { ...final, parts: [...final.parts.slice(0, 2), grand] };
    expect(codesOf(drawn(bracket, 1), true)).toContain('reset_of_drawn');
  });
});

const withoutLast = (part: BracketPart): BracketPart =>
  part.identifier === 'UB'
    ? { ...part, columnCount: part.columnCount - 1, columns: part.columns.slice(0, -1) }
    : part;
