import type { EventTeam, EventTeamMark } from '@callshot/contract';
import {
  compileLayout,
  type EventFormat,
  type EventStage,
  type EventSubstage,
  type HandMatches,
  type HandOrder,
  isByHand,
  markLettersOf,
  markOfName,
  readStoredFormat,
  type StageMapping,
  type StoredHandMatch,
  type TeamMatch,
} from '@callshot/rules';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import type { CorrectedResult, EventRow, LoadedEvent, LoadedStage } from '../loaded-event.ts';
import { findCorrectedResults } from '../results/corrected-results.repository.ts';
import { type OfficialRow, picksOfRows } from '../results/official-rows.ts';
import { countryOfFlag } from '../teams/country-flag.ts';
import { findMatchLocks, matchLockOf } from './match-locks.repository.ts';

/** Reads an event whole, in one snapshot of the database. */
export async function loadEvent(db: Kysely<Schema>, eventId: number): Promise<LoadedEvent | null> {
  if (db.isTransaction) return readEvent(db, eventId);
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => readEvent(trx, eventId));
}

async function readEvent(db: Kysely<Schema>, eventId: number): Promise<LoadedEvent | null> {
  const row = await db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!row) return null;
  const stages = await findStages(db, eventId);
  const parts: Parts = {
    stages,
    substages: await findSubstages(db, eventId),
    teams: await findTeams(db, eventId),
    members: await findMembers(db, eventId),
    official: await findOfficialRows(db, eventId),
    corrected: await findCorrectedResults(db, eventId),
    locks:
      row.lateShare !== null || stages.some(hasMatchLocks) ? await findMatchLocks(db, eventId) : [],
  };
  return compose(row, parts);
}

/** A stage that locks in parts, and one that late entries are or were open in. */
const hasMatchLocks = ({
  lockUnit,
  partsSealedAt,
}: Pick<LoadedStage, 'lockUnit' | 'partsSealedAt'>): boolean =>
  lockUnit !== 'stage' || partsSealedAt !== null;

interface Parts {
  readonly stages: readonly Selectable<Schema['eventStages']>[];
  readonly substages: readonly SubstageRow[];
  readonly teams: readonly TeamRow[];
  readonly members: readonly Selectable<Schema['eventTeamMembers']>[];
  readonly official: readonly OfficialRow[];
  readonly corrected: readonly CorrectedResult[];
  readonly locks: readonly Selectable<Schema['matchLocks']>[];
}

type SubstageRow = Awaited<ReturnType<typeof findSubstages>>[number];
type TeamRow = Awaited<ReturnType<typeof findTeams>>[number];

const findStages = (db: Kysely<Schema>, eventId: number) =>
  db
    .selectFrom('eventStages')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('stageIndex')
    .execute();

const findSubstages = (db: Kysely<Schema>, eventId: number) =>
  db
    .selectFrom('eventSubstages as u')
    .innerJoin('eventStages as s', 's.id', 'u.eventStageId')
    .leftJoin('eventWikis as w', 'w.eventId', 's.eventId')
    .selectAll('u')
    .select('w.mapping')
    .where('s.eventId', '=', eventId)
    .orderBy('u.position')
    .execute();

const findTeams = (db: Kysely<Schema>, eventId: number) =>
  db
    .selectFrom('eventTeams as t')
    .innerJoin('eventSubstages as u', 'u.id', 't.eventSubstageId')
    .innerJoin('eventStages as s', 's.id', 'u.eventStageId')
    .innerJoin('teams', 'teams.id', 't.teamId')
    .leftJoin('eventTeamMarks as m', (join) =>
      join.onRef('m.teamId', '=', 't.teamId').onRef('m.eventId', '=', 's.eventId'),
    )
    .select([
      't.eventSubstageId',
      't.teamId',
      't.groupName',
      't.isArrival',
      'u.eventStageId',
      'teams.name',
      'teams.abbreviation',
      'teams.logoPath',
      'm.field',
      'm.shape',
      'm.charge',
    ])
    .where('s.eventId', '=', eventId)
    .orderBy('s.stageIndex')
    .orderBy('u.position')
    .orderBy('t.position')
    .execute();

const findMembers = (db: Kysely<Schema>, eventId: number) =>
  db
    .selectFrom('eventTeamMembers')
    .selectAll()
    .where('eventId', '=', eventId)
    .orderBy('position')
    .execute();

