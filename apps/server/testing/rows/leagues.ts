import type { TestRows } from './row.ts';

export const rows: TestRows = {
  plant: async ({ db, user: { id: userId }, name, other }) => {
    const league = (whose: string, createdBy: number) => ({
      name: `${whose} of ${name}`,
      nameKey: `${whose} of ${name}`.toLowerCase(),
      createdBy,
    });
    const made = await db
      .insertInto('leagues')
      .values([
        league('Own', userId),
        league('Joined', other.id),
        { ...league('Closed', other.id), deletedAt: new Date(), deletedBy: userId },
      ])
      .returning('id')
      .execute();
    const [own, joined, closed] = made.map(({ id }) => id);
    if (!own || !joined || !closed) throw new Error('A league was not inserted');
    await db
      .insertInto('leagueMembers')
      .values([own, joined].map((leagueId) => ({ leagueId, userId })))
      .execute();
    await db
      .insertInto('leagueBans')
      .values([
        { leagueId: closed, userId, bannedBy: other.id },
        // A ban of a league that was handed on since. Bans of own leagues go with the account.
        { leagueId: joined, userId: other.id, bannedBy: userId },
      ])
      .execute();
  },
  // The name of a league is public.
  given: {
    'leagues.name': 'Made up',
    'leagues.name_key': 'made up',
    'leagues.password_hash': null,
    'leagues.nameplate_id': null,
    'leagues.discord_url': null,
    'leagues.delete_reason': null,
    'leagues.deleted_by': null,
    'leagues.deleted_at': null,
  },
};
