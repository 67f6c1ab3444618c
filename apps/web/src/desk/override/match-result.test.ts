import { type EventStage, NO_PICKS, type PickSet } from '@callshot/rules';
import { describe, expect, test } from 'vitest';
import {
  playoffStage,
  swissStage,
} from '../../../../../packages/rules/fixtures/synthetic-stages.ts';
import { endOfMatch, standingOf, waysToEnd, withMatchEnd } from './match-result.ts';

const stage = playoffStage({ teams: 4, elimination: 'single' });
const [substage] = stage.substages;
if (!substage) throw new Error('no substage');
const drawn: PickSet = { groupStagePicks: [], matchPicks: substage.officialMatches };
const at = (slot: string) => ({ eventSubstageId: substage.eventSubstageId, slot });
const [first, final] = [at('UB-0-0'), at('UB-1-0')];

const endIn = (picks: PickSet | null, place = first) => {
  const standing = picks && standingOf(stage, picks, place);
  return standing && endOfMatch(standing);
};

describe('how a match ended', () => {
  test('is a score of its series or a walkover, or without a winner one of two words', () => {
    expect(waysToEnd('top', 3)).toEqual(['2-0', '2-1', 'walkover']);
    expect(waysToEnd('nobody', 3)).toEqual(['void', 'double_forfeit']);
    expect(endIn(drawn)).toBeNull();
  });

  test.each([
    { why: 'who stands below won by the odd game', winner: 'bottom', how: '3-2' },
    { why: 'nobody came against who stands on top', winner: 'top', how: 'walkover' },
    { why: 'it was cancelled', winner: 'nobody', how: 'void' },
    { why: 'neither came', winner: 'nobody', how: 'double_forfeit' },
  ] as const)('is written, and read as it was: $why', ({ winner, how }) => {
    const picks = withMatchEnd(stage, drawn, first, { winner, how });
    expect(endIn(picks)).toEqual({ winner, how });
  });

  test('takes with it what stood on another winner', () => {
    const semifinals = ['UB-0-0', 'UB-0-1'].reduce<PickSet>(
      (picks, slot) => withMatchEnd(stage, picks, at(slot), { winner: 'top', how: '3-0' }) ?? picks,
      drawn,
    );
    const played = withMatchEnd(stage, semifinals, final, { winner: 'top', how: '3-0' });
    expect(endIn(played, final)).toEqual({ winner: 'top', how: '3-0' });
    const corrected =
      played && withMatchEnd(stage, played, first, { winner: 'bottom', how: '3-2' });
    expect([endIn(corrected), endIn(corrected, final)]).toEqual([
      { winner: 'bottom', how: '3-2' },
      null,
    ]);
  });

  test.each([
    { why: 'nobody plays it yet', place: final, how: '3-0', of: stage },
    { why: 'no series ends so', place: first, how: '5-0', of: stage },
    { why: 'there is no such match', place: at('UB-9-9'), how: '3-0', of: stage },
    { why: 'the stage has no bracket', place: first, how: '3-0', of: swissStage() },
  ])('cannot be said: $why', ({ place, how, of }) => {
    const picks = of === stage ? drawn : NO_PICKS;
    expect(withMatchEnd(of as EventStage, picks, place, { winner: 'top', how })).toBeNull();
  });
});
