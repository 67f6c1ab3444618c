import type { EventSubstage } from '../model/event-stage.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { SWISS_ENOUGH } from '../model/swiss-record.ts';
import type { WikiTable, WikiTableRow } from '../wiki/records.ts';
import { type Count, countMatches, recordOf, type TeamRecord } from './counted.ts';
import type { StageSync } from './said.ts';
import { type TeamFate, withFates } from './team-proposals.ts';
import type { Waiting } from './waiting.ts';

/** There are Swiss stages in which fewer wins advance, and as many losses eliminate. */
const OF_SHORT = 2;

/** Counts wins and losses, and holds them against the table once that is finished. */
export function swissProposal(
  sync: StageSync,
  substage: EventSubstage,
  waiting: Waiting,
): readonly GroupStagePick[] {
  const count = countMatches(sync, substage, waiting);
  const table = sync.tables.find(
    (said) => said.eventSubstageId === substage.eventSubstageId,
  )?.table;
  const isShortStage = table ? isShort(table) : isShortByMatches(substage, count, waiting);
  const enough = isShortStage ? OF_SHORT : SWISS_ENOUGH;
  const fates = substage.teamIds.flatMap((teamId): TeamFate[] => {
    const record = recordOf(count, teamId);
    const row = table && rowOf(sync, table, teamId);
    const types = typesOf(enough, record, count, table, row);
    const says = `${record.wins}-${record.losses}`;
    const isStanding = sync.official.groupStagePicks.some(
      (pick) => pick.eventSubstageId === substage.eventSubstageId && pick.teamId === teamId,
    );
    if (types.length === 0 && !(isStanding && isSettled(record, count, teamId))) return [];
    if (table?.isFinished && row && types.length > 0 && !agrees(enough, record, row)) {
      // The table may know a match that no answer has told of yet.
      if (isShorter(record, row) && !isToldOfAll(sync, table, count)) return [];
      const kind = 'contradicts_table' as const;
      const { eventSubstageId } = substage;
      const told = `${says} ${row.wins}-${row.losses} ${row.definite}`;
      waiting.isRowApplied({
        kind,
        eventSubstageId,
        teamIds: [teamId],
        says: told,
        canApply: false,
      });
      return [];
    }
    return [{ teamId, types, says }];
  });
  return withFates(sync, substage, fates, waiting);
}

/** Nothing of the team's matches is open or waits, so that its record is what the wiki means. */
const isSettled = ({ wins, losses }: TeamRecord, { unsettled }: Count, teamId: number): boolean =>
  wins + losses > 0 && !unsettled.has(teamId);

const rowOf = (
  { teamIdOf }: StageSync,
  { rows }: WikiTable,
  teamId: number,
): WikiTableRow | undefined => rows.find(({ teamKey }) => teamIdOf(teamKey) === teamId);

/** Once it is finished: nobody plays on after two wins or two losses. */
const isShort = ({ isFinished, rows }: WikiTable): boolean =>
  isFinished &&
  rows.length > 0 &&
  rows.every(({ wins, losses }) => Math.max(wins, losses) === OF_SHORT && wins !== losses);

/**
 * The same where the page has no table: everybody stands at two wins or two losses, and no match is open.
 * Where three are needed, the list of the next matches may just be missing, so that staff confirm it.
 */
function isShortByMatches(
  { eventSubstageId, teamIds }: EventSubstage,
  count: Count,
  waiting: Waiting,
): boolean {
  const records = teamIds.map((teamId) => ({ teamId, ...recordOf(count, teamId) }));
  const isOver =
    count.isWhole &&
    records.length > 0 &&
    records.every(({ wins, losses }) => Math.max(wins, losses) === OF_SHORT && wins !== losses);
  return (
    isOver &&
    waiting.isRowApplied({
      kind: 'unconfirmed_places',
      eventSubstageId,
      teamIds: records.filter(({ wins }) => wins === OF_SHORT).map(({ teamId }) => teamId),
      says: records.map(({ wins, losses }) => `${wins}-${losses}`).join(' '),
      canApply: true,
    })
  );
}

function typesOf(
  enough: number,
  record: TeamRecord,
  count: Count,
  table: WikiTable | undefined,
  row: WikiTableRow | undefined,
): PickType[] {
  const { wins, losses } = record;
  if (wins === enough && losses < enough) {
    const isSweep = losses === 0 && isWholeRecord(enough, record, count, table, row);
    return isSweep ? [PickType.advancing, PickType.cleanSweepWinner] : [PickType.advancing];
  }
  if (losses === enough && wins < enough) {
    const isSweep = wins === 0 && isWholeRecord(enough, record, count, table, row);
    return isSweep ? [PickType.eliminated, PickType.cleanSweepLoser] : [PickType.eliminated];
  }
  return [];
}

/**
 * Whether so many matches are all that the team played: an answer may lack one. The first rounds
 * prove it, else the table, else that no match of the stage is open any more.
 */
function isWholeRecord(
  enough: number,
  { wins, losses, rounds }: TeamRecord,
  count: Count,
  table: WikiTable | undefined,
  row: WikiTableRow | undefined,
): boolean {
  if (rounds.size === enough) {
    return Array.from({ length: enough }).every((_, at) => rounds.has(at + 1));
  }
  if (row && row.wins === wins && row.losses === losses) return true;
  return !table && count.isWhole;
}

const isShorter = ({ wins, losses }: TeamRecord, row: WikiTableRow): boolean =>
  wins + losses < row.wins + row.losses;

/** Every match that the table counts has been told of, and counts here too. */
const isToldOfAll = ({ said }: StageSync, { matchIds }: WikiTable, { isWhole }: Count): boolean =>
  isWhole &&
  matchIds.length > 0 &&
  matchIds.every((id) => said.some(({ match }) => match.matchId === id));

const agrees = (enough: number, { wins, losses }: TeamRecord, row: WikiTableRow): boolean => {
  const isUp = row.definite === 'up' || row.definite === 'stayup';
  const isDown = row.definite === 'down' || row.definite === 'staydown';
  if (isUp && losses === enough) return false;
  if (isDown && wins === enough) return false;
  return row.wins + row.losses === 0 || (row.wins === wins && row.losses === losses);
};
