import { teamMarksOf } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import { findLatestMarks, findMarkedTeams, insertMarks } from './event-teams.repository.ts';

/**
 * Gives the teams of an event that have no mark theirs, for good. A team brings along the mark of its
 * event before, as long as no other team here has it.
 */
export async function makeTeamMarks(db: Kysely<Schema>, eventId: number): Promise<void> {
  const teams = new Map((await findMarkedTeams(db, eventId)).map((team) => [team.teamId, team]));
  const settled = [...teams.values()].filter(({ field }) => field !== null);
  if (settled.length === teams.size) return;
  const latest = await findLatestMarks(db, [...teams.keys()]);
  const former = new Map(latest.map(({ teamId, ...mark }) => [teamId, mark]));
  const unmarked = [...teams.values()].filter(({ field }) => field === null);
  // Teams with a mark keep it when a newer team would have the same one.
  const inOrder = [...settled, ...unmarked];
  const marks = teamMarksOf(
    inOrder.map(({ teamId, name, field, shape, charge }) => ({
      name,
      mark:
        field === null || shape === null || charge === null
          ? (former.get(teamId) ?? null)
          : { field, shape, charge },
    })),
  );
  await insertMarks(
    db,
    inOrder.flatMap(({ teamId, field }, at) => {
      const mark = marks[at];
      return field === null && mark ? [{ eventId, teamId, ...mark }] : [];
    }),
  );
}
