import { describe, expect, test } from 'vitest';
import { FREEFORM_BRACKET, playoffsFormat } from '../../fixtures/freeform-format.ts';
import { drawnFreeform } from '../../fixtures/mutated-formats.ts';
import { withColumn } from '../../fixtures/special-brackets.ts';
import { generateBracket } from '../bracket/generate-bracket.ts';
import { generateGroupBracket } from '../bracket/generate-group-bracket.ts';
import type { Bracket, BracketPart, MatchSlot } from '../model/format.ts';
import { pathText } from '../model/problem.ts';
import { parseFormat } from './parse-format.ts';

const problemsOf = (json: unknown) => {
  const parsed = parseFormat(json);
  return parsed.ok
    ? []
    : parsed.problems.map(({ path, ...fault }) => ({ ...fault, path: pathText(path) }));
};

const slot = (part: string, col: number, colIndex: number, isTop = true): MatchSlot => ({
  part,
  col,
  colIndex,
  isTop,
});

const single8 = generateBracket({ teamCount: 8, elimination: 'single' });
const double8 = generateBracket({ teamCount: 8, elimination: 'double' });
const freeform8 = drawnFreeform(double8);
const qualifiers = generateGroupBracket({ hasQualifiedColumn: true });

type Links = Partial<Record<'winnerPath' | 'loserPath', MatchSlot | null>>;

/** The bracket with other links out of one match. */
function withLinks(bracket: Bracket, id: string, links: Links): Bracket {
  const relinked = (parts: readonly BracketPart[]): BracketPart[] =>
    parts.map((part) => ({
      ...part,
      columns: part.columns.map((column) => ({
        ...column,
        matches: column.matches.map((match) => (match.id === id ? { ...match, ...links } : match)),
      })),
    }));
  return {
    ...bracket,
    parts: relinked(bracket.parts),
    freeformParts: relinked(bracket.freeformParts),
  };
}

/** The third place beside the final, in the last column of the grand final. */
function withThirdPlace(bracket: Bracket): Bracket {
  const freeformParts = bracket.freeformParts.map((part) => {
    const [column] = part.identifier === 'GF' ? part.columns : [];
    const [final] = column?.matches ?? [];
    if (!column || !final) return part;
    const third = { ...final, id: 'third', bracketMatchId: 'third', colIndex: 1 };
    const matches = [final, third];
    return { ...part, columns: [{ ...column, matchCount: 2, matches }] };
  });
  return withLinks(
    withLinks({ ...bracket, freeformParts }, 'LB-2-0', { loserPath: slot('GF', 0, 1) }),
    'LB-1-0',
    { loserPath: slot('GF', 0, 1, false) },
  );
}

const RESET = 'stages[0].playoffDetails.hasBracketReset';
const BRACKET = 'stages[0].bracket';

test.each([
  { why: 'standard', format: playoffsFormat(double8, true) },
  { why: 'drawn by hand', format: playoffsFormat(freeform8, true) },
  {
    why: 'without a reset beside a third place',
    format: playoffsFormat(withThirdPlace(freeform8)),
  },
  { why: 'qualified columns', format: playoffsFormat(qualifiers) },
])('what is changed below is accepted before: $why [rule: formats-27]', ({ format }) => {
  expect(problemsOf(format)).toEqual([]);
});

describe('nobody plays in a qualifier column, and so nobody moves on from it', () => {
  test.each([
    {
      why: 'a loser in a standard bracket',
      bracket: withLinks(qualifiers, 'UB-2-0', { loserPath: slot('GF', 0, 0) }),
      path: `${BRACKET}.parts[0].columns[2].matches[0].loserPath`,
    },
    {
      why: 'a winner in a bracket drawn by hand',
      bracket: withLinks(drawnFreeform(qualifiers), 'UB-2-0', { winnerPath: slot('LB', 2, 0) }),
      path: `${BRACKET}.freeformParts[0].columns[2].matches[0].winnerPath`,
    },
  ])('$why [rule: formats-32, formats-33]', ({ bracket, path }) => {
    const problem = { path, code: 'leads_out_of_qualifier' };
    expect(problemsOf(playoffsFormat(bracket))).toContainEqual(problem);
  });
});

