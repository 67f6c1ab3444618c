import { groupAdvancingCount, groupSteps } from '../group/group-picks.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type { GroupStage, GroupStageDetails } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import type { WikiTable, WikiTableRow } from '../wiki/records.ts';
import { type Count, countMatches, recordOf } from './counted.ts';
import type { StageSync } from './said.ts';
import { type TeamFate, withFates } from './team-proposals.ts';
import { contentOfTable, type Waiting } from './waiting.ts';

/** Places come from the finished table; where there is none, from all matches of a GSL group or round robin. */
export function groupProposal(
  sync: StageSync,
  details: GroupStage['groupStageDetails'],
  substage: EventSubstage,
  waiting: Waiting,
): readonly GroupStagePick[] {
  const { eventSubstageId } = substage;
  const table = sync.tables.find((said) => said.eventSubstageId === eventSubstageId)?.table;
  const fates = table
    ? fatesOfTable(sync, details, substage, table, waiting)
    : fatesOfMatches(details, substage, countMatches(sync, substage, waiting), waiting);
  return withFates(sync, substage, fates, waiting);
}

interface Placed {
  readonly teamId: number;
  readonly row: Pick<WikiTableRow, 'placement' | 'wins' | 'losses' | 'definite'>;
}

function fatesOfTable(
  sync: StageSync,
  details: GroupStageDetails,
  substage: EventSubstage,
  table: WikiTable,
  waiting: Waiting,
): TeamFate[] {
  if (!table.isFinished) return [];
  const { eventSubstageId, teamIds } = substage;
  const placed = table.rows.flatMap((row): Placed[] => {
    const teamId = sync.teamIdOf(row.teamKey);
    return teamId !== null && teamIds.includes(teamId) ? [{ teamId, row }] : [];
  });
  const says = contentOfTable(table);
  // A row of nobody that the group knows: whose place it is has to be said first.
  if (placed.length < table.rows.length) {
    const ids = placed.map(({ teamId }) => teamId);
    const kind = 'contradicts_table' as const;
    waiting.isRowApplied({ kind, eventSubstageId, teamIds: ids, says, canApply: false });
    return [];
  }
  return fatesOfPlaces(details, substage, { placed, says }, waiting);
}

interface Places {
  readonly placed: readonly Placed[];
  readonly says: string;
}

function fatesOfPlaces(
  details: GroupStageDetails,
  { eventSubstageId }: EventSubstage,
  { placed, says }: Places,
  waiting: Waiting,
): TeamFate[] {
  const ask = (
    kind: 'tied_places' | 'unconfirmed_places',
    of: readonly Placed[],
    canApply: boolean,
  ) =>
    waiting.isRowApplied({
      kind,
      eventSubstageId,
      teamIds: of.map(({ teamId }) => teamId),
      says,
      canApply,
    });
  const isDefinite = placed.some(({ row }) => row.definite !== '');
  const through = isDefinite
    ? placed.filter(({ row }) => row.definite === 'up' || row.definite === 'stayup')
    : byPlacement(placed, groupAdvancingCount(details));
  if (through === null || (!isDefinite && !ask('unconfirmed_places', through, true))) {
    if (through === null) ask('tied_places', placed, false);
    return [];
  }
  return placed.map(({ teamId, row }) => ({
    teamId,
    types: through.some((one) => one.teamId === teamId)
      ? [
          PickType.advancing,
          ...rankOf(details, placed, row, () => ask('tied_places', tiedWith(placed, row), false)),
        ]
      : [PickType.eliminated],
    says: `${row.placement} ${row.definite}`,
  }));
}

/** The first so many; null = a tie leaves open who they are. */
function byPlacement(placed: readonly Placed[], count: number): readonly Placed[] | null {
  const ranked = placed.filter(({ row }) => row.placement !== null);
  if (ranked.length < placed.length) return null;
  const through = ranked.filter(
    ({ row }) =>
      ranked.filter((other) => (other.row.placement ?? 0) < (row.placement ?? 0)).length < count,
  );
  return through.length === count ? through : null;
}

const tiedWith = (placed: readonly Placed[], { placement }: Placed['row']): Placed[] =>
  placed.filter(({ row }) => row.placement === placement);

/** First or second place, where it pays; what is tied waits. */
function rankOf(
  details: GroupStageDetails,
  placed: readonly Placed[],
  row: Placed['row'],
  onTie: () => boolean,
): PickType[] {
  const rank = [PickType.firstPlace, PickType.secondPlace][(row.placement ?? 0) - 1];
  if (rank === undefined || !groupSteps(details).some((step) => step.pickTypeId === rank))
    return [];
  if (tiedWith(placed, row).length === 1) return [rank];
  onTie();
  return [];
}

const GSL_TEAMS = 4;
const GSL_MATCHES = 5;

/** Of a GSL group two wins go through, first without a loss; two losses are out. */
function fatesOfMatches(
  details: GroupStageDetails,
  substage: EventSubstage,
  count: Count,
  waiting: Waiting,
): TeamFate[] {
  const { teamIds } = substage;
  if (isWholeRoundRobin(substage, count)) {
    const placed = placedByWins(teamIds, count);
    const says = JSON.stringify(placed.map(({ teamId, row }) => [teamId, row.placement]));
    return fatesOfPlaces(details, substage, { placed, says }, waiting);
  }
  const isGsl =
    teamIds.length === GSL_TEAMS && count.isWhole && count.matches.length === GSL_MATCHES;
  if (!isGsl || groupAdvancingCount(details) !== 2) return [];
  const scored = groupSteps(details).map(({ pickTypeId }) => pickTypeId);
  return teamIds.map((teamId) => {
    const { wins, losses } = recordOf(count, teamId);
    const rank = losses === 0 ? PickType.firstPlace : PickType.secondPlace;
    const types = wins === 2 ? [PickType.advancing, ...scored.filter((type) => type === rank)] : [];
    return {
      teamId,
      types: losses === 2 ? [PickType.eliminated] : types,
      says: `${wins}-${losses}`,
    };
  });
}

/** Everybody has played everybody once. */
const isWholeRoundRobin = ({ teamIds }: EventSubstage, count: Count): boolean =>
  count.isWhole &&
  teamIds.length > 2 &&
  2 * count.matches.length === teamIds.length * (teamIds.length - 1) &&
  teamIds.every((teamId) => {
    const { wins, losses } = recordOf(count, teamId);
    return wins + losses === teamIds.length - 1;
  });

function placedByWins(teamIds: readonly number[], count: Count): Placed[] {
  const records = teamIds.map((teamId) => ({ teamId, ...recordOf(count, teamId) }));
  return records.map(({ teamId, wins, losses }) => ({
    teamId,
    row: {
      placement: 1 + records.filter((other) => other.wins > wins).length,
      wins,
      losses,
      definite: '',
    },
  }));
}