export const findOfficialRows = (db: Kysely<Schema>, eventId: number): Promise<OfficialRow[]> =>
  db
    .selectFrom('officialPicks as o')
    .innerJoin('eventStages as s', 's.id', 'o.eventStageId')
    .selectAll('o')
    .where('s.eventId', '=', eventId)
    .orderBy('o.eventStageId')
    .orderBy('o.eventSubstageId')
    .orderBy('o.matchIndex')
    .orderBy('o.slot')
    .execute();

/** The events that these stages are of, by stage. */
export async function findEventIdsOfStages(
  db: Kysely<Schema>,
  stageIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('eventStages')
    .select(['id', 'eventId'])
    .where('id', '=', anyOf([...new Set(stageIds)]))
    .execute();
  return new Map(rows.map(({ id, eventId }) => [id, eventId]));
}

export interface NewStage {
  readonly eventId: number;
  readonly stageIndex: number;
  readonly name: string;
  /** Open from now on. */
  readonly isOpen: boolean;
  readonly hasEndedMatch: boolean;
}

export async function insertStage(
  db: Kysely<Schema>,
  { isOpen, ...stage }: NewStage,
): Promise<number> {
  const { id } = await db
    .insertInto('eventStages')
    .values({ ...stage, openedAt: isOpen ? sql<Date>`clock_timestamp()` : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertSubstage(
  db: Kysely<Schema>,
  substage: Insertable<Schema['eventSubstages']>,
): Promise<number> {
  const { id } = await db
    .insertInto('eventSubstages')
    .values(substage)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type StageFacts = Partial<
  Pick<
    Selectable<Schema['eventStages']>,
    | 'openedAt'
    | 'sealedAt'
    | 'isOpenedByItself'
    | 'extendedMinutes'
    | 'hasEndedMatch'
    | 'handVersion'
    | 'lockUnit'
    | 'partsSealedAt'
  >
>;

export async function updateStageRow(
  trx: Transaction<Schema>,
  eventStageId: number,
  facts: StageFacts,
): Promise<void> {
  await trx.updateTable('eventStages').set(facts).where('id', '=', eventStageId).execute();
}

/** The stage counts as never opened; when it opens after all, everybody is told. */
export async function closeStageRow(trx: Transaction<Schema>, eventStageId: number): Promise<void> {
  await trx
    .updateTable('eventStages')
    .set({ openedAt: null, isOpenedByItself: false, opening: sql`opening + 1` })
    .where('id', '=', eventStageId)
    .execute();
}

/** Opens closed picks again; users who were told of the earlier opening are told of this one too. */
export async function reopenStageRow(
  trx: Transaction<Schema>,
  eventStageId: number,
  openedAt: Date,
): Promise<void> {
  await trx.deleteFrom('matchLocks').where('eventStageId', '=', eventStageId).execute();
  await trx
    .updateTable('eventStages')
    .set({
      sealedAt: null,
      // The whole stage is open again: no match of it may keep a lock that has passed.
      lockUnit: 'stage',
      partsSealedAt: null,
      openedAt,
      isOpenedByItself: false,
      extendedMinutes: 0,
      opening: sql`opening + 1`,
    })
    .where('id', '=', eventStageId)
    .execute();
}

function compose(row: EventRow, parts: Parts): LoadedEvent {
  const format = formatOf(row);
  const markOf = marksIn(parts.teams);
  return {
    row,
    format,
    stages: parts.stages.map((stage) => composeStage(stage, format, parts)),
    teams: parts.teams.map((team) => teamOf(team, markOf(team), parts)),
    officialRows: parts.official,
    corrected: parts.corrected,
  };
}

/** The snapshot was validated when the event was made [rule: events-2]. */
function formatOf(row: EventRow): EventFormat {
  const format = readStoredFormat(row.formatJson);
  if (!format) throw new Error(`The format of event ${row.id} is of another version`);
  return format;
}

function composeStage(
  row: Selectable<Schema['eventStages']>,
  format: EventFormat,
  parts: Parts,
): LoadedStage {
  const formatStage = format.stages[row.stageIndex];
  if (!formatStage) throw new Error(`The format of event ${row.eventId} lacks stage ${row.name}`);
  const official = picksOfRows(parts.official.filter((o) => o.eventStageId === row.id));
  const substages: EventSubstage[] = parts.substages
    .filter((substage) => substage.eventStageId === row.id)
    .map((substage) => ({
      eventSubstageId: substage.id,
      title: substage.title,
      teamIds: parts.teams
        .filter((team) => team.eventSubstageId === substage.id)
        .map((team) => team.teamId),
      officialMatches: official.matchPicks.filter((m) => m.eventSubstageId === substage.id),
      teamMatches: substage.teamMatches as readonly TeamMatch[],
      ...(substage.handOrder !== null && { order: substage.handOrder as HandOrder }),
    }));
  const stage: EventStage = {
    eventStageId: row.id,
    stageIndex: row.stageIndex,
    format: formatStage,
    substages,
  };
  return {
    id: row.id,
    index: row.stageIndex,
    name: row.name,
    openedAt: row.openedAt,
    sealedAt: row.sealedAt,
    lockUnit: row.lockUnit,
    partsSealedAt: row.partsSealedAt,
    matchLocks: parts.locks.filter((lock) => lock.eventStageId === row.id).map(matchLockOf),
    isOpenedByItself: row.isOpenedByItself,
    extendedMinutes: row.extendedMinutes,
    hasEndedMatch: row.hasEndedMatch,
    byHand: handMatchesIn(parts.substages.filter((substage) => substage.eventStageId === row.id)),
    followed: followedIn(
      row.stageIndex,
      parts.substages.filter((substage) => substage.eventStageId === row.id),
    ),
    handVersion: row.handVersion,
    starts: startsIn(parts.substages.filter((substage) => substage.eventStageId === row.id)),
    places: placesIn(parts.substages.filter((substage) => substage.eventStageId === row.id)),
    arrivals: parts.teams
      .filter((team) => team.eventStageId === row.id && team.isArrival)
      .map((team) => team.teamId),
    stage,
    layout: compileLayout(stage),
    official,
  };
}

const startsIn = (substages: Parts['substages']): ReadonlyMap<number, Date> =>
  new Map(substages.flatMap(({ id, startsAt }) => (startsAt === null ? [] : [[id, startsAt]])));

const handMatchesIn = (substages: Parts['substages']): ReadonlyMap<number, HandMatches> =>
  new Map(
    substages.flatMap(({ id, handMatches, handOrder }) => {
      const matches = handMatches as readonly StoredHandMatch[];
      const order = handOrder as HandOrder | null;
      return matches.length === 0 && order === null ? [] : [[id, { matches, order }]];
    }),
  );

/** Those that are mapped to a group of the wiki. */
const followedIn = (stageIndex: number, substages: Parts['substages']): ReadonlySet<number> =>
  new Set(
    substages.flatMap(({ id, mapping }, substageIndex) =>
      isByHand((mapping ?? []) as StageMapping, { stageIndex, substageIndex }) ? [] : [id],
    ),
  );

const placesIn = (substages: Parts['substages']): ReadonlyMap<number, number> =>
  new Map(substages.flatMap(({ id, places }) => (places === null ? [] : [[id, places]])));

/** Each team's mark with its letters, which follow from what the event's teams are called today. */
function marksIn(rows: readonly TeamRow[]): (team: TeamRow) => EventTeamMark {
  const teams = [...new Map(rows.map((row) => [row.teamId, row])).values()];
  const letters = markLettersOf(teams);
  const byTeam = new Map(teams.map(({ teamId }, at) => [teamId, letters[at]]));
  return ({ teamId, name, field, shape, charge }) => {
    const own =
      field === null || shape === null || charge === null
        ? markOfName(name)
        : { field, shape, charge };
    return { ...own, ...(byTeam.get(teamId) ?? { tag: '', short: '' }) };
  };
}

function teamOf(team: TeamRow, mark: EventTeamMark, { members }: Parts): EventTeam {
  return {
    id: team.teamId,
    name: team.name,
    abbreviation: team.abbreviation,
    logoUrl: team.logoPath,
    mark,
    group: team.groupName,
    eventStageId: team.eventStageId,
    eventSubstageId: team.eventSubstageId,
    members: members
      .filter((member) => member.teamId === team.teamId)
      .map((member) => ({
        position: member.role,
        username: member.username,
        flag: flagOf(member.flagImageUrl),
      })),
  };
}

const flagOf = (imageUrl: string | null): EventTeam['members'][number]['flag'] =>
  imageUrl === null ? null : { imageUrl, country: countryOfFlag(imageUrl) };
