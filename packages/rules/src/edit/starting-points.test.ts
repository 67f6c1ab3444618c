import { expect, test } from 'vitest';
import { checkFormat } from '../format/check-format.ts';
import { formatMaximum } from '../preview/format-maximum.ts';
import { knockoutStart, STARTING_POINTS, startFrom } from './starting-points.ts';

const everyCount = Array.from({ length: 61 }, (_, at) => at + 4).flatMap((teamCount) => [
  knockoutStart({ teamCount, elimination: 'single', hasReset: false }),
  knockoutStart({ teamCount, elimination: 'double', hasReset: true }),
]);

test.each([...STARTING_POINTS, ...everyCount])(
  '$name: ready, and nothing about it looks wrong',
  ({ from }) => {
    expect(checkFormat(startFrom(from))).toEqual({ problems: [], warnings: [] });
  },
);

test('each has a name and an id of its own', () => {
  expect(new Set(STARTING_POINTS.map(({ id }) => id)).size).toBe(STARTING_POINTS.length);
  expect(new Set(STARTING_POINTS.map(({ name }) => name)).size).toBe(STARTING_POINTS.length);
});

// Swiss of 16: 8 x 2 + 2 x 2 + 2 x 2. Groups: 4 x (2 x 2 + 1 + 1). GSL: 4 x (2 x 1 + 3 x (2 + 1)).
test.each([
  { id: 'swiss-16', total: 24 },
  { id: 'swiss-8', total: 12 },
  { id: 'groups', total: 24 },
  { id: 'gsl', total: 44 },
])('$id pays at most $total', ({ id, total }) => {
  const start = STARTING_POINTS.find((other) => other.id === id);
  expect(start && formatMaximum(startFrom(start.from))).toEqual({ stages: [total], total });
});
