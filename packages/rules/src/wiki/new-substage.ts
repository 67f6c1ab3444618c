import type { NewSubstage } from '../event/new-event.ts';
import type { DraftSubstage } from './draft-event.ts';

interface NewSubstageNeeds {
  idOf(teamKey: string): number;
  instantOf(isoText: string): Date;
}

/** A substage as a new event has it, its teams by their ids. */
export function newSubstage(
  { title, teamKeys, openings }: DraftSubstage,
  { idOf, instantOf }: NewSubstageNeeds,
): NewSubstage {
  return {
    title,
    teamIds: teamKeys.map(idOf),
    openings: openings.map(({ topTeam, bottomTeam, isBye, startsAt, ...at }) => {
      const topTeamId = topTeam === null ? null : idOf(topTeam);
      const bottomTeamId = bottomTeam === null ? null : idOf(bottomTeam);
      return {
        ...at,
        topTeamId,
        bottomTeamId,
        winnerTeamId: isBye ? (topTeamId ?? bottomTeamId) : null,
        loserTeamId: null,
        topTeamScore: null,
        bottomTeamScore: null,
        startsAt: startsAt === null ? null : instantOf(startsAt),
        ...(isBye ? { outcome: 'bye' as const } : {}),
      };
    }),
  };
}
