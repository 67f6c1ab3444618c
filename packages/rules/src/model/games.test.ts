import { expect, test } from 'vitest';
import { gameOf, gameOfPrefix, games, surveyGame } from './games.ts';

test('ids and prefixes are unique, and each game is found by both', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  expect(new Set(games.map(({ prefix }) => prefix)).size).toBe(games.length);
  for (const game of games) {
    expect(gameOf(game.id)).toBe(game);
    expect(gameOfPrefix(game.prefix)).toBe(game);
  }
  expect(gameOfPrefix('xx')).toBeNull();
  expect(gameOfPrefix(undefined)).toBeNull();
});

test('one game has the survey', () => {
  expect(games.filter(({ hasSurvey }) => hasSurvey)).toEqual([surveyGame]);
});
