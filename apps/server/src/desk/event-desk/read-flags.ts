import type { EventFlags } from '@callshot/contract';
import { gameOf } from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { EventRow, LoadedEvent } from '../../play/events/loaded-event.ts';

export type FlagFacts = Pick<EventRow, 'forcedStage' | 'isSurveyNoticed' | 'openTabs'>;

/** Flags as they are stored: of stages that the event has, and of a survey only where there is one. */
export function readFlags(
  { row, stages }: LoadedEvent,
  wanted: EventFlags | undefined,
): Outcome<FlagFacts, 'flag_of_no_stage' | 'flags_of_no_survey'> {
  if (wanted === undefined) {
    const { forcedStage, isSurveyNoticed, openTabs } = row;
    return done({ forcedStage, isSurveyNoticed, openTabs });
  }
  const { forcedStage, surveyNotice: isSurveyNoticed } = wanted;
  const openTabs = [...new Set(wanted.openTabs)].sort((a, b) => a - b);
  const named = forcedStage === null ? openTabs : [...openTabs, forcedStage];
  if (named.some((index) => index >= stages.length)) return refuse('flag_of_no_stage');
  const hasSurvey = gameOf(row.gameId).hasSurvey;
  if (!hasSurvey && (isSurveyNoticed || openTabs.length > 0)) return refuse('flags_of_no_survey');
  return done({ forcedStage, isSurveyNoticed, openTabs });
}

/** Flags as the audit log tells them: stages by their names. */
export function tellFlags({ stages }: LoadedEvent, flags: FlagFacts): Record<string, string> {
  const nameOf = (index: number): string => stages[index]?.name ?? `stage ${index + 1}`;
  return {
    opensWith: flags.forcedStage === null ? 'the current stage' : nameOf(flags.forcedStage),
    surveyNotice: flags.isSurveyNoticed ? 'once a session' : 'no',
    surveyInPlaceOf: flags.openTabs.map(nameOf).join(', ') || 'no stage',
  };
}
