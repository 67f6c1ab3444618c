import type { UserScore } from '@callshot/contract';
import { expect, test } from 'vitest';
import { momentWords } from './moment-words.ts';

test.each([
  [{ rank: 30 }, 'New score, +4 pts, 6 in all, 30th.'],
  [{ rank: 30, isTied: true }, 'New score, +4 pts, 6 in all, T30.'],
  [{ rank: null }, 'New score, +4 pts, 6 in all.'],
])('a place, %o, is told as the board shows it', (place, text) => {
  const words = momentWords({
    moment: { items: [], isCorrection: false, score: { from: 2, to: 6 } } as never,
    shown: { official: { matchPicks: [] }, score: place as UserScore } as never,
    teams: [],
    isHidden: false,
  });
  expect(words).toBe(text);
});
