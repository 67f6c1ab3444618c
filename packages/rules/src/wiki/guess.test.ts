import { expect, test } from 'vitest';
import { guessName, guessReward } from './guess.ts';

test.each([
  { title: 'StarLadder Budapest Major 2025', reward: 2 },
  { title: 'RLCS 2021-22 World Championship', reward: 3 },
  { title: 'North American Regional Championship', reward: 1 },
  { title: 'Regional Major', reward: 1 },
  { title: 'MAJOR CHAMPIONSHIP', reward: 2 },
  { title: 'Majority Cup', reward: 1 },
  { title: 'IEM Cologne 2025', reward: 1 },
])('$title gives $reward [rule: event-creator-3, events-7]', ({ title, reward }) => {
  expect(guessReward(title)).toBe(reward);
});

test.each([
  {
    title: 'BLAST.tv Austin Major 2025',
    pageName: 'BLAST/Major/2025/Austin',
    name: 'Austin Major 2025',
  },
  {
    title: 'StarLadder Budapest Major 2025',
    pageName: 'StarLadder/2025/Major',
    name: 'Budapest Major 2025',
  },
  {
    title: 'PGL Major Copenhagen 2024',
    pageName: 'PGL/2024/Copenhagen',
    name: 'PGL Major Copenhagen 2024',
  },
  {
    title: 'PGL Masters Bucharest 2025',
    pageName: 'PGL/2025/Masters',
    name: 'PGL Masters Bucharest 2025',
  },
  {
    title: 'RLCS 2021-22 World Championship',
    pageName: 'Rocket_League_Championship_Series/2021-22',
    name: 'RLCS 2021-22 World Championship',
  },
  {
    title: 'Winter Cup 2026 presented by Acme',
    pageName: 'Winter_Cup/2026',
    name: 'Winter Cup 2026',
  },
  { title: 'Winter Cup - powered by Acme', pageName: 'Winter_Cup/2026', name: 'Winter Cup' },
])('$title is called $name', ({ title, pageName, name }) => {
  expect(guessName({ title, pageName })).toBe(name);
});

test('a name has at most 80 characters, and ends with a word [rule: event-creator-4]', () => {
  const name = guessName({ title: `${'Long '.repeat(20)}End`, pageName: 'Long' });
  expect(name).toBe('Long '.repeat(16).trim());
  expect(guessName({ title: 'x'.repeat(90), pageName: 'x' })).toHaveLength(80);
});
