import { placeOfResult, type Replacement, type ToldResult } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { CorrectedResult } from '../loaded-event.ts';

export async function findCorrectedResults(
  db: Kysely<Schema>,
  eventId: number,
): Promise<CorrectedResult[]> {
  const rows = await db
    .selectFrom('correctedResults as c')
    .innerJoin('eventStages as s', 's.id', 'c.eventStageId')
    .select(['c.eventStageId', 'c.was', 'c.correctedAt as at', 'c.source', 'c.reason'])
    .where('s.eventId', '=', eventId)
    .orderBy('c.eventSubstageId')
    .orderBy('c.place')
    .execute();
  // As `markResults` wrote it.
  return rows.map((row) => ({ ...row, was: row.was as ToldResult }));
}

export type NewMark = Omit<CorrectedResult, 'was'>;

/** Marks results, each with what was told of it first; one that is marked keeps that. */
export async function markResults(
  db: Kysely<Schema>,
  results: readonly ToldResult[],
  { eventStageId, at, source, reason }: NewMark,
): Promise<void> {
  if (results.length === 0) return;
  await db
    .insertInto('correctedResults')
    .values(
      results.map((was) => ({
        eventStageId,
        eventSubstageId: was.eventSubstageId,
        place: placeOfResult(was),
        was: JSON.stringify(was),
        correctedAt: at,
        source,
        reason,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['eventSubstageId', 'place'])
        .doUpdateSet({ correctedAt: at, source, reason }),
    )
    .execute();
}

/** Takes the marks away of results that are what they were at first. */
export async function unmarkResults(
  db: Kysely<Schema>,
  results: readonly ToldResult[],
): Promise<void> {
  for (const result of results) {
    await db
      .deleteFrom('correctedResults')
      .where('eventSubstageId', '=', result.eventSubstageId)
      .where('place', '=', placeOfResult(result))
      .execute();
  }
}

/** Marks of a stage name a team that takes the places of another one. */
export async function passMarksOn(
  db: Kysely<Schema>,
  marks: readonly CorrectedResult[],
  replacement: Replacement,
): Promise<void> {
  for (const { was, ...word } of marks) {
    const now = withTeam(was, replacement);
    if (JSON.stringify(now) === JSON.stringify(was)) continue;
    await unmarkResults(db, [was]);
    await markResults(db, [now], word);
  }
}

function withTeam(was: ToldResult, { from, to }: Replacement): ToldResult {
  const nowOf = <Id extends number | null>(teamId: Id) => (teamId === from ? to : teamId);
  if (was.match === null) return { ...was, teamId: nowOf(was.teamId) };
  const { topTeamId, bottomTeamId, winnerTeamId } = was.match;
  const teams = {
    topTeamId: nowOf(topTeamId),
    bottomTeamId: nowOf(bottomTeamId),
    winnerTeamId: nowOf(winnerTeamId),
  };
  return { ...was, match: { ...was.match, ...teams } };
}
