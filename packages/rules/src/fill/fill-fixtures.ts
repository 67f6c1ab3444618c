import { byteOfRow, calledRow, fixtureCalls } from '../fixtures/fixture-calls.ts';
import { fixtureGroups, openFixture } from '../fixtures/fixture-list.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { FixtureStage } from '../model/format.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { ranksIn } from './team-ranks.ts';

/** Fills the matches of groups: the stronger team wins, to nothing. Nobody is called to draw. */
export function fillFixtures(
  stage: EventStage<FixtureStage>,
  order: readonly number[],
  { matchPicks: kept }: PickSet,
): PickSet {
  const matchPicks = fixtureGroups(stage).flatMap(({ substage, details, list }) => {
    const { fixtures } = details;
    const rankOf = ranksIn(substage, order);
    const calls = fixtureCalls(fixtures);
    return list.flatMap((fixture): MatchPick[] => {
      const open = openFixture(stage, substage, fixture);
      const own = kept.find(
        (row) =>
          row.eventSubstageId === open.eventSubstageId && slotOfMatch(row) === slotOfMatch(open),
      );
      const byte = own ? byteOfRow(fixtures, own) : 0;
      const { topTeamId: top, bottomTeamId: bottom } = open;
      if (top === null || bottom === null) return [];
      const call = calls[byte - 1] ?? calls.at(rankOf(bottom) < rankOf(top) ? -1 : 0);
      return call ? [calledRow(open, call)] : [];
    });
  });
  return { groupStagePicks: [], matchPicks };
}
