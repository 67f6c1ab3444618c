import { type PlacedStates, placesOfStage, statesIn } from '../entries/stage-places.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { type EventFormat, isFrom, type StageEntry } from '../model/format.ts';
import type { PickSet } from '../model/picks.ts';
import { drawLockedColumns, type RandomSource } from './draw-results.ts';
import { madeUpSubstage } from './made-up-stage.ts';

/**
 * The stages of a trial once results of some are drawn (null = not yet). Stages with entries have the teams that
 * these name, and others for the invited and the unknown. The draw parts level teams. A stage that nothing new comes into stays the same object.
 */
export function followResults(
  { stages: formats }: EventFormat,
  stages: readonly EventStage[],
  results: readonly (PickSet | null)[],
  random: RandomSource,
): EventStage[] {
  const after = [...stages];
  for (const [index, format] of formats.entries()) {
    const stage = after[index];
    if (!stage || format.entries === undefined) continue;
    const places = after.map((source, at): PlacedStates => {
      // Results of a stage that has other teams now are of nobody.
      const official = source === stages[at] ? results[at] : null;
      return official ? placesOfStage({ stage: source, official, byHand: new Map() }) : [];
    });
    const elsewhere = after.slice(0, index).flatMap(({ substages }) => substages.flatMap(teamsOf));
    const next = withEntries(stage, elsewhere, (entry) => teamOf(places, entry));
    if (next !== null) after[index] = drawLockedColumns(next, random);
  }
  return after;
}

const teamsOf = ({ teamIds }: EventSubstage): readonly number[] => teamIds;

/** Null where nobody is known, or nothing changes. Invited teams play in no stage before. */
function withEntries(
  stage: EventStage,
  elsewhere: readonly number[],
  teamFor: (entry: StageEntry) => number | null,
): EventStage | null {
  const lists = (stage.format.entries ?? []).map((list) => list.map(teamFor));
  if (lists.flat().every((teamId) => teamId === null)) return null;
  const taken = new Set(elsewhere);
  let next = Math.max(...taken, ...stage.substages.flatMap(teamsOf));
  const substages = stage.substages.map((substage, group): EventSubstage => {
    const teamIds = substage.teamIds.map((own, at) => {
      const teamId = lists[group]?.[at] ?? null;
      if (teamId !== null) return teamId;
      if (!taken.has(own)) return own;
      next += 1;
      return next;
    });
    return withTeams(stage, substage, group, teamIds);
  });
  const isSame = substages.every(
    ({ teamIds }, group) => teamIds.join() === stage.substages[group]?.teamIds.join(),
  );
  return isSame ? null : { ...stage, substages };
}

/** The substage as it was made up, with other teams in its places. */
function withTeams(
  { eventStageId, format }: EventStage,
  { eventSubstageId }: EventSubstage,
  group: number,
  teamIds: readonly number[],
): EventSubstage {
  const blank = madeUpSubstage(format, { eventStageId, eventSubstageId }, group);
  const teamFor = (teamId: number | null): number | null =>
    teamId === null ? null : (teamIds[blank.teamIds.indexOf(teamId)] ?? null);
  return {
    ...blank,
    teamIds,
    officialMatches: blank.officialMatches.map((row) => ({
      ...row,
      topTeamId: teamFor(row.topTeamId),
      bottomTeamId: teamFor(row.bottomTeamId),
    })),
  };
}

function teamOf(places: readonly PlacedStates[], entry: StageEntry): number | null {
  if (!isFrom(entry)) return null;
  const own = statesIn(places[entry.stage] ?? [], entry.group);
  const state = own[entry.place - 1];
  if (state?.kind !== 'tied') return state?.kind === 'team' ? state.teamId : null;
  const first = own.findIndex(
    (other) => other.kind === 'tied' && other.teamIds.join() === state.teamIds.join(),
  );
  return state.teamIds[entry.place - 1 - first] ?? null;
}
