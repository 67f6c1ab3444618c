import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameId } from '../model/games.ts';
import { drawEventArt } from './event-art.ts';

const artOf = (name: string, gameId: GameId = 2, rewardTypeId = 2) =>
  drawEventArt({ name, gameId, rewardTypeId });

test('an event looks the same whenever it is drawn, and not like another', () => {
  expect(artOf('Austin Major 2025')).toBe(artOf('Austin Major 2025'));
  expect(artOf('Austin Major 2025')).not.toBe(artOf('Austin Major 2026'));
  expect(artOf('Worlds', 1)).not.toBe(artOf('Worlds', 2));
  expect(artOf('Worlds', 1, 3)).not.toBe(artOf('Worlds', 1, 1));
});

test('no name leaves a number out or gets into the drawing', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(1 as const, 2 as const),
      fc.integer({ min: 0, max: 9 }),
      (name, gameId, rewardTypeId) => {
        const art = drawEventArt({ name, gameId, rewardTypeId });
        expect(art).not.toMatch(/NaN|undefined|Infinity/);
        expect(art.endsWith('</svg>')).toBe(true);
      },
    ),
    { numRuns: 30 },
  );
});
