import { type EntryFrom, type EventFormat, type FormatStage, isFrom } from '../model/format.ts';
import { type AdvancingTeam, advancingPlaces } from '../stage/open-stage.ts';
import { type PlacedStates, type PlayedStage, placesOfStage, statesIn } from './stage-places.ts';

/** A team that the format brings into a stage, and the place that it is meant for. */
export interface ArrivingTeam extends AdvancingTeam {
  /** Position of its list and in it; null where the format does not say. */
  readonly seat: { readonly group: number; readonly at: number } | null;
}

/** Positions of the stages whose results bring teams into the stage at this position [rule: formats-43]. */
export function sourcesOf(
  { entries }: Pick<FormatStage, 'entries'>,
  index: number,
): readonly number[] {
  if (index === 0) return [];
  if (entries === undefined) return [index - 1];
  return [...new Set(entries.flat().flatMap((entry) => (isFrom(entry) ? [entry.stage] : [])))];
}

/** The last place of a group that a later stage names; 0 = none. Ties up to there decide something. */
export const lastNamedPlace = (
  { stages }: Pick<EventFormat, 'stages'>,
  stage: number,
  group: number,
): number =>
  Math.max(
    0,
    ...stages.flatMap(({ entries = [] }) =>
      entries
        .flat()
        .flatMap((entry) =>
          isFrom(entry) && entry.stage === stage && entry.group === group ? [entry.place] : [],
        ),
    ),
  );

/**
 * Teams that have come into a stage by the results so far, each once. Without entries these are all that went
 * through the stage before; with entries those whose place is decided.
 */
export function arrivingTeams(stages: readonly PlayedStage[], index: number): ArrivingTeam[] {
  const own = stages[index]?.stage.format;
  if (own === undefined || index === 0) return [];
  const before = stages[index - 1];
  if (own.entries === undefined) {
    const through = before ? advancingPlaces(before.stage, before.official) : [];
    return through.map((team) => ({ ...team, seat: null }));
  }
  const places = statesOf(stages, index);
  const come = own.entries.flatMap((list, group) =>
    list.flatMap((entry, at): ArrivingTeam[] => {
      const state = isFrom(entry) ? places(entry) : null;
      if (state?.kind !== 'team') return [];
      return [{ teamId: state.teamId, place: `entry ${group} ${at}`, seat: { group, at } }];
    }),
  );
  return come.filter((team, at) => come.findIndex(({ teamId }) => teamId === team.teamId) === at);
}

/** The state of the places that a stage's entries name; a place that is not there stays open. */
export function statesOf(
  stages: readonly PlayedStage[],
  index: number,
): (entry: EntryFrom) => PlacedStates[number][number] {
  const own = stages[index]?.stage.format;
  const known = new Map(
    (own ? sourcesOf(own, index) : []).map((at) => {
      const source = stages[at];
      return [at, source ? placesOfStage(source) : []] as const;
    }),
  );
  return ({ stage, group, place }) =>
    statesIn(known.get(stage) ?? [], group)[place - 1] ?? { kind: 'open' };
}
