import { canBeDrawn, winningScores } from '../bracket/series-lengths.ts';
import { calledRow, type FixtureCall, fixtureCalls } from '../fixtures/fixture-calls.ts';
import { fixtureGroups, openFixture } from '../fixtures/fixture-list.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { FixtureStage, Fixtures } from '../model/format.ts';
import type { MatchPick } from '../model/picks.ts';

/** Every match of groups with an end that is drawn, official or as a slip calls it. */
export const drawFixtures = (
  stage: EventStage<FixtureStage>,
  random: () => number,
  isOfficial: boolean,
): MatchPick[] =>
  fixtureGroups(stage).flatMap(({ substage, details, list }) => {
    const ends = isOfficial ? realEnds(details.fixtures) : fixtureCalls(details.fixtures);
    return list.flatMap((fixture): MatchPick[] => {
      const open = openFixture(stage, substage, fixture);
      const end = ends[Math.floor(random() * ends.length)];
      return end && open.topTeamId !== null && open.bottomTeamId !== null
        ? [calledRow(open, end)]
        : [];
    });
  });

/** Ends with the maps that were really played. */
function realEnds(fixtures: Fixtures): readonly FixtureCall[] {
  const half = fixtures.bestOf / 2;
  return [
    ...winningScores(fixtures.bestOf).flatMap(([won, lost]): FixtureCall[] => [
      { winner: 'top', scores: [won, lost] },
      { winner: 'bottom', scores: [lost, won] },
    ]),
    ...(canBeDrawn(fixtures) ? [{ winner: null, scores: [half, half] } as const] : []),
  ];
}
