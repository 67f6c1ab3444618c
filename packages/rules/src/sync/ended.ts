import type { EventStage } from '../model/event-stage.ts';
import { type EventFormat, substageCountOf } from '../model/format.ts';
import { isPicked } from '../stage/has-results.ts';
import { readGroups } from '../wiki/groups.ts';
import type { StageMapping } from '../wiki/mapping.ts';
import type { WikiDetails, WikiMatch } from '../wiki/records.ts';
import { mappedStage } from './mapped-stage.ts';
import type { SaidMatch, StageSync } from './said.ts';
import { isBye, isDecided } from './verdict.ts';

/**
 * Whether a match of a stage that is picked has ended in public, so that everybody can copy what came of it,
 * whatever follows from it here [rule: results-16].
 */
export const hasEndedMatch = (
  stage: EventStage,
  said: readonly SaidMatch[],
  teamIdOf: StageSync['teamIdOf'],
): boolean =>
  said.some(
    ({ match, place }) =>
      hasEnded(match) &&
      (place === null ? mayBeOf(stage, match, teamIdOf) : isPicked(stage.format, place)),
  );

/** The positions of stages that have already ended, in a tournament that becomes an event. */
export function endedStages(
  details: WikiDetails,
  { stages }: EventFormat,
  mapping: StageMapping,
): number[] {
  const records = { groups: readGroups(details), teamIdOf: () => null };
  return stages.flatMap((format, stageIndex) => {
    const stage: EventStage = {
      eventStageId: 0,
      stageIndex,
      format,
      substages: Array.from({ length: substageCountOf(format) }, (_, eventSubstageId) => ({
        eventSubstageId,
        title: '',
        teamIds: [],
        officialMatches: [],
      })),
    };
    const { said } = mappedStage(stage, mapping, records);
    return hasEndedMatch(stage, said, records.teamIdOf) ? [stageIndex] : [];
  });
}

/** A bye is no match, nor is one that is called off. */
const hasEnded = (match: WikiMatch): boolean =>
  (isDecided(match) || (match.isFinished && !match.isNotPlayed)) && !isBye(match);

/** A list may hold matches of other stages. */
function mayBeOf(
  { substages }: EventStage,
  { opponents }: WikiMatch,
  teamIdOf: StageSync['teamIdOf'],
): boolean {
  const listed = substages.flatMap(({ teamIds }) => teamIds);
  const ids = opponents.map(({ teamKey }) => (teamKey === null ? null : teamIdOf(teamKey)));
  return ids.some((teamId) => teamId === null || listed.includes(teamId));
}
