import { groupAdvancingCount, groupSteps } from '../group/group-picks.ts';
import type { EventSubstage } from '../model/event-stage.ts';
import type { GroupStage, GroupStageDetails } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import type { WikiTable, WikiTableRow } from '../wiki/records.ts';
import { type Count, countMatches, recordOf } from './counted.ts';
import type { StageSync } from './said.ts';
import { type TeamFate, withFates } from './team-proposals.ts';
import { contentOfTable, type Waiting } from './waiting.ts';

/** Places come from the finished table; of a group of four in five matches, which has none, from these. */
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
    : fatesOfMatches(details, substage, countMatches(sync, substage, waiting));
  return withFates(sync, substage, fates, waiting);
}

interface Placed {
  readonly teamId: number;
  readonly row: WikiTableRow;
}

function fatesOfTable(
  sync: StageSync,
  details: GroupStageDetails,
  { eventSubstageId, teamIds }: EventSubstage,
  table: WikiTable,
  waiting: Waiting,
): TeamFate[] {
  if (!table.isFinished) return [];
  const placed = table.rows.flatMap((row): Placed[] => {
    const teamId = sync.teamIdOf(row.teamKey);
    return teamId !== null && teamIds.includes(teamId) ? [{ teamId, row }] : [];
  });
  const says = contentOfTable(table);
  const ask = (
    kind: 'tied_places' | 'contradicts_table',
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
  // A row of nobody that the group knows: whose place it is has to be said first.
  if (placed.length < table.rows.length) {
    ask('contradicts_table', placed, false);
    return [];
  }
  const isDefinite = placed.some(({ row }) => row.definite !== '');
  const through = isDefinite
    ? placed.filter(({ row }) => row.definite === 'up' || row.definite === 'stayup')
    : byPlacement(placed, groupAdvancingCount(details));
  if (through === null || (!isDefinite && !ask('tied_places', through, true))) {
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

const tiedWith = (placed: readonly Placed[], { placement }: WikiTableRow): Placed[] =>
  placed.filter(({ row }) => row.placement === placement);

/** First or second place, where it pays; what is tied waits. */
function rankOf(
  details: GroupStageDetails,
  placed: readonly Placed[],
  row: WikiTableRow,
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

/** Two wins go through, first without a loss; two losses are out. */
function fatesOfMatches(
  details: GroupStageDetails,
  { teamIds }: EventSubstage,
  count: Count,
): TeamFate[] {
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
