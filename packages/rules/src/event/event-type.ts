import type { Bracket, EventFormat, FormatStage } from '../model/format.ts';
import { kindOf } from '../model/stage-kind.ts';

/** The type of an event by its format [rule: events-8]. */
const EventType = {
  singleElimination: 1,
  doubleElimination: 2,
  groups: 3,
  groupBrackets: 4,
  groupsAndPlayoffs: 5,
  otherStages: 6,
  withSwissStage: 7,
} as const;
type EventType = (typeof EventType)[keyof typeof EventType];

export function eventTypeOf({ stages }: Pick<EventFormat, 'stages'>): EventType {
  if (stages.some((stage) => kindOf(stage) === 'swiss')) return EventType.withSwissStage;
  const [first, second, ...others] = stages;
  if (first !== undefined && second === undefined) return typeOfOne(first);
  const areTwo = second !== undefined && others.length === 0;
  return areTwo && first?.groupStageDetails && second.playoffDetails
    ? EventType.groupsAndPlayoffs
    : EventType.otherStages;
}

function typeOfOne({ bracket, groupStageDetails }: FormatStage): EventType {
  if (bracket === null) return EventType.groups;
  if (groupStageDetails !== null) return EventType.groupBrackets;
  return playOn(bracket) ? EventType.doubleElimination : EventType.singleElimination;
}

/** Whether losers play on: below in a standard bracket, wherever they are led in a drawn one. */
const playOn = ({ freeform, parts, freeformParts }: Bracket): boolean =>
  freeform
    ? freeformParts.some(({ columns }) =>
        columns.some(({ matches }) => matches.some(({ loserPath }) => loserPath !== null)),
      )
    : parts.some(({ identifier, columns }) => identifier === 'LB' && columns.length > 0);
