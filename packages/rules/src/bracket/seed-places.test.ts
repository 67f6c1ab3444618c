import { expect, test } from 'vitest';
import { playoffsFormat } from '../../fixtures/freeform-format.ts';
import { bracketFor } from './bracket-for.ts';
import { compileBracket } from './compile-bracket.ts';
import { generateBracket } from './generate-bracket.ts';
import { generateGroupBracket } from './generate-group-bracket.ts';
import { seedOrder } from './openings.ts';
import { seedPlacesOf } from './seed-places.ts';

const placesOf = (bracket: Parameters<typeof playoffsFormat>[0]) =>
  seedPlacesOf(compileBracket(playoffsFormat(bracket, false).stages[0]!));

test.each([4, 8, 16, 32, 64])('%i teams meet in the usual order', (teamCount) => {
  for (const elimination of ['single', 'double'] as const) {
    expect(placesOf(generateBracket({ teamCount, elimination }))).toEqual(seedOrder(teamCount));
  }
});

test('of twelve the best four start in the second round, and meet who is usual', () => {
  const graph = compileBracket(
    playoffsFormat(bracketFor({ teamCount: 12, elimination: 'single' }), false).stages[0]!,
  );
  expect(seedPlacesOf(graph)).toEqual([8, 9, 5, 12, 7, 10, 6, 11, 1, 4, 2, 3]);
});

test('however many start, each seed does so once, and the best are those that start later', () => {
  for (let teamCount = 4; teamCount <= 64; teamCount += 1) {
    for (const elimination of ['single', 'double'] as const) {
      const graph = compileBracket(
        playoffsFormat(bracketFor({ teamCount, elimination }), false).stages[0]!,
      );
      const places = seedPlacesOf(graph) ?? [];
      expect(places.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: teamCount }, (_, at) => at + 1),
      );
      const columns = graph.matches.flatMap(({ col, top, bottom }) =>
        [top, bottom].filter(({ kind }) => kind === 'opening').map(() => col),
      );
      const later = places.filter((_, at) => columns[at] === 1);
      expect(Math.max(0, ...later)).toBe(later.length);
    }
  }
});

test('a group of eight is drawn as if the winners of its two last matches would meet', () => {
  expect(placesOf(generateGroupBracket())).toEqual(seedOrder(8));
});

test('nobody is drawn where teams start below, too', () => {
  const { parts, ...bracket } = generateBracket({ teamCount: 8, elimination: 'double' });
  const apart = parts.map((part) => ({
    ...part,
    columns: part.columns.map((column) => ({
      ...column,
      matches: column.matches.map((match) =>
        match.part === 'UB' && match.col === 0 ? { ...match, loserPath: null } : match,
      ),
    })),
  }));
  expect(placesOf({ ...bracket, parts: apart })).toBeNull();
});
