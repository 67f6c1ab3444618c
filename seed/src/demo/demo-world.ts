import { demoAccounts, givePastTrophies, type Schema, tellPast } from '@callshot/server';
import type { Kysely } from 'kysely';
import {
  doubleElimination8,
  doubleElimination16,
  groupsFormat,
  majorFormat,
  type NamedFormat,
  worldsFormat,
} from '../formats/formats.ts';
import { demoEvents } from './demo-events.ts';
import { createPlayers, type DemoAccounts } from './demo-players.ts';
import {
  existsEvent,
  existsPlayer,
  insertFormats,
  insertSeasons,
  showTrophies,
} from './demo-world.repository.ts';
import { plantEvent } from './plant-event.ts';
import { type LeaguePeople, plantLeagues } from './plant-leagues.ts';
import { plantNameplates } from './plant-nameplates.ts';
import { plantSurveys } from './plant-surveys.ts';
import { randomFrom } from './random.ts';

const SEED = 20250603;
const DAY = 86_400_000;

const formats: readonly NamedFormat[] = [
  worldsFormat,
  majorFormat,
  doubleElimination8,
  doubleElimination16,
  groupsFormat,
];

/**
 * True when there are no events and no players, so that a demo world may be planted. An operator's
 * own admin may exist.
 */
export async function isEmptyWorld(db: Kysely<Schema>): Promise<boolean> {
  return !(await existsEvent(db)) && !(await existsPlayer(db));
}

/**
 * Fills an empty database: players, formats, leagues and surveys. Each game gets a finished, a live
 * and an upcoming event, with trophies and notices of those that are over. The same every time,
 * except that dates follow `now`. Passwords are random where others can reach the product.
 */
export async function plantDemoWorld(
  db: Kysely<Schema>,
  now: Date,
  accounts: DemoAccounts = demoAccounts,
): Promise<void> {
  const people = await db.transaction().execute(async (trx): Promise<LeaguePeople> => {
    const random = randomFrom(SEED);
    const today = new Date(Math.floor(now.getTime() / DAY) * DAY);
    const { adminId, players } = await createPlayers(trx, random, today, accounts);
    await plantNameplates(trx, players);
    await plantSeasons(trx, today);
    const formatIds = await insertFormats(
      trx,
      formats.map(({ name, format }) => ({ name, json: JSON.stringify(format) })),
    );
    for (const event of demoEvents) {
      await plantEvent(trx, { random, today, players, formatIds }, event);
    }
    return { adminId, players };
  });
  await plantLeagues(db, now, people);
  await plantSurveys(db, now, people.players);
  await tellPast(db, pastInstants(now));
  await givePastTrophies(db);
  await showTrophies(db, accounts.player.username);
}

const TOLD_DAYS = 30;

/** Every twelfth hour of the last weeks, and now: what was news at any of them was told then. */
const pastInstants = (now: Date): Date[] =>
  Array.from(
    { length: 2 * TOLD_DAYS + 1 },
    (_, at) => new Date(now.getTime() - (2 * TOLD_DAYS - at) * (DAY / 2)),
  );

/** One season a game that holds all demo events. */
async function plantSeasons(db: Kysely<Schema>, today: Date): Promise<void> {
  const startsAt = new Date(today.getTime() - 100 * DAY);
  const endsAt = new Date(today.getTime() + 265 * DAY);
  const name = `Season ${today.getUTCFullYear()}`;
  await insertSeasons(
    db,
    [1 as const, 2 as const].map((gameId) => ({ gameId, name, startsAt, endsAt })),
  );
}
