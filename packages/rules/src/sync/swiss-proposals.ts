import type { EventSubstage } from '../model/event-stage.ts';
import type { SwissStageDetails } from '../model/format.ts';
import { type GroupStagePick, PickType } from '../model/picks.ts';
import { SWISS_ENOUGH } from '../model/swiss-record.ts';
import type { WikiTable } from '../wiki/records.ts';
import { type Count, countMatches, recordOf, type TeamRecord } from './counted.ts';
import { placedRows } from './placed-rows.ts';
import { matchesIn, type StageSync } from './said.ts';
import { type Placed, wordOfTable } from './table-word.ts';
import { isToldByStaff, type TeamFate, withFates } from './team-proposals.ts';
import { areLongOver } from './verdict.ts';
import { contentOfTable, type Waiting } from './waiting.ts';

/** There are Swiss stages in which fewer wins advance, and as many losses eliminate. */
const OF_SHORT = 2;

/**
 * The tournament decides which teams go through [rule: results-17]. Its finished table says so.
 * Before that, enough wins do, if the format sends on exactly the teams that have them.
 */
export function swissProposal(
  sync: StageSync,
  { advancingCount, winsNeeded }: SwissStageDetails,
  substage: EventSubstage,
  waiting: Waiting,
): readonly GroupStagePick[] {
  const { eventSubstageId } = substage;
  const table = sync.tables.find((said) => said.eventSubstageId === eventSubstageId)?.table ?? null;
  const desk: Desk = {
    sync,
    substage,
    waiting,
    table,
    advancingCount,
    winsNeeded,
    count: countMatches(sync, substage, waiting),
    placed: table ? placedRows(sync, substage, table, waiting) : [],
  };
  return withFates(sync, substage, fatesOf(desk), waiting);
}

interface Desk {
  readonly sync: StageSync;
  readonly substage: EventSubstage;
  readonly waiting: Waiting;
  readonly table: WikiTable | null;
  readonly advancingCount: number;
  /** The format's number of wins needed. */
  readonly winsNeeded: number | undefined;
  readonly count: Count;
  /** The teams of the stage that stand in the table. */
  readonly placed: readonly Placed[];
}

function fatesOf(desk: Desk): readonly TeamFate[] {
  const { table, placed, substage, advancingCount } = desk;
  const isWholeTable = table?.isFinished && placed.length === table.rows.length;
  const word = isWholeTable ? wordOfTable(placed, advancingCount) : null;
  if (word?.isTold) return fatesOfTable(desk, word.through);
  const enough = enoughOf(desk);
  if (isDecidedByWins(desk, enough)) return fatesOfRecords(desk, enough);
  if (!isWholeTable) {
    if (isWaitedFor(desk, enough)) ask(desk, 'no_places', substage.teamIds, '');
    return [];
  }
  const says = contentOfTable(table);
  if (word === null) {
    ask(desk, 'tied_places', idsOf(placed), says);
    return [];
  }
  const isConfirmed = ask(desk, 'unconfirmed_places', idsOf(word.through), says);
  return isConfirmed
    ? fatesOfTable(desk, word.through).map((fate) => ({ ...fate, isConfirmed }))
    : [];
}

const idsOf = (placed: readonly Placed[]): number[] => placed.map(({ teamId }) => teamId);

/** Whether staff confirmed it, of what can be confirmed; nothing is asked that they have told themselves. */
function ask(
  { sync, substage: { eventSubstageId, teamIds }, waiting }: Desk,
  kind: 'no_places' | 'tied_places' | 'unconfirmed_places',
  of: readonly number[],
  says: string,
): boolean {
  if (teamIds.every((teamId) => isToldByStaff(sync, eventSubstageId, teamId))) return false;
  const canApply = kind === 'unconfirmed_places';
  return waiting.isRowApplied({ kind, eventSubstageId, teamIds: of, says, canApply });
}

/** By the finished table; what a team has won and lost is the table's word, too, where it says so. */
function fatesOfTable(desk: Desk, through: readonly Placed[]): TeamFate[] {
  const enough = enoughOf(desk);
  return desk.placed.map((own): TeamFate => {
    const { teamId, row } = own;
    const isThrough = through.includes(own);
    const counted = recordOf(desk.count, teamId);
    const isWhole = isWholeRecord(desk, enough, teamId, counted);
    const record = recordOfRow(own) ?? (isWhole ? counted : null);
    const says = record ? `${record.wins}-${record.losses}` : '';
    return {
      teamId,
      types: typesOf(isThrough, record, enough),
      says: `${says} ${row.placement} ${row.definite}`,
    };
  });
}

