import { describe, expect, test } from 'vitest';
import { lockedOpeningStage } from '../../fixtures/special-brackets.ts';
import { swissStage } from '../../fixtures/synthetic-stages.ts';
import { type MatchPick, NO_PICKS, PickType } from '../model/picks.ts';
import { hasResults, isPicked } from './has-results.ts';

const { format, substages } = lockedOpeningStage();
const played = substages.flatMap(({ officialMatches }) => officialMatches);
const [first] = played;
if (!first) throw new Error('no match');
const inColumn = (bracketCol: number, row: Partial<MatchPick> = {}) => ({
  ...NO_PICKS,
  matchPicks: [{ ...first, bracketCol, ...row }],
});

describe('whether anything that is picked has been decided', () => {
  test('of teams: from the first of them', () => {
    const pick = {
      eventStageId: 1,
      eventSubstageId: 10,
      teamId: 1,
      pickTypeId: PickType.advancing,
    };
    expect(hasResults(swissStage().format, NO_PICKS)).toBe(false);
    expect(hasResults(swissStage().format, { ...NO_PICKS, groupStagePicks: [pick] })).toBe(true);
  });

  test('of a bracket: not by its draw, nor by a column that nobody picks', () => {
    expect(hasResults(format, { ...NO_PICKS, matchPicks: played })).toBe(false);
    expect(hasResults(format, inColumn(1, { winnerTeamId: null }))).toBe(false);
    expect(hasResults(format, inColumn(1, { outcome: 'bye' }))).toBe(false);
    expect(hasResults(format, inColumn(1))).toBe(true);
    expect(hasResults(format, inColumn(1, { winnerTeamId: null, outcome: 'void' }))).toBe(true);
  });
});

test('what is picked', () => {
  expect([isPicked(format, 'UB-0-0'), isPicked(format, 'UB-1-0')]).toEqual([false, true]);
  expect(isPicked(swissStage().format, 'team-1-1')).toBe(true);
});
