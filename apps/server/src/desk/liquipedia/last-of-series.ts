import { type GameId, gameOf, isSameSeries } from '@callshot/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { findEventNames, findPlayedFormat } from './last-of-series.repository.ts';

interface Sought {
  readonly gameId: GameId;
  readonly pageId: number;
  readonly name: string;
}

/** The latest event of a tournament's series, and how it is played [rule: drafts-24]; null = there is none. */
export async function findLastOfSeries(
  db: Kysely<Schema>,
  { gameId, pageId, name }: Sought,
): Promise<{ eventId: number; name: string; json: string; teams: (number | null)[] } | null> {
  const events = await findEventNames(db, gameId, gameOf(gameId).wikiName, pageId);
  const last = events.find((event) => isSameSeries(event.name, name));
  const played = last ? await findPlayedFormat(db, last.id) : null;
  if (!last || !played) return null;
  const stages = Math.max(-1, ...played.substages.map(({ stageIndex }) => stageIndex)) + 1;
  const teams = Array.from({ length: stages }, (_, at) => {
    const own = played.substages.filter(({ stageIndex }) => stageIndex === at);
    const sum = own.reduce((all, substage) => all + (substage.places ?? substage.teams), 0);
    return sum === 0 ? null : sum;
  });
  return { eventId: last.id, name: last.name, json: played.json, teams };
}