/** Null = the table counts no matches. */
const recordOfRow = ({
  row: { wins, losses },
}: Placed): Pick<TeamRecord, 'wins' | 'losses'> | null =>
  wins + losses > 0 ? { wins, losses } : null;

/** A null record = nobody knows whether it is whole. */
function typesOf(
  isThrough: boolean,
  record: Pick<TeamRecord, 'wins' | 'losses'> | null,
  enough: number,
): PickType[] {
  if (isThrough) {
    const isSweep = record !== null && record.losses === 0 && record.wins >= enough;
    return isSweep ? [PickType.advancing, PickType.cleanSweepWinner] : [PickType.advancing];
  }
  const isSweep = record !== null && record.wins === 0 && record.losses >= enough;
  return isSweep ? [PickType.eliminated, PickType.cleanSweepLoser] : [PickType.eliminated];
}

/**
 * Whether this many wins send a team through, whatever the table will say. That is so if half of
 * the teams come to have them and the format sends on that many. It is also so if everything is
 * played and that many teams have them.
 */
function isDecidedByWins(desk: Desk, enough: number): boolean {
  const { substage, advancingCount, count, placed } = desk;
  const { length: teams } = substage.teamIds;
  const isRegular = teams % 2 ** enough === 0 && 2 * advancingCount === teams;
  if (isRegular) return !placed.some(({ row }) => row.isDisqualified);
  const records = substage.teamIds.map((teamId) => recordOf(count, teamId));
  const isPlayed = records.every(({ wins, losses }) =>
    wins === enough ? losses < enough : losses === enough && wins < enough,
  );
  return (
    count.isWhole &&
    isPlayed &&
    records.filter(({ wins }) => wins === enough).length === advancingCount
  );
}

/** Everything is played, and no table is there to say more, or it was left open. */
const isWaitedFor = (desk: Desk, enough: number): boolean =>
  isOver(desk, enough) &&
  (desk.table === null ||
    (!desk.table.isFinished && areLongOver(matchesIn(desk.sync, desk.substage), desk.sync.now)));

/** No match is open, and nobody can play on. */
const isOver = ({ substage, count }: Desk, enough: number): boolean =>
  count.isWhole &&
  substage.teamIds.every((teamId) => {
    const { wins, losses } = recordOf(count, teamId);
    return wins >= enough || losses >= enough;
  });

/** By wins and losses, held against the table once that is finished. */
function fatesOfRecords(desk: Desk, enough: number): TeamFate[] {
  const { sync, substage, count, placed, table } = desk;
  return substage.teamIds.flatMap((teamId): TeamFate[] => {
    const record = recordOf(count, teamId);
    const own = placed.find((one) => one.teamId === teamId);
    const { wins, losses } = record;
    const isEnded = Math.max(wins, losses) === enough && wins !== losses;
    const says = `${wins}-${losses}`;
    const isStanding = sync.official.groupStagePicks.some(
      (pick) => pick.eventSubstageId === substage.eventSubstageId && pick.teamId === teamId,
    );
    if (!isEnded) {
      return isStanding && isSettled(desk, record, teamId) ? [{ teamId, types: [], says }] : [];
    }
    if (table?.isFinished && own && !agrees(enough, record, own)) {
      return fateOfDoubtful(desk, enough, own, record);
    }
    const isWhole = isWholeRecord(desk, enough, teamId, record);
    return [{ teamId, types: typesOf(wins === enough, isWhole ? record : null, enough), says }];
  });
}

/**
 * The team's record is what the wiki means: no match of it waits. An open one is to come, where the wiki itself
 * had the team through or out; what staff have entered the wiki may not have yet.
 */
function isSettled(
  { sync, substage, count }: Desk,
  { wins, losses }: TeamRecord,
  teamId: number,
): boolean {
  const isStaffs = isToldByStaff(sync, substage.eventSubstageId, teamId);
  return wins + losses > 0 && !(isStaffs ? count.unsettled : count.waitedFor).has(teamId);
}

