import { describe, expect, test } from 'vitest';
import { expectPlayable } from '../../fixtures/expect-playable.ts';
import { playoffsFormat } from '../../fixtures/freeform-format.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { checkFormat } from '../format/check-format.ts';
import { bracketFor } from './bracket-for.ts';
import { compileBracket } from './compile-bracket.ts';
import { finalMatch } from './final-match.ts';
import { generateBracket } from './generate-bracket.ts';
import { withThirdPlace } from './third-place.ts';

describe.each([4, 6, 8, 12, 16, 33, 64].map((teamCount) => ({ teamCount })))(
  '$teamCount teams [rule: formats-38]',
  ({ teamCount }) => {
    const format = playoffsFormat(withThirdPlace(bracketFor({ teamCount, elimination: 'single' })));
    const [stage] = format.stages;
    const graph = compileBracket(stage!);

    test('play one match more, between the losers of the semi-finals', () => {
      expect(graph.matches).toHaveLength(teamCount);
      const third = graph.matches.find(({ part }) => part === 'TP');
      const semiFinals = graph.matches.filter(({ loserTo }) => loserTo !== null);
      expect(semiFinals).toHaveLength(2);
      expect([third?.top, third?.bottom]).toEqual(
        semiFinals.map(({ index }) => ({ kind: 'loser', match: index })),
      );
      expect(new Set(semiFinals.map(({ winnerTo }) => winnerTo?.match))).toEqual(
        new Set([finalMatch(graph)]),
      );
    });

    test('have no problem, and play to the end', () => {
      expect(checkFormat(format)).toMatchObject({ problems: [] });
      for (let seed = 0; seed < 4; seed += 1) expectPlayable(format, randomOf(seed));
    });
  },
);

test('nothing else has two semi-finals and one final', () => {
  expect(() => withThirdPlace(generateBracket({ teamCount: 8, elimination: 'double' }))).toThrow(
    RangeError,
  );
});
