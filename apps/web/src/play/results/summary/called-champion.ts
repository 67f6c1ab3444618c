import type { Crowd } from '@callshot/contract';
import { compileBracket, type EventStage, officialBracket, StageType } from '@callshot/rules';
import { championOf } from '../../bracket/slot/champion.ts';
import { titleShare } from '../../bracket/slot/title-facts.ts';
import { fieldOfBracket } from '../matches/match-facts.ts';

/** The winner of an event, and the share of users who called it. */
export interface CalledChampion {
  readonly teamId: number;
  /** Whole percent of those who picked the last stage. */
  readonly percent: number;
}

/** Null where an event has no one champion, and where what everybody called is not told. */
export function calledChampion(last: EventStage, crowd: Crowd): CalledChampion | null {
  const picked = crowd.stages.find(({ eventStageId }) => eventStageId === last.eventStageId);
  const [substage, ...others] = last.substages;
  if (last.format.type !== StageType.playoffs || !picked || !substage || others.length > 0) {
    return null;
  }
  const graph = compileBracket(last.format);
  const champion = championOf(graph, officialBracket(graph, substage));
  if (champion === null) return null;
  const { teamId } = champion;
  const percent = titleShare(graph, fieldOfBracket(picked, substage.eventSubstageId), teamId);
  return percent === null ? null : { teamId, percent };
}
