import { setImmediate as nextTurn } from 'node:timers/promises';
import { type GameId, gameOf, type WikiDetails, type WikiTournament } from '@callshot/rules';
import type { Parts, WikiSettings } from '../../platform/parts.ts';
import { type Looked, lookOf, readWhole, stageQuery, tournamentQuery } from './read-tournament.ts';
import { withoutPlayers } from './reading/match-records.ts';
import { type ReadStages, wikiSource } from './reading/read-stages.ts';
import { readTournaments } from './reading/tournament-records.ts';
import { createWikiLine } from './wiki-line.ts';
import { onPages } from './wiki-pages.ts';
import {
  createWikiReader,
  type ReadOptions,
  type WikiReader,
  type WikiRecords,
} from './wiki-reader.ts';

/** A tournament that an event follows. */
export interface FollowedPage {
  readonly pageName: string;
  /** Its stages' pages: they keep their ids when they are moved. */
  readonly pageIds: readonly number[];
}

/** The tournament wiki, as the product reads it. */
export interface Wiki {
  /** Null = no wiki is configured. */
  readonly settings: WikiSettings | null;
  /** Tournaments that are played between two days, as the wiki lists them. */
  tournaments(
    gameId: GameId,
    from: string,
    to: string,
    options?: Partial<ReadOptions>,
  ): Promise<Looked<readonly WikiTournament[]>>;
  /** A tournament whole; null = the wiki has none on this page. */
  details(
    gameId: GameId,
    pageId: number,
    options?: Partial<ReadOptions>,
  ): Promise<Looked<WikiDetails | null>>;
  /**
   * Several tournaments as they stand now, in the order in which they are asked for: one request, and with
   * tables three. Never from what is kept, and some of the hour's requests are left to staff.
   */
  live(
    gameId: GameId,
    pages: readonly FollowedPage[],
    options: { readonly withTables: boolean; readonly leaves?: number },
  ): Promise<Looked<readonly ReadStages[]>>;
}

/** Lists change with days, a tournament's pages with hours until it is played. */
const freshListSeconds = 1800;
const freshDetailsSeconds = 600;

export function createWiki(parts: Pick<Parts, 'db' | 'log' | 'config'>): Wiki {
  const settings = parts.config.wiki ?? null;
  const isAsked = settings !== null && settings.apiKey !== null;
  const line = isAsked ? createWikiLine(parts, settings) : null;
  const reader = createWikiReader(parts, settings, line);
  const tell = (leftOut: readonly string[]): void => {
    if (leftOut.length > 0) parts.log.warn({ leftOut }, 'The wiki has records that cannot be read');
  };
  return {
    settings,
    tournaments: async (gameId, from, to, options = {}) => {
      const wiki = gameOf(gameId).wikiName;
      const query = tournamentQuery(wiki, playedWithin(from, to), '');
      const read = await reader.read(query, { freshSeconds: freshListSeconds, ...options });
      if (!read.ok) return read;
      const { read: tournaments, leftOut } = await readTournaments(read.value.records, wiki);
      tell(leftOut);
      return lookOf(tournaments, [read.value]);
    },
    details: async (gameId, pageId, options = {}) => {
      const wiki = gameOf(gameId).wikiName;
      const freshSeconds = options.freshSeconds ?? freshDetailsSeconds;
      const found = await readWhole(reader, wiki, pageId, { ...options, freshSeconds });
      if (found.ok) tell(found.value.value?.leftOut ?? []);
      return found;
    },
    live: async (gameId, pages, { withTables, leaves = leftToStaff(settings) }) => {
      const look = await readLive(reader, gameOf(gameId).wikiName, pages, withTables, leaves);
      if (look.ok) for (const { leftOut } of look.value.value) tell(leftOut);
      return look;
    },
  };
}

/** Sixty an hour leave six: staff can make an event however much is played. */
const leftToStaff = (settings: WikiSettings | null): number =>
  Math.ceil((settings?.requestsPerHour ?? 0) / 10);

/** Neither operator takes the day itself. */
const playedWithin = (from: string, to: string): string =>
  `[[enddate::>${dayBeside(from, -1)}]] AND [[startdate::<${dayBeside(to, 1)}]] AND [[status::!cancelled]]`;

function dayBeside(day: string, step: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
}

async function readLive(
  reader: WikiReader,
  wiki: string,
  pages: readonly FollowedPage[],
  withTables: boolean,
  leaves: number,
): Promise<Looked<readonly ReadStages[]>> {
  const names = [...new Set(pages.map(({ pageName }) => pageName))];
  const ids = [...new Set(pages.flatMap(({ pageIds }) => pageIds))];
  const conditions = onPages(names, ids);
  const parts: WikiRecords[] = [];
  const tables = withTables ? (['standingstable', 'standingsentry'] as const) : [];
  for (const table of ['match', ...tables] as const) {
    const query = {
      ...stageQuery(wiki, table, conditions, ''),
      ...(table === 'match' && { take: withoutPlayers }),
    };
    const part = await reader.read(query, { freshSeconds: 0, leaves });
    if (!part.ok) return part;
    parts.push(part.value);
  }
  const live: ReadStages[] = [];
  for (const page of pages) {
    const [matches = [], tables = [], entries = []] = parts.map(({ records }) =>
      records.filter((record) => isOf(page, record)),
    );
    // Yields to other work after each event.
    await nextTurn();
    live.push(await wikiSource.read({ matches, tables, entries, placements: [] }));
  }
  return lookOf(live, parts);
}

function isOf({ pageName, pageIds }: FollowedPage, record: unknown): boolean {
  const { pageid, pagename, parent } = Object(record);
  return pagename === pageName || parent === pageName || pageIds.includes(Number(pageid));
}
