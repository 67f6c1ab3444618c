import { matchKey } from '../bracket/graph.ts';
import { linkBracket } from '../bracket/links.ts';
import { openSlotsOf } from '../bracket/open-slots.ts';
import { allAdvancing } from '../group/group-picks.ts';
import { type Bracket, type FormatStage, substageCountOf } from '../model/format.ts';
import { fixturesOf, orderOf, placesOf, sumOfGroups, swissGroup } from '../model/group-counts.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { sentOnBySlip } from '../swiss/swiss-fates.ts';

/** Teams that a whole stage sends on to the next one, all its groups together. */
export const teamsSentOn = (stage: FormatStage): number => askFormat(SENT_ON, stage);

const SENT_ON: ByFormat<number> = {
  swiss: ({ swissStageDetails }) => sumOfGroups(swissStageDetails, swissGroup, sentOnBySlip),
  groups: ({ groupStageDetails }) => allAdvancing(groupStageDetails),
  orders: ({ groupStageDetails }) => allAdvancing(groupStageDetails),
  fixtures: ({ groupStageDetails }) => allAdvancing(groupStageDetails),
  brackets: (stage) => teamsThrough(stage.bracket) * substageCountOf(stage),
};

/** Teams of one bracket that go through: those who qualify, and whoever no further match waits for. */
export function teamsThrough(bracket: Bracket): number {
  const { places, winnerTo, loserTo } = linkBracket(bracket);
  const columns = new Map(places.map(({ key, column }) => [key, column]));
  const qualified = [...winnerTo.values(), ...loserTo.values()].filter(
    (to) => columns.get(matchKey(to))?.isQualifier,
  );
  const ends = places
    .filter(({ key, column }) => !column.isQualifier && !winnerTo.has(key))
    .map(({ key, column }) => (column.bothTeamsAdvance && !loserTo.has(key) ? 2 : 1));
  return ends.reduce((sum, count) => sum + count, qualified.length);
}

/** Teams that can start in a stage, all its groups together; null where nothing says how many play. */
export const startingPlaces = (stage: FormatStage): number | null => askFormat(PLACES, stage);

const PLACES: ByFormat<number | null> = {
  swiss: () => null,
  groups: () => null,
  orders: ({ groupStageDetails }) => sumOfGroups(groupStageDetails, orderOf, placesOf),
  fixtures: ({ groupStageDetails }) =>
    sumOfGroups(groupStageDetails, fixturesOf, ({ fixtures }) => fixtures.teamCount),
  brackets: (stage) => openSlotsOf(stage.bracket).length * substageCountOf(stage),
};
