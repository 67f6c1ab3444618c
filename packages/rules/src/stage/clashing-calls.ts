import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import { type PickSet, PickType } from '../model/picks.ts';
import { askStage, type ByStage } from '../model/stage-kind.ts';
import type { TeamMatch } from '../model/team-match.ts';
import { teamsPickedFor } from '../picks/team-steps.ts';

/** Two calls that cannot both come true: their teams meet, and the match has one winner. */
export interface Clash {
  readonly eventSubstageId: number;
  /** The call of both: every match won, or every match lost. */
  readonly pickTypeId: PickType;
  readonly teamIds: readonly [number, number];
  /** The round in which they meet, counted from 1; null where nobody tells. */
  readonly round: number | null;
}

/**
 * Pairs of calls that the known draw rules out [rule: picks-31]. It needs `teamMatches` of the
 * substages and says nothing without a draw. Groups, orders and brackets have no such calls.
 */
export const clashingCalls = (stage: EventStage, picks: PickSet): readonly Clash[] =>
  askStage(CLASHES, stage, picks);

const CLASHES: ByStage<readonly Clash[], [picks: PickSet]> = {
  swiss: ({ substages }, { groupStagePicks }) =>
    substages.flatMap((substage) =>
      SWEEPS.flatMap((pickTypeId) => {
        const { eventSubstageId } = substage;
        const picked = teamsPickedFor(groupStagePicks, substage, pickTypeId);
        return meetings(substage)
          .filter(({ teamIds }) => teamIds.every((teamId) => picked.includes(teamId)))
          .map((meeting) => ({ eventSubstageId, pickTypeId, ...meeting }));
      }),
    ),
  groups: () => [],
  orders: () => [],
  fixtures: () => [],
  brackets: () => [],
};

const SWEEPS: readonly PickType[] = [PickType.cleanSweepWinner, PickType.cleanSweepLoser];

/** A pick type that a team loses by one result. */
export const isSweep = (pickTypeId: PickType): boolean => SWEEPS.includes(pickTypeId);

type Meeting = Pick<Clash, 'teamIds' | 'round'>;

/** Pairs of teams whose match has a winner, or will have one; each pair once. */
export function meetings({ teamIds, teamMatches = [] }: EventSubstage): readonly Meeting[] {
  const found = new Map<string, Meeting>();
  for (const {
    teamIds: [first, second],
    round,
    result,
  } of teamMatches) {
    if (second === null || !HAS_WINNER.includes(result)) continue;
    if (first === second || ![first, second].every((teamId) => teamIds.includes(teamId))) continue;
    const key = [first, second].toSorted((one, other) => one - other).join(' ');
    if (!found.has(key)) found.set(key, { teamIds: [first, second], round });
  }
  return [...found.values()];
}

const HAS_WINNER: readonly TeamMatch['result'][] = ['open', 'first', 'second'];
