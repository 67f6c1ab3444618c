import type { EventStage, PickSet } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { teamById } from '../../bracket/board/board-model.ts';
import type { Whose } from '../../bracket/board/whose.ts';
import type { BracketTeam } from '../../bracket/slot/bracket-team.ts';
import { officialPicksQuery } from '../../picks/picks.queries.ts';
import { type CorrectionNotes, correctionNotes, NO_NOTES } from './correction-notes.ts';

interface Shown {
  readonly eventId: number;
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly picks: PickSet | null;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly whose: Whose;
}

/** The notes on the corrected results of the stage on screen. */
export function useCorrectionNotes(shown: Shown): CorrectionNotes {
  const { eventId, stage, official, picks, teams, whose } = shown;
  const corrected = useQuery(officialPicksQuery(eventId)).data?.corrected;
  return useMemo(() => {
    if (!corrected) return NO_NOTES;
    const nameOf = (teamId: number) => teamById(teams, teamId).name;
    return correctionNotes({ stage, official, corrected, picks, whose, nameOf });
  }, [corrected, stage, official, picks, teams, whose]);
}
