import type { AdminSetting, Answer, AnsweredRefusal, Body } from '@callshot/contract';
import type { Kysely } from 'kysely';
import { insertAudit } from '../../platform/audit/audit.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Made } from '../../platform/http/answers/told-faults.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { type KnownSetting, knownSettings, tidyValue, valueProblem } from './known-settings.ts';
import {
  findAllGames,
  findAllSettings,
  lockGameLink,
  lockSetting,
  updateGameLink,
  upsertSetting,
} from './settings.repository.ts';

/** The known settings with their values. Other rows of the table stay hidden. */
export async function readSettings(db: Kysely<Schema>): Promise<AdminSetting[]> {
  const names = knownSettings.map(({ facts }) => facts.name);
  const stored = new Map(
    (await findAllSettings(db, names)).map(({ name, value }) => [name, value]),
  );
  const games = new Map((await findAllGames(db)).map((game) => [game.id, game]));
  return knownSettings.map(({ facts, gameLink }) => {
    const held = gameLink ? games.get(gameLink.gameId)?.[gameLink.column] : stored.get(facts.name);
    return { ...facts, value: held ?? facts.defaultValue };
  });
}

/** The value as it stands, held until the transaction ends. */
async function lockValue(trx: Kysely<Schema>, { facts, gameLink }: KnownSetting): Promise<string> {
  const held = gameLink ? await lockGameLink(trx, gameLink) : await lockSetting(trx, facts.name);
  return held ?? facts.defaultValue;
}

async function writeValue(
  trx: Kysely<Schema>,
  { facts: { name, storeKey, isPublic }, gameLink }: KnownSetting,
  value: string,
): Promise<void> {
  if (gameLink) await updateGameLink(trx, gameLink, value === 'null' ? null : value);
  else await upsertSetting(trx, { name, storeKey, isPublic, value });
}

/** A value that is there already is not written again. */
export async function saveSetting(
  db: Kysely<Schema>,
  actorUserId: number,
  wanted: Body<'POST /api/settings/save'>,
): Promise<
  Outcome<Made<Answer<'POST /api/settings/save'>>, AnsweredRefusal<'POST /api/settings/save'>>
> {
  const known = knownSettings.find(({ facts }) => facts.name === wanted.name);
  if (known === undefined) return refuse('setting_not_found');
  const value = tidyValue(known, wanted.value);
  const problem = valueProblem(known, value);
  if (problem !== null) return done({ valueError: problem, setting: null });
  return db.transaction().execute(async (trx) => {
    const { name } = known.facts;
    const saved = done({ valueError: null, setting: { ...known.facts, value } });
    const before = await lockValue(trx, known);
    if (before === value) return saved;
    if (wanted.before !== undefined && wanted.before !== before) {
      return refuse('setting_changed', { current: { ...known.facts, value: before } });
    }
    await writeValue(trx, known, value);
    await insertAudit(trx, {
      actorUserId,
      action: 'setting.changed',
      subjectType: 'setting',
      subjectId: null,
      before: { [name]: before },
      after: { [name]: value },
      reason: wanted.reason ?? null,
    });
    return saved;
  });
}
