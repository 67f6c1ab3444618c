import { furtherCount, groupAdvancingCount, groupSteps } from '../group/group-picks.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type { GroupStage, GroupStageDetails } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { type Count, countMatches, recordOf } from './counted.ts';
import {
  asksOfGroup,
  contentOfPlaces,
  fatesOfTable,
  type GroupDesk,
  isGslOver,
} from './group-desk.ts';
import { isRoundRobinOver, placesOfRoundRobin } from './round-robin.ts';
import type { StageSync } from './said.ts';
import { type NextWord, type Placed, wordOfTable, wordWithNext } from './table-word.ts';
import { type TeamFate, withFates } from './team-proposals.ts';
import type { Waiting } from './waiting.ts';

/**
 * Places come from the finished table. Without a table they come from all matches of a GSL group or
 * round robin. The format's count says how many go through by them [rule: results-17].
 */
export function groupProposal(
  sync: StageSync,
  details: GroupStage['groupStageDetails'],
  substage: EventSubstage,
  waiting: Waiting,
): readonly GroupStagePick[] {
  const { eventSubstageId } = substage;
  const table = sync.tables.find((said) => said.eventSubstageId === eventSubstageId)?.table;
  const desk: Desk = { sync, details, substage, waiting };
  const fates = table
    ? fatesOfTable(desk, table, (placed, says) => fatesOfPlaces(desk, placed, says))
    : fatesOfMatches(desk, countMatches(sync, substage, waiting));
  return withFates(sync, substage, fates, waiting);
}

interface Desk extends GroupDesk {
  readonly details: GroupStageDetails;
}

function fatesOfPlaces(desk: Desk, placed: readonly Placed[], says: string): TeamFate[] {
  const word = wordOf(desk, placed);
  if (word === null) {
    const isIn = ({ row }: Placed) => !row.isDisqualified;
    asksOfGroup(desk, 'tied_places', placed.filter(isIn), says);
    return [];
  }
  const { through, isTold, open } = word;
  if (open.length > 1) asksOfGroup(desk, 'tied_places', open, says);
  if (!isTold && !asksOfGroup(desk, 'unconfirmed_places', through, says)) return [];
  return placed.flatMap((own): TeamFate[] => {
    if (open.includes(own)) return [];
    const { placement, definite } = own.row;
    return [
      {
        teamId: own.teamId,
        types: through.includes(own)
          ? [PickType.advancing, ...rankOf(desk, through, own, says)]
          : [PickType.eliminated],
        says: `${placement} ${definite}`,
        isConfirmed: !isTold,
      },
    ];
  });
}

/** Whether teams at the next place may go on: they wait for those of the other groups. */
function wordOf({ details }: Desk, placed: readonly Placed[]): NextWord | null {
  const sure = groupAdvancingCount(details);
  if (furtherCount(details) > 0) return wordWithNext(placed, sure);
  const word = wordOfTable(placed, sure);
  return word && { ...word, open: [] };
}

/** First or second place among those who go through, where it pays; what is tied waits. */
function rankOf(
  desk: Desk,
  through: readonly Placed[],
  { row: { placement } }: Placed,
  says: string,
): PickType[] {
  const better = through.filter(({ row }) => (row.placement ?? 0) < (placement ?? 0)).length;
  const rank = [PickType.firstPlace, PickType.secondPlace][better];
  const isScored = groupSteps(desk.details).some((step) => step.pickTypeId === rank);
  if (rank === undefined || placement === null || !isScored) return [];
  const level = through.filter(({ row }) => row.placement === placement);
  if (level.length === 1) return [rank];
  if (!isRankKnown(desk, rank)) asksOfGroup(desk, 'tied_places', level, says);
  return [];
}

const isRankKnown = ({ sync, substage }: Desk, rank: PickType): boolean =>
  sync.official.groupStagePicks.some(
    (row) => row.eventSubstageId === substage.eventSubstageId && row.pickTypeId === rank,
  );

/** A round robin goes by wins, a GSL group by two wins or losses. */
function fatesOfMatches(desk: Desk, count: Count): TeamFate[] {
  const { details, substage } = desk;
  const { teamIds } = substage;
  const placed = placesOfRoundRobin(teamIds, count);
  if (placed) {
    return fatesOfPlaces(desk, placed, contentOfPlaces(placed));
  }
  const isGsl = isGslOver(teamIds, count);
  if (isGsl && groupAdvancingCount(details) === 2) return fatesOfGsl(details, teamIds, count);
  if (isGsl || isRoundRobinOver(teamIds, count)) {
    asksOfGroup(
      desk,
      'no_places',
      teamIds.map((teamId) => ({ teamId })),
      '',
    );
  }
  return [];
}

/** Two wins go through, first without a loss; two losses are out. */
function fatesOfGsl(
  details: GroupStageDetails,
  teamIds: readonly number[],
  count: Count,
): TeamFate[] {
  const scored = groupSteps(details).map(({ pickTypeId }) => pickTypeId);
  // The third has won a match; whether it goes on waits for the other groups.
  const isOpen = (teamId: number): boolean =>
    furtherCount(details) > 0 && recordOf(count, teamId).wins === 1 && !isThrough(teamId);
  const isThrough = (teamId: number): boolean => recordOf(count, teamId).losses < 2;
  return teamIds
    .filter((teamId) => !isOpen(teamId))
    .map((teamId) => {
      const { wins, losses } = recordOf(count, teamId);
      const rank = losses === 0 ? PickType.firstPlace : PickType.secondPlace;
      const types =
        wins === 2 ? [PickType.advancing, ...scored.filter((type) => type === rank)] : [];
      return {
        teamId,
        types: losses === 2 ? [PickType.eliminated] : types,
        says: `${wins}-${losses}`,
      };
    });
}
