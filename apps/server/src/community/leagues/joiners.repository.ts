import { type Joiner, leaguesMoreForSupporters } from '@callshot/rules';
import type { Kysely } from 'kysely';
import { publicUsername } from '../../account/accounts/usernames/public-username.ts';
import { findAllLinkedProviders } from '../../account/sign-in/external-logins.repository.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { knownSettings } from '../../staff/settings/known-settings.ts';
import { findAllSettings } from '../../staff/settings/settings.repository.ts';
import { countLeaguesOf } from './league-members.repository.ts';
import type { Standing } from './standing.repository.ts';

type Db = Kysely<Schema>;

const limitSetting = 'leagueLimit';

/** [rule: leagues-8] */
export async function findLeagueLimit(db: Db, userId: number): Promise<number> {
  const [stored] = await findAllSettings(db, [limitSetting]);
  const known = knownSettings.find(({ facts }) => facts.name === limitSetting);
  const limit = Number(stored?.value ?? known?.facts.defaultValue);
  return limit + ((await isSupporter(db, userId)) ? leaguesMoreForSupporters : 0);
}

async function isSupporter(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('patreonLevelId', '>', 1)
    .executeTakeFirst();
  return row !== undefined;
}

export type JoinerFacts = Omit<Joiner, keyof Standing>;

/** Facts of a user that decide whether they may join leagues. */
export async function findJoiner(db: Db, userId: number): Promise<JoinerFacts> {
  const providers = await findAllLinkedProviders(db, userId);
  return {
    hasDiscord: providers.includes('discord'),
    hasReddit: providers.includes('reddit'),
    leagueCount: await countLeaguesOf(db, userId),
    leagueLimit: await findLeagueLimit(db, userId),
  };
}

export async function findNameOf(db: Db, userId: number): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return publicUsername(user);
}
