import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playoffsFormat } from '../../fixtures/freeform-format.ts';
import { checkFormat } from '../format/check-format.ts';
import { bracketFor } from './bracket-for.ts';
import { compileBracket } from './compile-bracket.ts';
import { bracketSize } from './generate-bracket.ts';
import type { SlotSource } from './graph.ts';

const counts = Array.from({ length: 61 }, (_, at) => at + 4);
const cases = counts.flatMap((teamCount) => [
  { teamCount, elimination: 'single' as const, hasReset: false },
  { teamCount, elimination: 'double' as const, hasReset: false },
  { teamCount, elimination: 'double' as const, hasReset: true },
]);

describe.each(cases)('$elimination, $teamCount teams, reset: $hasReset', (options) => {
  const { teamCount, elimination, hasReset } = options;
  const format = playoffsFormat(bracketFor(options), hasReset);
  const graph = compileBracket(format.stages[0]!);

  test('is ready, and nothing about it looks wrong', () => {
    expect(checkFormat(format)).toEqual({ problems: [], warnings: [] });
  });

  test('as many teams start, in the first two rounds above, and each match throws one out', () => {
    const starts = graph.matches.flatMap(({ isReset, part, col, top, bottom }) =>
      isReset ? [] : [top, bottom].filter(({ kind }) => kind === 'opening').map(() => [part, col]),
    );
    expect(starts).toHaveLength(teamCount);
    expect(starts.every(([part, col]) => part === 'UB' && Number(col) < 2)).toBe(true);
    const byes = bracketSize(teamCount) - teamCount;
    expect(starts.filter(([, col]) => col === 1)).toHaveLength(byes);
    const played = elimination === 'single' ? teamCount - 1 : 2 * teamCount - 2;
    expect(graph.matches).toHaveLength(played + Number(hasReset));
  });

  test('every team but the champion goes out with its last defeat', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 127, maxLength: 127 }), (draws) => {
        let next = 0;
        const won: number[] = [];
        const lost: number[] = [];
        const losses = new Map<number, number>();
        const teamIn = (source: SlotSource): number => {
          if (source.kind === 'opening') return next++;
          return (source.kind === 'winner' ? won : lost)[source.match]!;
        };
        for (const { index, top, bottom, isReset } of graph.matches) {
          if (isReset) continue;
          const [one, other] = [teamIn(top), teamIn(bottom)];
          expect(one).not.toBe(other);
          [won[index], lost[index]] = draws[index] ? [one, other] : [other, one];
          losses.set(lost[index]!, (losses.get(lost[index]!) ?? 0) + 1);
        }
        const defeats = elimination === 'single' ? 1 : 2;
        const final = graph.reset === null ? graph.matches.length - 1 : graph.reset - 1;
        const others = Array.from({ length: teamCount }, (_, team) => team).filter(
          (team) => team !== won[final],
        );
        // Without a reset the final may be a finalist's first defeat.
        const lastOf = (team: number) => (team === lost[final] ? [1, 2] : [defeats]);
        for (const team of others) expect(lastOf(team)).toContain(losses.get(team) ?? 0);
      }),
      { numRuns: 3 },
    );
  });
});

test.each([
  { teamCount: 12, isFreeform: false, why: 'as many start in the second round as come there' },
  { teamCount: 10, isFreeform: true, why: 'two come where six start' },
])('$teamCount teams, drawn freely: $isFreeform, as $why', ({ teamCount, isFreeform }) => {
  expect(bracketFor({ teamCount, elimination: 'double' }).freeform).toBe(isFreeform);
});

test('rounds keep the names that they have in the whole bracket', () => {
  const { parts } = compileBracket(
    playoffsFormat(bracketFor({ teamCount: 5, elimination: 'double' }), false).stages[0]!,
  );
  expect(parts.flatMap(({ columns }) => columns.map(({ header }) => header))).toEqual([
    'Upper Quarter-Finals',
    'Upper Semi-Finals',
    'Upper Final',
    'Lower Quarter-Finals',
    'Lower Semi-Finals',
    'Lower Final',
    'Grand Final',
  ]);
});