describe('a reset repeats the one match in which a bracket ends', () => {
  const gf = { part: 'GF', col: 0 };
  test.each([
    {
      why: 'a third place beside the final, which the reset would repeat or stand upon',
      bracket: withThirdPlace(freeform8),
      fault: { code: 'reset_of_several_matches', matches: 2 },
    },
    {
      why: 'a standard final of two matches',
      bracket: withColumn(double8, gf, { matchCount: 2, matches: [] }),
      fault: { code: 'reset_of_several_matches', matches: 2 },
    },
    {
      why: 'a grand final that nobody plays',
      bracket: withColumn(double8, gf, { isQualifier: true }),
      fault: { code: 'reset_of_qualifier' },
    },
    {
      why: 'a final whose loser plays on, though the reset may turn it round',
      bracket: withLinks(
        { ...freeform8, freeformParts: [...freeform8.freeformParts, thirdPart()] },
        'GF-0-0',
        { loserPath: slot('Third', 0, 0) },
      ),
      fault: { code: 'reset_leads_on', match: 'GF-0-0' },
    },
    {
      why: 'a final without a lower side',
      bracket: withLinks(freeform8, 'LB-3-0', { winnerPath: null }),
      fault: { code: 'reset_without_feeders', match: 'GF-0-0' },
    },
  ])('$why', ({ bracket, fault }) => {
    const problem = { path: RESET, ...fault };
    expect(problemsOf(playoffsFormat(bracket, true))).toContainEqual(problem);
    const withoutReset = problemsOf(playoffsFormat(bracket));
    expect(withoutReset.filter(({ path }) => path === RESET)).toEqual([]);
  });
});

function thirdPart(): BracketPart {
  const third = FREEFORM_BRACKET.freeformParts.find(({ identifier }) => identifier === 'Third');
  if (!third) throw new Error('no third place');
  return third;
}

describe('a slot that no match leads to is one in which a team can start', () => {
  test.each([
    {
      why: 'the loser of the upper final goes nowhere, and the lower final waits for it',
      bracket: withLinks(double8, 'UB-2-0', { loserPath: null }),
      path: `${BRACKET}.parts[1].columns[3].matches[0]`,
      slot: 'LB-3-0-bottom',
    },
    {
      why: 'a grand final without a lower bracket',
      bracket: { ...double8, parts: double8.parts.filter(({ identifier }) => identifier !== 'LB') },
      path: `${BRACKET}.parts[1].columns[0].matches[0]`,
      slot: 'GF-0-0-bottom',
    },
    {
      why: 'a drawn match for third place that one semifinal leads to',
      bracket: withLinks(FREEFORM_BRACKET, 'p8', { loserPath: null }),
      path: `${BRACKET}.freeformParts[1].columns[0].matches[0]`,
      slot: 'Third-0-0-bottom',
    },
    {
      why: 'a drawn lower round that a loser and nobody else comes to',
      bracket: withLinks(freeform8, 'LB-0-1', { winnerPath: null }),
      path: `${BRACKET}.freeformParts[1].columns[1].matches[1]`,
      slot: 'LB-1-1-bottom',
    },
  ])('not so: $why', ({ bracket, path, slot }) => {
    const problem = { path, code: 'slot_never_filled', slot };
    expect(problemsOf(playoffsFormat(bracket))).toContainEqual(problem);
  });
});

describe('teams start where they come from nowhere else', () => {
  const firstPaths = { winnerPath: null, loserPath: null };

  test.each([
    {
      why: 'seeds wait in the semifinals, behind quarterfinals as many as they',
      bracket: withColumn(
        single8,
        { part: 'UB', col: 0 },
        { matchCount: 2, matches: single8.parts[0]?.columns[0]?.matches.slice(0, 2) ?? [] },
      ),
    },
    {
      why: 'a lower bracket that begins with teams of its own',
      bracket: [0, 1, 2, 3].reduce(
        (bracket, at) => withLinks(bracket, `UB-0-${at}`, { loserPath: null }),
        double8,
      ),
    },
    {
      why: 'a drawn lower bracket whose first teams wait for losers',
      bracket: withLinks(freeform8, 'UB-0-1', {
        ...firstPaths,
        winnerPath: slot('UB', 1, 0, false),
      }),
    },
    {
      why: 'a drawn final that the best team waits in',
      bracket: withLinks(freeform8, 'LB-3-0', firstPaths),
    },
  ])('$why', ({ bracket }) => {
    expect(problemsOf(playoffsFormat(bracket))).toEqual([]);
  });
});