/** The table says something else of the team than its matches: it counts once staff say so. */
function fateOfDoubtful(desk: Desk, enough: number, own: Placed, record: TeamRecord): TeamFate[] {
  const { sync, substage, waiting } = desk;
  const { teamId, row } = own;
  // The table may know a match that no answer has told of yet.
  if (isShorter(record, row) && !isToldOfAll(desk)) return [];
  const { eventSubstageId } = substage;
  if (isToldByStaff(sync, eventSubstageId, teamId)) return [];
  const says = `${record.wins}-${record.losses} ${row.wins}-${row.losses} ${row.definite}`;
  const isThrough = isThroughBy(row, enough);
  const canApply = isThrough !== null;
  const asked = { eventSubstageId, teamIds: [teamId], says, canApply } as const;
  const isConfirmed = waiting.isRowApplied({ kind: 'contradicts_table', ...asked });
  if (isThrough === null || !isConfirmed) return [];
  return [{ teamId, types: typesOf(isThrough, recordOfRow(own), enough), says, isConfirmed }];
}

/** Null = the table does not say how it ended for the team. */
function isThroughBy({ definite, wins, losses }: Placed['row'], enough: number): boolean | null {
  if (definite === 'up' || definite === 'stayup') return true;
  if (definite === 'down' || definite === 'staydown') return false;
  return Math.max(wins, losses) === enough && wins !== losses ? wins === enough : null;
}

const enoughOf = (desk: Desk): number =>
  desk.winsNeeded ?? (isShort(desk) ? OF_SHORT : SWISS_ENOUGH);

/** Once it is finished: nobody plays on after two wins or two losses. */
const isShort = (desk: Desk): boolean =>
  desk.table
    ? desk.table.isFinished && isShortBy(desk.placed.map(({ row }) => row))
    : isShortByMatches(desk);

const isShortBy = (records: readonly Pick<TeamRecord, 'wins' | 'losses'>[]): boolean =>
  records.length > 0 &&
  records.every(({ wins, losses }) => Math.max(wins, losses) === OF_SHORT && wins !== losses);

/**
 * The same for a page without a table: everybody stands at two wins or two losses, and no match is
 * open. If three are needed, the list of the next matches may just be missing, so staff confirm it.
 */
function isShortByMatches(desk: Desk): boolean {
  const { substage, count, waiting } = desk;
  const records = substage.teamIds.map((teamId) => ({ teamId, ...recordOf(count, teamId) }));
  return (
    count.isWhole &&
    isShortBy(records) &&
    waiting.isRowApplied({
      kind: 'unconfirmed_places',
      eventSubstageId: substage.eventSubstageId,
      teamIds: records.filter(({ wins }) => wins === OF_SHORT).map(({ teamId }) => teamId),
      says: records.map(({ wins, losses }) => `${wins}-${losses}`).join(' '),
      canApply: true,
    })
  );
}

/**
 * Whether so many matches are all that the team played: an answer may lack one. The first rounds
 * prove it, else the table, else that no match of the stage is open any more.
 */
function isWholeRecord(
  { table, placed, count }: Desk,
  enough: number,
  teamId: number,
  { wins, losses, rounds }: TeamRecord,
): boolean {
  if (rounds.size === enough) {
    return Array.from({ length: enough }).every((_, at) => rounds.has(at + 1));
  }
  const row = placed.find((one) => one.teamId === teamId)?.row;
  if (row && row.wins === wins && row.losses === losses) return true;
  return !table && count.isWhole;
}

const isShorter = ({ wins, losses }: TeamRecord, row: Placed['row']): boolean =>
  wins + losses < row.wins + row.losses;

/** Every match that the table counts has been told of, and counts here too. */
const isToldOfAll = ({ sync: { said }, table, count: { isWhole } }: Desk): boolean =>
  isWhole &&
  table !== null &&
  table.matchIds.length > 0 &&
  table.matchIds.every((id) => said.some(({ match }) => match.matchId === id));

const agrees = (enough: number, { wins, losses }: TeamRecord, { row }: Placed): boolean => {
  const isUp = row.definite === 'up' || row.definite === 'stayup';
  const isDown = row.definite === 'down' || row.definite === 'staydown';
  if (isUp && losses === enough) return false;
  if (isDown && wins === enough) return false;
  return row.wins + row.losses === 0 || (row.wins === wins && row.losses === losses);
};
