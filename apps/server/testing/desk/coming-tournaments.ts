import {
  editionOf,
  joinTables,
  replayOf,
  tournamentsIn,
  type WikiRecord,
  type WikiTables,
} from '@callshot/fake-wiki';
import { recorded } from './wiki.ts';

const dayMs = 86_400_000;

export interface Coming {
  readonly pageId: number;
  readonly title: string;
  readonly tables: WikiTables;
}

export type ComingName = 'Austin' | 'World' | 'Boston';

/** A recorded tournament once more, so many days ahead, as its pages were before its first match. */
export function comingTournament(name: ComingName, number: number, daysAhead: number): Coming {
  const tournament = tournamentsIn(recorded()).find((one) => one.name.includes(name));
  if (!tournament) throw new Error(`Nothing is recorded of ${name}`);
  const startsAt = Date.now() + daysAhead * dayMs;
  const edition = editionOf(tournament, { number, startsAt });
  const tables = replayOf(edition, { startsAt, speed: 1 }).at(Date.now());
  const [record] = tables.tournament;
  return { pageId: Number(record?.pageid), title: String(record?.name), tables };
}

/** The same with another record of the tournament. */
export const withRecord = ({ tables, ...coming }: Coming, more: WikiRecord): Coming => ({
  ...coming,
  tables: { ...tables, tournament: tables.tournament.map((record) => ({ ...record, ...more })) },
});

export const tablesOf = (...coming: readonly Coming[]): WikiTables =>
  joinTables([recorded(), ...coming.map(({ tables }) => tables)]);
