import { expect, test } from 'vitest';
import { readWantedFormat } from './read-wanted-format.ts';

const problemsOf = (format: object) => {
  const read = readWantedFormat(JSON.stringify(format));
  return read.ok ? [] : read.details?.problems;
};

test('what cannot be read says where it stands, in the names of the builder', () => {
  const stages = [{ name: 'Groups', type: 7 }, { type: 2 }];
  expect(problemsOf({ version: 1, stages })).toContainEqual({
    path: 'stages[0].type',
    code: 'format_unknown_stage_type',
    values: {},
    message: 'Stage 1, type: Must be 1 (groups), 2 (Swiss) or 3 (playoffs).',
  });
  expect(problemsOf({ version: 9, stages: [] })).toEqual([
    {
      path: 'version',
      code: 'format_wrong_version',
      values: { version: 1 },
      message: 'Must be 1; other versions cannot be read.',
    },
  ]);
});
