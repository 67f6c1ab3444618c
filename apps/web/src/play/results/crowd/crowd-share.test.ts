import { PickType } from '@callshot/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOf, shareOf } from './crowd-share.ts';

const crowd = {
  eventStageId: 1,
  entrants: 8,
  teams: [
    { eventSubstageId: 10, teamId: 1, pickTypeId: PickType.advancing, entrants: 6 },
    { eventSubstageId: 10, teamId: 1, pickTypeId: PickType.cleanSweepWinner, entrants: 3 },
    { eventSubstageId: 11, teamId: 1, pickTypeId: PickType.cleanSweepLoser, entrants: 8 },
  ],
  winners: [],
  scores: [],
  rare: [],
  points: [],
};

const { advancing, cleanSweepWinner, cleanSweepLoser } = PickType;
const ASKED = [advancing, cleanSweepWinner, cleanSweepLoser];

test.each([
  { standing: 'undefeated', percent: 38, call: 'made' },
  { standing: 'advanced', percent: 75, call: 'made' },
  { standing: 'playing', percent: 75, call: 'through' },
  { standing: 'eliminated', percent: 25, call: 'leftOut' },
  { standing: 'winless', percent: 0, call: 'made' },
] as const)('of a team that is $standing, $percent% $call', ({ standing, percent, call }) => {
  const share = shareOf(crowd, standing, ASKED, { eventSubstageId: 10, teamId: 1 });
  expect(share).toEqual({ percent, call });
});

test.each([
  { standing: 'undefeated', asked: [advancing], percent: 75, call: 'made' },
  { standing: 'winless', asked: [advancing], percent: 25, call: 'leftOut' },
] as const)('where nobody is asked who is $standing, $percent% $call', (told) => {
  const { standing, asked, percent, call } = told;
  const share = shareOf(crowd, standing, asked, { eventSubstageId: 10, teamId: 1 });
  expect(share).toEqual({ percent, call });
});

test('an entrant beside the field is what counting everybody tells', () => {
  const everybody = fc.array(fc.nat(24), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(everybody, fc.nat(24), (all, own) => {
      const points = [...new Set(all)].map((one) => ({
        points: one,
        entrants: all.filter((other) => other === one).length,
      }));
      const field = fieldOf({ ...crowd, entrants: all.length, points }, own);
      const fewer = all.filter((one) => one < own).length;
      expect(field?.below).toBe(Math.floor((100 * fewer) / all.length));
      expect(field?.average).toBeCloseTo(all.reduce((sum, one) => sum + one, 0) / all.length);
    }),
  );
  expect(fieldOf(crowd, 3)).toBeNull();
});
