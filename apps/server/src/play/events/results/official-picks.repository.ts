import type { Replacement } from '@callshot/rules';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type NewOfficialPick = Insertable<Schema['officialPicks']>;

export async function insertOfficialPicks(
  db: Kysely<Schema>,
  picks: readonly NewOfficialPick[],
): Promise<void> {
  if (picks.length === 0) return;
  await db.insertInto('officialPicks').values(picks).execute();
}

export async function deleteOfficialPick(
  db: Kysely<Schema>,
  { eventSubstageId, slot }: { readonly eventSubstageId: number; readonly slot: string },
): Promise<void> {
  await db
    .deleteFrom('officialPicks')
    .where('eventSubstageId', '=', eventSubstageId)
    .where('slot', '=', slot)
    .execute();
}

/** A match of which only the time is known. */
export async function clearOfficialMatch(
  db: Kysely<Schema>,
  { eventSubstageId, slot }: { readonly eventSubstageId: number; readonly slot: string },
  updatedAt: Date,
): Promise<void> {
  await db
    .updateTable('officialPicks')
    .set({
      topTeamId: null,
      bottomTeamId: null,
      winnerTeamId: null,
      loserTeamId: null,
      topTeamScore: null,
      bottomTeamScore: null,
      outcome: 'played',
      updatedAt,
    })
    .where('eventSubstageId', '=', eventSubstageId)
    .where('slot', '=', slot)
    .execute();
}

/**
 * Stores the result of a match or team. An equal row stays untouched. A row that only changes as a
 * consequence keeps its source. Rows stored together have the same instant.
 */
export async function upsertOfficialPick(
  db: Kysely<Schema>,
  pick: NewOfficialPick & { readonly updatedAt: Date },
  isConsequence: boolean,
): Promise<void> {
  await db
    .insertInto('officialPicks')
    .values(pick)
    .onConflict((conflict) =>
      conflict
        .columns(['eventSubstageId', 'slot'])
        .doUpdateSet((eb) => ({
          topTeamId: eb.ref('excluded.topTeamId'),
          bottomTeamId: eb.ref('excluded.bottomTeamId'),
          winnerTeamId: eb.ref('excluded.winnerTeamId'),
          loserTeamId: eb.ref('excluded.loserTeamId'),
          topTeamScore: eb.ref('excluded.topTeamScore'),
          bottomTeamScore: eb.ref('excluded.bottomTeamScore'),
          outcome: eb.ref('excluded.outcome'),
          source: eb.ref(isConsequence ? 'officialPicks.source' : 'excluded.source'),
          updatedAt: eb.ref('excluded.updatedAt'),
        }))
        .where(sql<boolean>`(official_picks.top_team_id, official_picks.bottom_team_id,
            official_picks.winner_team_id, official_picks.loser_team_id,
            official_picks.top_team_score, official_picks.bottom_team_score, official_picks.outcome)
            is distinct from (excluded.top_team_id, excluded.bottom_team_id, excluded.winner_team_id,
            excluded.loser_team_id, excluded.top_team_score, excluded.bottom_team_score,
            excluded.outcome)`),
    )
    .execute();
}

type SlotAt = Pick<NewOfficialPick, 'eventSubstageId' | 'slot'>;

