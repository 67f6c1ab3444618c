import type { Answer, BodyInput, League } from '@callshot/contract';
import type { Db } from '../../src/platform/database/database.ts';
import type { TestUser } from '../account/users.ts';

type Wish = BodyInput<'POST /api/leagues/save'>;
export type Saved = Answer<'POST /api/leagues/save'>;

let made = 0;

/** A form with nothing filled in but the name. */
export const wishFor = (part: Partial<Wish> = {}): Wish => {
  made += 1;
  return {
    name: `League no. ${made}`,
    nameplateId: null,
    requireDiscord: false,
    requireReddit: false,
    ...part,
  };
};

export const withPassword = (password: string): Partial<Wish> => ({
  password,
  confirmPassword: password,
});

/** A league of this user; fails where it is not saved. */
export async function leagueOf(user: TestUser, part: Partial<Wish> = {}): Promise<League> {
  const answer = await user.post('/api/leagues/save', wishFor(part));
  const { league } = answer.json<Saved>();
  if (!league) throw new Error(`The league was not saved: ${answer.body}`);
  return league;
}

export const join = (user: TestUser, leagueId: number, password?: string) =>
  user.post('/api/leagues/join', { leagueId, ...(password !== undefined && { password }) });

/** Everything that is stored of leagues, to be compared before and after. */
export async function everythingOfLeagues(db: Db) {
  return {
    leagues: await db.selectFrom('leagues').selectAll().orderBy('id').execute(),
    members: await db.selectFrom('leagueMembers').selectAll().orderBy('id').execute(),
    bans: await db.selectFrom('leagueBans').selectAll().orderBy('id').execute(),
    log: await db
      .selectFrom('auditLog')
      .select(['action', 'subjectId'])
      .where('subjectType', '=', 'league')
      .orderBy('id')
      .execute(),
  };
}
