import type { JoinedLeague, League } from '@callshot/contract';
import { expect, test } from 'vitest';
import { joinedWords, listedWords } from './league-words.ts';

const VIEWER = 7;
const joined = {
  leagueName: 'Night Owls',
  createdBy: 8,
  creatorName: 'CinderHugo',
  hasPassword: true,
  requireDiscord: true,
  requireReddit: false,
  memberCount: 1200,
  eventRank: 3,
  move: 2,
  unranked: null,
} as JoinedLeague;

test('a row of a joined league is called by what is seen of it, in that order', () => {
  expect(joinedWords(joined, VIEWER)).toBe(
    'Night Owls, by CinderHugo, 3 / 1,200 by rank, up 2, private, needs a Discord account',
  );
  expect(
    joinedWords({ ...joined, createdBy: VIEWER, eventRank: null, unranked: 'no_entry' }, VIEWER),
  ).toBe(
    'Night Owls, you made it, unranked, no entry yet, 1,200 members, private, needs a Discord account',
  );
});

test('a row of a listed league is called by what is seen of it, in that order', () => {
  const listed = { ...joined, name: 'Night Owls', memberCount: 1, isMember: true } as const;
  expect(listedWords(listed as unknown as League, VIEWER)).toBe(
    'Night Owls, by CinderHugo, 1 member, joined, private, needs a Discord account',
  );
});
