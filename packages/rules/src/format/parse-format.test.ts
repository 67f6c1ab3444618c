import { describe, expect, test } from 'vitest';
import { FREEFORM_BRACKET, playoffsFormat } from '../../fixtures/freeform-format.ts';
import { groupBracketStage, groupStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { generateBracket, standardColumn } from '../bracket/generate-bracket.ts';
import { generateGroupBracket } from '../bracket/generate-group-bracket.ts';
import type { BracketPart, EventFormat, FormatStage } from '../model/format.ts';
import { pathText } from '../model/problem.ts';
import { parseFormat } from './parse-format.ts';

const read = (json: unknown): EventFormat => {
  const parsed = parseFormat(json);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
};

const readStage = (stage: Record<string, unknown>): FormatStage =>
  read({ version: 1, stages: [{ name: 'Stage', ...stage }] }).stages[0]!;

describe('a complete format comes back as it was', () => {
  const sizes = Array.from({ length: 61 }, (_, i) => i + 4);
  const generated = sizes.flatMap((teamCount) =>
    (['single', 'double'] as const).map((elimination) => ({
      why: `${elimination} elimination of ${teamCount}`,
      format: playoffsFormat(generateBracket({ teamCount, elimination }), elimination === 'double'),
    })),
  );
  const groups = [true, false].map((hasQualifiedColumn) => ({
    why: `group bracket, qualified column ${hasQualifiedColumn}`,
    format: playoffsFormat(generateGroupBracket({ hasQualifiedColumn })),
  }));
  const rows = [
    ...generated,
    ...groups,
    { why: 'freeform', format: playoffsFormat(FREEFORM_BRACKET) },
    {
      why: 'every type of stage',
      format: {
        version: 1 as const,
        stages: [
          swissStage().format,
          { ...groupStage().format, teamsToOpenPicks: 10 },
          groupBracketStage().format,
        ],
        scoringBreakdown: { groups: [] },
      },
    },
  ];
  test.each(rows)('$why', ({ format }) => {
    expect(read(JSON.stringify(format))).toEqual(format);
    expect(read(format)).toEqual(format);
  });
});

describe('what is left out gets its default', () => {
  test('Swiss counts and points [rule: formats-8]', () => {
    expect(readStage({ type: 2, swissStageDetails: {} }).swissStageDetails).toEqual({
      advancingCount: 8,
      pointsPerAdvancing: 2,
      cleanSweepWinnerCount: 2,
      pointsPerCorrectWinner: 2,
      cleanSweepLoserCount: 2,
      pointsPerCorrectLoser: 2,
      scoreCleanSweepApart: false,
    });
  });

  test('group counts and points [rule: formats-11, formats-12]', () => {
    expect(readStage({ type: 1, groupStageDetails: {} }).groupStageDetails).toEqual({
      hasGroupBrackets: false,
      useSeriesScore: false,
      groupCount: 4,
      advancingCount: 3,
      totalAdvancing: 3,
      pointsPerAdvancing: 2,
      scoreFirstPlace: true,
      pointsPerFirstPlace: 1,
      scoreSecondPlace: true,
      pointsPerSecondPlace: 1,
    });
  });

  test.each([
    {
      why: 'the total follows the advancing count',
      given: { advancingCount: 5 },
      expected: { advancingCount: 5, totalAdvancing: 5 },
    },
    {
      why: 'a total of its own stays',
      given: { advancingCount: 5, totalAdvancing: 2 },
      expected: { advancingCount: 5, totalAdvancing: 2 },
    },
    {
      why: 'series scores are forced off without brackets',
      given: { useSeriesScore: true },
      expected: { useSeriesScore: false },
    },
    {
      why: 'second place is forced off without first',
      given: { scoreFirstPlace: false, scoreSecondPlace: true },
      expected: { scoreFirstPlace: false, scoreSecondPlace: false },
    },
  ])('$why', ({ given, expected }) => {
    expect(readStage({ type: 1, groupStageDetails: given }).groupStageDetails).toMatchObject(
      expected,
    );
  });

  test('a bracket: columns, matches, parts, lists [rule: formats-16, formats-22]', () => {
    const parts = [{ identifier: 'UB', columns: [{ matchCount: 2 }, { matchCount: 1 }] }];
    const stage = readStage({ type: 3, playoffDetails: {}, bracket: { parts } });
    expect(stage.playoffDetails).toEqual({
      useSeriesScore: false,
      hasBracketReset: false,
      pointsForCorrectBracketReset: 0,
    });
    expect(stage.bracket).toEqual({
      ...generateBracket({ teamCount: 4, elimination: 'single' }),
      scoringGroups: [],
    });
  });

  test('a scoring group pays one point [rule: formats-29]', () => {
    const bracket = {
      parts: [{ identifier: 'UB', columns: [{ matchCount: 1 }] }],
      scoringGroups: [{ name: 'Final', columns: [{ part: 'UB', col: 0 }] }],
    };
    expect(readStage({ type: 3, playoffDetails: {}, bracket }).bracket?.scoringGroups).toEqual([
      {
        name: 'Final',
        columns: [{ part: 'UB', col: 0 }],
        scoreParticipants: false,
        scoreWinnersOnly: false,
        pointsPerCorrectParticipant: 1,
        scorePlacement: false,
        pointsPerCorrectPlacement: 1,
      },
    ]);
  });

  test('what the stage type does not use is left out, names are trimmed', () => {
    const stage = readStage({
      name: '  Swiss  ',
      type: 2,
      teamsToOpenPicks: 8,
      swissStageDetails: {},
      groupStageDetails: {},
      playoffDetails: {},
      bracket: FREEFORM_BRACKET,
    });
    expect(stage).toMatchObject({
      name: 'Swiss',
      groupStageDetails: null,
      playoffDetails: null,
      bracket: null,
    });
    expect(stage.teamsToOpenPicks, 'the first stage opens with the event').toBeNull();
  });
});

test('a freeform format plays as it was drawn [rule: brackets-4]', () => {
  const graph = compileBracket(read(playoffsFormat(FREEFORM_BRACKET)).stages[0]!);
  const third = graph.byKey.get('Third-0-0');
  expect(third?.top).toEqual({ kind: 'loser', match: graph.byKey.get('Main-0-0')?.index });
  expect(third?.bottom).toEqual({ kind: 'loser', match: graph.byKey.get('Main-0-1')?.index });
});

test('a view may show the match that resets the bracket', () => {
  const bracket = generateBracket({ teamCount: 4, elimination: 'double' });
  const views = [{ name: 'Reset', matches: [{ part: 'GF', col: 0, colIndex: 1 }] }];
  expect(parseFormat(playoffsFormat({ ...bracket, views }, true)).ok).toBe(true);
  expect(parseFormat(playoffsFormat({ ...bracket, views }, false)).ok).toBe(false);
});

test('only the lower bracket may have a tenth column, and nothing an eleventh [rule: formats-19]', () => {
  const bracket = generateBracket({ teamCount: 64, elimination: 'double' });
  const parts = bracket.parts.map((part) => (part.identifier === 'LB' ? withColumn(part) : part));
  const parsed = parseFormat(playoffsFormat({ ...bracket, parts }));
  expect(parsed.ok ? [] : parsed.problems.map(({ path }) => pathText(path))).toContain(
    'stages[0].bracket.parts[1].columns',
  );
});

const withColumn = (part: BracketPart): BracketPart => {
  const columns = [
    ...part.columns,
    standardColumn({ part: 'LB', col: part.columns.length, matchCount: 1, bestOf: 5 }),
  ];
  return { ...part, columnCount: columns.length, columns };
};
