import { type Insertable, type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

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
 * Writes the result of a match or team, as staff's word or as a consequence; a row that says the
 * same already stays untouched. Rows that were written together have the same instant.
 */
export async function upsertOfficialPick(
  db: Kysely<Schema>,
  pick: NewOfficialPick & { readonly updatedAt: Date },
  isStaffsWord: boolean,
): Promise<void> {
  await db
    .insertInto('officialPicks')
    .values({ ...pick, source: 'manual' })
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
          source: isStaffsWord ? 'manual' : eb.ref('officialPicks.source'),
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

/** Where a match stands. */
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

/** When a match begins, of which nothing else need be known; an import leaves what staff entered. */
export async function setMatchStart(
  db: Kysely<Schema>,
  match: MatchAt,
  matchStartsAt: Date | null,
  isStaffsWord: boolean,
): Promise<void> {
  await db
    .insertInto('officialPicks')
    .values({ ...match, matchStartsAt, isStartManual: isStaffsWord, source: 'import' })
    .onConflict((conflict) =>
      conflict
        .columns(['eventSubstageId', 'slot'])
        .doUpdateSet({ matchStartsAt, isStartManual: isStaffsWord })
        .where(sql<boolean>`${isStaffsWord} or not official_picks.is_start_manual`),
    )
    .execute();
}

/** When the first match of a substage begins, of whose matches nothing is known. */
export async function setSubstageStart(
  db: Kysely<Schema>,
  eventSubstageId: number,
  startsAt: Date | null,
  isStaffsWord: boolean,
): Promise<void> {
  await db
    .updateTable('eventSubstages')
    .set({ startsAt, isStartManual: isStaffsWord })
    .where('id', '=', eventSubstageId)
    .where(sql<boolean>`${isStaffsWord} or not is_start_manual`)
    .execute();
}