/** Staff took these results away. */
export async function holdSlots(db: Kysely<Schema>, slots: readonly SlotAt[]): Promise<void> {
  if (slots.length === 0) return;
  await db
    .insertInto('officialHolds')
    .values(slots.map(({ eventSubstageId, slot }) => ({ eventSubstageId, slot })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Answers how many were held. */
export async function releaseSlots(db: Kysely<Schema>, slots: readonly SlotAt[]): Promise<number> {
  let released = 0;
  for (const { eventSubstageId, slot } of slots) {
    const { numDeletedRows } = await db
      .deleteFrom('officialHolds')
      .where('eventSubstageId', '=', eventSubstageId)
      .where('slot', '=', slot)
      .executeTakeFirst();
    released += Number(numDeletedRows);
  }
  return released;
}

/** Lets the wiki overwrite a result of staff again. Returns whether it was theirs. */
export async function releaseOfficialPick(
  db: Kysely<Schema>,
  { eventSubstageId, slot }: SlotAt,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('officialPicks')
    .set({ source: 'import' })
    .where('eventSubstageId', '=', eventSubstageId)
    .where('slot', '=', slot)
    .where('source', '=', 'manual')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Passes a team's result in a Swiss stage or group on to the team that takes its place. Results of
 * a team that lost its place are removed.
 */
export async function passGroupResultsOn(
  trx: Transaction<Schema>,
  eventStageId: number,
  { from, to }: Replacement,
): Promise<void> {
  await sql`update official_picks set team_id = ${to}::int, slot = 'team-' || ${to}::int || '-' || pick_type_id
    where event_stage_id = ${eventStageId}::int and team_id = ${from}::int`.execute(trx);
  const inStage = sql`event_substage_id in
    (select id from event_substages where event_stage_id = ${eventStageId}::int)`;
  await sql`delete from official_holds
    where ${inStage} and starts_with(slot, 'team-' || ${to}::int || '-')`.execute(trx);
  await sql`update official_holds set slot = 'team-' || ${to}::int || '-' || split_part(slot, '-', 3)
    where ${inStage} and starts_with(slot, 'team-' || ${from}::int || '-')`.execute(trx);
}

/** The results of an event that staff took away. */
export const findHeldSlots = (db: Kysely<Schema>, eventId: number) =>
  db
    .selectFrom('officialHolds as h')
    .innerJoin('eventSubstages as u', 'u.id', 'h.eventSubstageId')
    .innerJoin('eventStages as s', 's.id', 'u.eventStageId')
    .select(['h.eventSubstageId', 'h.slot', 's.id as eventStageId'])
    .where('s.eventId', '=', eventId)
    .orderBy('h.eventSubstageId')
    .orderBy('h.slot')
    .execute();

/** The position of a match. */
export type MatchAt = Pick<
  NewOfficialPick,
  | 'eventStageId'
  | 'eventSubstageId'
  | 'slot'
  | 'bracketPart'
  | 'bracketCol'
  | 'bracketColIndex'
  | 'matchIndex'
>;

/**
 * When a match begins, of which nothing else need be known; an import leaves what staff entered. Answers
 * whether that is new.
 */
export async function setMatchStart(
  db: Kysely<Schema>,
  match: MatchAt,
  matchStartsAt: Date | null,
  isStaffsWord: boolean,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('officialPicks')
    .values({ ...match, matchStartsAt, isStartManual: isStaffsWord, source: 'import' })
    .onConflict((conflict) =>
      conflict
        .columns(['eventSubstageId', 'slot'])
        .doUpdateSet({ matchStartsAt, isStartManual: isStaffsWord })
        .where(sql<boolean>`(${isStaffsWord}::bool or not official_picks.is_start_manual)`)
        .where(
          sql<boolean>`(official_picks.match_starts_at, official_picks.is_start_manual)
            is distinct from (${matchStartsAt}::timestamptz, ${isStaffsWord}::bool)`,
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** When the first match of a substage begins, of whose matches nothing is known; answers whether that is new. */
export async function setSubstageStart(
  db: Kysely<Schema>,
  eventSubstageId: number,
  startsAt: Date | null,
  isStaffsWord: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('eventSubstages')
    .set({ startsAt, isStartManual: isStaffsWord })
    .where('id', '=', eventSubstageId)
    .where(sql<boolean>`(${isStaffsWord}::bool or not is_start_manual)`)
    .where(
      sql<boolean>`(starts_at, is_start_manual)
        is distinct from (${startsAt}::timestamptz, ${isStaffsWord}::bool)`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
