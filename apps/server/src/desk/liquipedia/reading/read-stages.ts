import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ResultSource, WikiDetails } from '@callshot/rules';
import { matchesOf, readMatchRecords } from './read-matches.ts';
import { readTables } from './read-tables.ts';
import { namesIn, readPlacements, teamsOf } from './read-teams.ts';

/** The wiki's raw answer about the stages of a tournament. */
export interface RawStages {
  readonly matches: readonly unknown[];
  readonly tables: readonly unknown[];
  readonly entries: readonly unknown[];
  readonly placements: readonly unknown[];
}

/** Told to people; so many odd records are one trouble. */
const leftOutAtMost = 50;

export type ReadStages = Omit<WikiDetails, 'tournament'>;

/** The wiki as a source of results. Its matches find their places by the mapping of the event. */
export const wikiSource: ResultSource<RawStages, ReadStages> = { name: 'wiki', read: readStages };

/** Records of a tournament's stages, their quirks removed. */
export async function readStages(raw: RawStages): Promise<ReadStages> {
  const matches = await readMatchRecords(raw.matches);
  const placements = await readPlacements(raw.placements);
  await nextTurn();
  const names = namesIn(matches.read, placements.read);
  const { tables, leftOut } = await readTables(raw.tables, raw.entries, names);
  await nextTurn();
  const inOrder = matchesOf(matches.read, names);
  await nextTurn();
  return {
    matches: inOrder,
    tables,
    teams: teamsOf(matches.read, placements.read, names),
    leftOut: [...matches.leftOut, ...leftOut, ...placements.leftOut].slice(0, leftOutAtMost),
  };
}