describe('points fit the tables that they are looked up in', () => {
  const scoredBy = (count: number) => {
    const [group] = double8.scoringGroups;
    if (!group) throw new Error('no scoring group');
    const rich = {
      ...group,
      columns: [{ part: 'UB', col: 1 }],
      scoreParticipants: true,
      scorePlacement: true,
      pointsPerCorrectParticipant: 100,
      pointsPerCorrectPlacement: 100,
    };
    return playoffsFormat({ ...double8, scoringGroups: Array(count).fill(rich) });
  };

  test('ten scoring groups may pay for a column [rule: formats-30]', () => {
    expect(problemsOf(scoredBy(10))).toEqual([]);
  });

  test('an eleventh is one too many, and so is every one after it', () => {
    const problems = problemsOf(scoredBy(700));
    expect(problems).toHaveLength(690);
    expect(problems[0]).toEqual({
      path: `${BRACKET}.scoringGroups[10].columns[0]`,
      code: 'too_many_scoring_groups',
      count: 11,
      most: 10,
    });
  });
});

describe('what is locked comes before all picks, or after them', () => {
  const locked = (col: number) =>
    playoffsFormat(withColumn(single8, { part: 'UB', col }, { lockPicks: true }));

  test.each([0, 2])('column %i of three', (col) => {
    expect(problemsOf(locked(col))).toEqual([]);
  });

  test('not between them: whoever goes on officially could have gone out as picked', () => {
    expect(problemsOf(locked(1))).toEqual([
      {
        path: `${BRACKET}.parts[0].columns[1].lockPicks`,
        code: 'locked_between',
        match: 'UB-1-0',
      },
    ]);
  });

  test('a format that is read has no state of an event that runs', () => {
    const bracket = withColumn(single8, { part: 'UB', col: 1 }, { isLocked: true });
    const parsed = parseFormat(playoffsFormat(bracket));
    expect(parsed.ok && parsed.value.stages[0]?.bracket).toEqual(single8);
  });
});

describe('sizes stay within what is written down and exchanged', () => {
  const lone = (matchCounts: readonly number[]) => ({
    parts: [],
    freeform: true,
    freeformParts: [
      { identifier: 'A', columns: matchCounts.map((matchCount) => ({ matchCount })) },
    ],
  });
  const playoffs = (bracket: unknown) => ({
    name: 'Playoffs',
    type: 3,
    playoffDetails: {},
    bracket,
  });
  const of = (...stages: readonly unknown[]) => ({ version: 1, stages });
  const swiss = (details: unknown) => ({ name: 'Swiss', type: 2, swissStageDetails: details });
  const groups = (details: unknown) => ({ name: 'Groups', type: 1, groupStageDetails: details });

  test.each([
    {
      why: 'more teams than a byte can name',
      format: of(playoffs(lone([64, 62]))),
      path: BRACKET,
      fault: { code: 'too_many_openings', count: 252, most: 250 },
    },
    {
      why: 'more matches than have a number',
      format: of(playoffs(lone([64, 64, 64, 64, 1]))),
      path: BRACKET,
      fault: { code: 'too_many_matches', count: 257, most: 256 },
    },
    {
      why: 'more teams on a slip than can play',
      format: of(swiss({ advancingCount: 200, cleanSweepLoserCount: 51 })),
      path: 'stages[0].swissStageDetails.cleanSweepLoserCount',
      fault: { code: 'too_many_losers', left: 50, most: 250 },
    },
    {
      why: 'more picks of teams than are sent',
      format: of(groups({ groupCount: 250, advancingCount: 3 })),
      path: 'stages[0]',
      fault: { code: 'slip_too_long', of: 'teams', count: 1250, most: 1000 },
    },
    {
      why: 'more matches over all stages than are sent',
      format: of(...Array(9).fill(playoffs(lone([64, 60])))),
      path: 'stages[8]',
      fault: { code: 'slip_too_long', of: 'matches', count: 1116, most: 1000 },
    },
  ])('$why', ({ format, path, fault }) => {
    expect(problemsOf(format)).toContainEqual({ path, ...fault });
  });

  test('as many as fit are accepted', () => {
    expect(problemsOf(of(playoffs(lone([64, 61]))))).toEqual([]);
    expect(problemsOf(of(swiss({ advancingCount: 200, cleanSweepLoserCount: 50 })))).toEqual([]);
    expect(problemsOf(of(groups({ groupCount: 200, advancingCount: 3 })))).toEqual([]);
    expect(problemsOf(of(...Array(8).fill(playoffs(lone([64, 60])))))).toEqual([]);
  });
});
