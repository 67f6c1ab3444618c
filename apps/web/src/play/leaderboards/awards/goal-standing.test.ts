import { expect, test } from 'vitest';
import { goalStandingOf } from './goal-standing.ts';

const stage = (id: number) => ({
  id,
  name: `Stage ${id}`,
  eventSubstage: [],
  isSealed: true,
  sealedAt: null,
});
const event = {
  goals: [
    { right: 5, of: 10 },
    { right: 4, of: 8 },
    { right: 3, of: 7 },
  ],
  eventStages: [stage(1), stage(2), stage(3)],
};
const score = {
  goals: [
    { eventStageId: 1, right: 6, open: 0 },
    { eventStageId: 2, right: 3, open: 0 },
    { eventStageId: 3, right: 1, open: 2 },
  ],
};

test('the tier of a goal counts the goals that were reached before, and no others [rule: trophies-29]', () => {
  const tiers = [0, 1, 2].map((at) => goalStandingOf(event, at, score)?.trophyTypeId);
  expect(tiers).toEqual([2, 3, 3]);
  expect([0, 1, 2].map((at) => goalStandingOf(event, at, score)?.told?.state)).toEqual([
    'reached',
    'lost',
    'open',
  ]);
  expect(goalStandingOf(event, 2, null)).toEqual({
    goal: { right: 3, of: 7 },
    trophyTypeId: 2,
    told: null,
  });
  expect(goalStandingOf({ eventStages: event.eventStages }, 0, score)).toBe(null);
  expect(goalStandingOf(event, 9, score)).toBe(null);
});
