import { expect, test } from 'vitest';
import { eventfulResults, randomOf } from '../../fixtures/synthetic-picks.ts';
import { EVERY_STAGE, playoffStage, swissStage } from '../../fixtures/synthetic-stages.ts';
import type { EventStage } from '../model/event-stage.ts';
import { NO_PICKS, type PickSet, PickType } from '../model/picks.ts';
import { officialProgress } from './official-progress.ts';

const withResults = (stage: EventStage, { matchPicks }: PickSet): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage) => ({
    ...substage,
    officialMatches: [
      ...substage.officialMatches.filter(({ outcome }) => outcome === 'bye'),
      ...matchPicks.filter(({ eventSubstageId }) => eventSubstageId === substage.eventSubstageId),
    ],
  })),
});

test.each(EVERY_STAGE)('$why: nothing is known at first, everything in the end', ({ stage }) => {
  const before = officialProgress(stage, NO_PICKS);
  expect(before.known).toBe(0);
  expect(before.total).toBeGreaterThan(0);
  expect(before.isDecided).toBe(false);
  const results = eventfulResults(stage, randomOf(7));
  const after = officialProgress(withResults(stage, results), results);
  expect(after).toEqual({ known: after.total, total: after.total, isDecided: true });
});

test('teams are counted one by one', () => {
  const stage = swissStage();
  const [{ eventSubstageId = 0, teamIds = [] } = {}] = stage.substages;
  const rows = teamIds.slice(0, 3).map((teamId) => ({
    eventStageId: stage.eventStageId,
    eventSubstageId,
    teamId,
    pickTypeId: PickType.advancing,
  }));
  const progress = officialProgress(stage, { groupStagePicks: rows, matchPicks: [] });
  expect(progress).toEqual({ known: 3, total: 16, isDecided: false });
});

test('a reset counts once it is needed, a bye never', () => {
  const plain = playoffStage({ teams: 8, elimination: 'double' });
  const { total } = officialProgress(plain, NO_PICKS);
  expect(total).toBe(14);
  const withByes = playoffStage({ teams: 7, elimination: 'single' });
  expect(officialProgress(withByes, NO_PICKS).total).toBe(6);
});
