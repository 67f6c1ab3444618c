import { gameOf } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import {
  chooseGame,
  gameOfPath,
  isPickemsPath,
  pathAfterSwitch,
  pathForUnknown,
} from './game-choice.ts';

describe('choosing the game', () => {
  test.each([
    { path: '/cs/event/4', session: '1', local: '1', id: 2, why: 'a prefix beats both stores' },
    { path: '/', session: '2', local: '1', id: 2, why: 'the session beats the local store' },
    { path: '/', session: null, local: '2', id: 2, why: 'the local store beats the default' },
    { path: '/', session: null, local: null, id: 1, why: 'the first game is the default' },
    {
      path: '/',
      session: '99',
      local: '2',
      id: 2,
      why: 'an unknown stored game is as good as none',
    },
    { path: '/csgo', session: '1', local: null, id: 1, why: 'a prefix is a whole segment' },
  ])('$why', ({ path, session, local, id }) => {
    expect(chooseGame({ path, session, local }).id).toBe(id);
  });
});

test.each([
  { path: '/rl/event/12/7', to: '/cs/event', why: 'an event and a user belong to one game' },
  { path: '/rl', to: '/cs', why: 'the bare prefix stays bare' },
  { path: '/rl/survey', to: '/cs/event', why: 'the survey exists in the first game only' },
  { path: '/rl/leagues', to: '/cs/leagues', why: 'leagues keep their tab' },
  { path: '/rl/trophy-room', to: '/cs/trophy-room', why: 'the trophy room keeps its tab' },
  { path: '/about-us', to: '/about-us', why: 'a page without prefix is the same for both' },
])(
  'switching from $path leads to $to: $why [rule: product-2, product-9, product-10]',
  ({ path, to }) => {
    expect(pathAfterSwitch(path, gameOf(2))).toBe(to);
  },
);

test.each([
  { path: '/rl/what', selected: 2 as const, to: '/rl/event', why: 'the prefix decides' },
  { path: '/what', selected: 2 as const, to: '/cs/event', why: 'the selected game decides' },
])('unknown $path leads to $to: $why [rule: product-7]', ({ path, selected, to }) => {
  expect(pathForUnknown(path, gameOf(selected))).toBe(to);
});

test.each([
  { path: '/rl', is: true, why: 'the bare prefix is the event page' },
  { path: '/cs/event/3/4', is: true, why: 'with ids' },
  { path: '/cs/leagues', is: false, why: 'another tab' },
  { path: '/event', is: false, why: 'no game' },
])('$path as a pickems page: $why', ({ path, is }) => {
  expect(isPickemsPath(path)).toBe(is);
});

test('a path without a game prefix has no game', () => {
  expect(gameOfPath('/about-us')).toBeNull();
});
