import { compileBracket, type EventFormat, parseFormat } from '@callshot/rules';
import { expect, test } from 'vitest';
import { builtDoubleElimination16, builtGsl, builtMajor, builtWorlds } from './built-formats.ts';
import { doubleElimination16, majorFormat, worldsFormat } from './formats.ts';

const parsed = (format: EventFormat): EventFormat => {
  const read = parseFormat(JSON.stringify(format));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const graphsOf = ({ stages }: EventFormat) =>
  stages.map((stage) => (stage.bracket ? compileBracket(stage) : null));

test.each([
  { why: 'Austin Major', format: builtMajor, like: majorFormat.format },
  { why: 'RLCS Worlds', format: builtWorlds, like: worldsFormat.format },
  {
    why: 'double elimination of 16',
    format: builtDoubleElimination16,
    like: doubleElimination16.format,
  },
])('$why, built from nothing, is the format made in code', ({ format, like }) => {
  expect(parsed(format)).toEqual(parsed(like));
  expect(graphsOf(format)).toEqual(graphsOf(like));
});

test('GSL', () => {
  expect(parsed(builtGsl)).toEqual(builtGsl);
});
