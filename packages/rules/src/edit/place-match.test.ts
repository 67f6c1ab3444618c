import { describe, expect, test } from 'vitest';
import { expectPlayable } from '../../fixtures/expect-playable.ts';
import { playoffsFormat } from '../../fixtures/freeform-format.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import { bracketFor } from '../bracket/bracket-for.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { finalMatch } from '../bracket/final-match.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import { generateGroupBracket } from '../bracket/generate-group-bracket.ts';
import { checkFormat } from '../format/check-format.ts';
import { editFormat } from './edit-format.ts';
import { placesToPlay, withPlaceMatch, withThirdPlace } from './place-match.ts';

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

const single = (teamCount: number) => bracketFor({ teamCount, elimination: 'single' });
const double = (teamCount: number) => bracketFor({ teamCount, elimination: 'double' });

describe('fifth place [rule: formats-42]', () => {
  test.each([
    { why: 'four lost before the semi-finals', bracket: single(8), matches: 3, losers: 4 },
    {
      why: 'and beside a match for third',
      bracket: withThirdPlace(single(8)),
      matches: 3,
      losers: 4,
    },
    { why: 'the best two began later', bracket: single(6), matches: 1, losers: 2 },
    {
      why: 'two went out of the lower bracket together',
      bracket: double(8),
      matches: 1,
      losers: 2,
    },
    { why: 'the same of sixteen', bracket: double(16), matches: 1, losers: 2 },
    { why: 'the same with byes', bracket: double(12), matches: 1, losers: 2 },
  ])('$why', ({ bracket, matches, losers }) => {
    const format = playoffsFormat(withPlaceMatch(bracket, 5));
    const [stage] = format.stages;
    const graph = compileBracket(stage!);
    const own = graph.matches.filter(({ part }) => part === 'FP');
    expect(own).toHaveLength(matches);
    const from = own.flatMap(({ top, bottom }) => [top, bottom]);
    expect(from.filter(({ kind }) => kind === 'loser')).toHaveLength(losers);
    expect(from.some(({ kind }) => kind === 'opening')).toBe(false);
    const before = compileBracket(playoffsFormat(bracket).stages[0]!);
    const final = graph.matches[finalMatch(graph) ?? -1];
    expect(final?.key).toBe(before.matches[finalMatch(before) ?? -1]?.key);
    expect(checkFormat(format)).toMatchObject({ problems: [] });
    const codes = checkFormat(format).warnings.map(({ code }) => code);
    expect(codes.filter((code) => code !== 'no_breakdown')).toEqual([]);
    for (let seed = 0; seed < 4; seed += 1) expectPlayable(format, randomOf(seed));
  });

  test.each([
    { why: 'nobody is fifth of four', bracket: single(4), places: [3] },
    { why: 'one of three losers would have nobody to meet', bracket: single(7), places: [3] },
    { why: 'the lower bracket decides third and fourth', bracket: double(8), places: [5] },
    { why: 'it has no fifth of four', bracket: double(4), places: [] },
    { why: 'several go on from a group', bracket: generateGroupBracket(), places: [] },
    {
      why: 'both are played',
      bracket: withPlaceMatch(withThirdPlace(single(8)), 5),
      places: [],
    },
    {
      why: 'in the other order as well',
      bracket: withThirdPlace(withPlaceMatch(single(8), 5)),
      places: [],
    },
  ])('is offered where losers can play for it: $why', ({ bracket, places }) => {
    expect(placesToPlay(bracket)).toEqual(places);
  });

  test('views and scoring groups that staff chose stay', () => {
    const bracket = single(8);
    const own = {
      ...bracket,
      views: [{ name: 'All', matches: [{ part: 'UB', col: 0, colIndex: 0 }] }],
      scoringGroups: bracket.scoringGroups.map((group) => ({ ...group, name: 'Ours' })),
    };
    const after = withPlaceMatch(own, 5);
    expect(after.views.map(({ name }) => name)).toEqual(['All', 'Fifth Place']);
    expect(after.views[0]).toEqual(own.views[0]);
    expect(after.scoringGroups.slice(0, -1)).toEqual(own.scoringGroups);
  });

  test('an edit that cannot be done is refused', () => {
    const format = playoffsFormat(single(4));
    expect(editFormat(format, { kind: 'addPlaceMatch', stage: 0, place: 5 })).toEqual({
      ok: false,
      fault: { code: 'no_losers_for', place: 5 },
    });
  });
});
