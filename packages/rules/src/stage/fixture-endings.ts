import { calledRow, fixtureCalls } from '../fixtures/fixture-calls.ts';
import { endedGroups } from '../fixtures/fixture-ends.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { FixtureStage } from '../model/format.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';

/** Every way in which the matches of groups can still end: each open one in each way that is called. */
export function* fixtureEndings(
  stage: EventStage<FixtureStage>,
  official: PickSet,
): Generator<PickSet> {
  const matches = endedGroups(stage, official).flatMap(({ details, matches: own }) => {
    const calls = fixtureCalls(details.fixtures);
    return own.map(({ row, end }) =>
      end.kind === 'open' ? calls.map((call) => calledRow(row, call)) : [row],
    );
  });
  for (const matchPicks of choices(matches)) yield { groupStagePicks: [], matchPicks };
}

/** One of each list, in all ways. */
function* choices(lists: readonly (readonly MatchPick[])[]): Generator<readonly MatchPick[]> {
  const [first, ...others] = lists;
  if (!first) {
    yield [];
    return;
  }
  for (const own of first) {
    for (const rest of choices(others)) yield [own, ...rest];
  }
}
