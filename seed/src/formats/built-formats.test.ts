import {
  type BracketColumn,
  checkFormat,
  compileBracket,
  type EventFormat,
  formatMaximum,
  parseFormat,
  startFrom,
} from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import { builtDoubleElimination16, builtGsl, builtMajor, builtWorlds } from './built-formats.ts';
import { doubleElimination16, majorFormat, worldsFormat } from './formats.ts';

const parsed = (format: EventFormat): EventFormat => {
  const read = parseFormat(JSON.stringify(format));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const graphsOf = ({ stages }: EventFormat) =>
  stages.map((stage) => (stage.bracket ? compileBracket(stage) : null));

describe('a format that is built from nothing is the one made in code', () => {
  test.each([
    { why: 'Austin Major', built: builtMajor, like: majorFormat.format },
    { why: 'RLCS Worlds', built: builtWorlds, like: worldsFormat.format },
    {
      why: 'double elimination of 16',
      built: builtDoubleElimination16,
      like: doubleElimination16.format,
    },
  ])('$why', ({ built, like }) => {
    expect(checkFormat(built)).toEqual({ problems: [], warnings: [] });
    expect(parsed(built)).toEqual(parsed(like));
    expect(graphsOf(built)).toEqual(graphsOf(like));
    expect(formatMaximum(built)).toEqual(formatMaximum(like));
  });

  test('a drawn GSL group', () => {
    const like = startFrom({ kind: 'groups', groupCount: 1, of: 'gsl' });
    expect(checkFormat(builtGsl)).toEqual({ problems: [], warnings: [] });
    expect(graphsOf(builtGsl)).toEqual(graphsOf(like));
    expect(builtGsl.stages[0]?.bracket?.scoringGroups).toEqual(
      like.stages[0]?.bracket?.scoringGroups,
    );
    expect(formatMaximum(builtGsl).total).toBe(11);
    const ids = builtGsl.stages[0]?.bracket?.freeformParts.flatMap(({ columns }) =>
      columns.flatMap(({ matches }: BracketColumn) => matches.map(({ id }) => id)),
    );
    expect(new Set(ids).size).toBe(5);
  });

  test('double elimination of 16 with a reset, started from a generator', () => {
    const started = startFrom({
      kind: 'knockout',
      teamCount: 16,
      elimination: 'double',
      hasReset: true,
    });
    const { format: like } = doubleElimination16;
    expect(graphsOf(started)).toEqual(graphsOf(like));
    expect(started.scoringBreakdown).toEqual(like.scoringBreakdown);
    const [stage, other] = [started.stages[0], like.stages[0]];
    expect({ ...stage, bracket: { ...stage?.bracket, views: [] } }).toEqual(other);
    expect(formatMaximum(started)).toEqual(formatMaximum(like));
  });
});

test('the real tournaments pay at most what their golden slips score', () => {
  expect(formatMaximum(builtMajor)).toEqual({ stages: [24, 24, 24, 11], total: 83 });
  expect(formatMaximum(builtWorlds)).toEqual({ stages: [24, 52, 18], total: 94 });
});
