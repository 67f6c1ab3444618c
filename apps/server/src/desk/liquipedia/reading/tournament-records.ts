import type { WikiTournament } from '@callshot/rules';
import { z } from 'zod';
import { looseDay, looseInt, looseLink, looseText, neededId, neededText } from './loose-values.ts';
import { type ReadRecords, readRecords } from './read-records.ts';

export const tournamentColumns = [
  'pageid',
  'pagename',
  'namespace',
  'objectname',
  'name',
  'bannerurl',
  'startdate',
  'enddate',
  'sortdate',
  'participantsnumber',
  'liquipediatier',
  'liquipediatiertype',
  'status',
] as const;

const tournamentRecord = z.object({
  pageid: neededId,
  pagename: neededText,
  namespace: looseInt,
  name: looseText,
  bannerurl: looseLink,
  startdate: looseDay,
  enddate: looseDay,
  sortdate: looseDay,
  participantsnumber: looseInt,
  liquipediatier: looseInt,
  liquipediatiertype: looseText,
  status: looseText,
});

export async function readTournaments(
  records: readonly unknown[],
  wiki: string,
): Promise<ReadRecords<WikiTournament>> {
  const { read, leftOut } = await readRecords(tournamentRecord, 'Tournament', records);
  const tournaments = read
    .filter(({ namespace }) => (namespace ?? 0) === 0)
    .map((record): WikiTournament => {
      const pageName = record.pagename.replaceAll(' ', '_');
      const tier = record.liquipediatier;
      const teams = record.participantsnumber;
      return {
        pageId: record.pageid,
        pageName,
        title: record.name || record.pagename.replaceAll('_', ' '),
        start: record.startdate ?? record.enddate,
        end: record.enddate ?? record.sortdate,
        bannerUrl: record.bannerurl,
        wikiLink: wikiLinkOf(wiki, pageName),
        tier: tier !== null && tier >= 1 && tier <= 5 ? tier : null,
        tierType: record.liquipediatiertype,
        status: record.status.toLowerCase(),
        teamCount: teams !== null && teams >= 0 ? teams : null,
      };
    });
  return { read: [...new Map(tournaments.map((one) => [one.pageId, one])).values()], leftOut };
}

/** A slash stays one: pages lie below pages. */
const wikiLinkOf = (wiki: string, pageName: string): string =>
  `https://liquipedia.net/${wiki}/${pageName.split('/').map(encodeURIComponent).join('/')}`;
