import type { TeamRanking } from '@callshot/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

type Db = Kysely<Schema>;

/** Each ranked team of an event with itself, and with every team that it was merged into. */
const standsFor = (eventId: number) => sql`
  stands_for (told_id, team_id, merges) as (
    select team_id, team_id, 0 from team_rankings where event_id = ${eventId}::int
    union all
    select s.told_id, e.team_id, s.merges + 1 from stands_for s join team_edits e
      on e.kind = 'merged' and e.undone_at is null and e.after ->> 'lostTeamId' = s.team_id::text
    where s.merges < 20)`;

/** Rankings of an event's teams, by team. Its own ranking comes before that of a team that was merged into it. */
export async function findRankings(
  db: Db,
  eventId: number,
): Promise<ReadonlyMap<number, TeamRanking>> {
  const { rows } = await sql<TeamRanking & { readonly teamId: number }>`
    with recursive ${standsFor(eventId)}
    select distinct on (s.team_id) s.team_id as "teamId", r.place, r.source, r.as_of as "asOf", r.url
    from stands_for s join team_rankings r
      on r.event_id = ${eventId}::int and r.team_id = s.told_id
    order by s.team_id, s.merges, s.told_id desc`.execute(db);
  return new Map(rows.map(({ teamId, ...ranking }) => [teamId, ranking]));
}

interface RankedTeam {
  readonly eventId: number;
  readonly teamId: number;
}

export async function setRanking(db: Db, at: RankedTeam, ranking: TeamRanking): Promise<void> {
  await db
    .insertInto('teamRankings')
    .values({ ...at, ...ranking })
    .onConflict((conflict) => conflict.columns(['eventId', 'teamId']).doUpdateSet(ranking))
    .execute();
}

/** Takes away the ranking of a team, and those of teams that were merged into it. */
export async function deleteRanking(db: Db, { eventId, teamId }: RankedTeam): Promise<void> {
  await sql`
    with recursive ${standsFor(eventId)}
    delete from team_rankings r using stands_for s
    where r.event_id = ${eventId}::int and r.team_id = s.told_id
      and s.team_id = ${teamId}::int`.execute(db);
}
