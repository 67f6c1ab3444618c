import { expect, test } from 'vitest';
import { amongAnalysts } from './among-analysts.ts';
import type { LeagueRecord } from './use-ranking.ts';

const analyst = (username: string, totalScore: number, rank: number | null = 1): LeagueRecord => ({
  rank,
  row: 1,
  userId: 1,
  eventId: 1,
  username,
  totalScore,
  pinnedEventName: null,
  pinnedTrophyImagePath: null,
  nameplateId: 0,
  trophyUrl: null,
  move: null,
  lastPoints: null,
  champion: null,
});
const seven = [
  analyst('CoachBergen', 70),
  analyst('MidRoundMax', 66),
  analyst('tapeworm_TV', 62),
  analyst('PilarDesk', 58),
  analyst('Joona_casts', 55),
  analyst('Hexley', 51),
  analyst('StatsWithSam', 49),
];

test('points stand where they would be ranked, between the best and the next behind', () => {
  expect(amongAnalysts(seven, 59)).toMatchObject({
    beaten: 4,
    of: 7,
    place: 4,
    leader: { username: 'CoachBergen', by: 11 },
    behind: { username: 'PilarDesk', by: 1 },
    scale: { from: 45, to: 75 },
  });
});

test('who has as many is neither beaten nor ahead', () => {
  expect(amongAnalysts(seven, 70)).toMatchObject({ beaten: 6, place: 1, leader: null });
  expect(amongAnalysts(seven, 49)).toMatchObject({ beaten: 0, place: 7, behind: null });
});

test('the scale never begins below nothing', () => {
  const all = seven.map((one) => ({ ...one, totalScore: 0 }));
  expect(amongAnalysts(all, 0)?.scale).toMatchObject({ from: 0, to: 5 });
});

test('fewer than five with points are no crowd', () => {
  expect(amongAnalysts(seven.slice(0, 4), 59)).toBe(null);
  expect(amongAnalysts([...seven.slice(0, 4), analyst('Late', 0, null)], 59)).toBe(null);
});
