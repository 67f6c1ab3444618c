import {
  type Json,
  replayOf,
  tournamentsIn,
  type WikiRecord,
  type WikiTables,
} from '@callshot/fake-wiki';
import { groupsOf, startFrom, suggestMapping, type WikiDetails } from '@callshot/rules';
import { expect, test } from 'vitest';
import { bracketStage } from '../../../../../packages/rules/fixtures/alignable-stages.ts';
import { finalEight } from '../../../../../packages/rules/fixtures/hybrid-brackets.ts';
import { syncDesk } from '../../../testing/desk/sync.ts';
import { recorded, testWiki } from '../../../testing/desk/wiki.ts';
import { areResultsComplete, type LoadedEvent } from '../../play/events/loaded-event.ts';
import { readStages } from '../liquipedia/reading/read-stages.ts';
import { findTeamsByKey } from './wiki-records.repository.ts';

const name = 'RLCS 2026 - Boston Major';
const source = tournamentsIn(recorded()).find((one) => one.name === name)?.tables;
if (!source) throw new Error(`${name} is not recorded`);
const format = {
  ...startFrom({ kind: 'groups', groupCount: 4, of: 'teams' }),
  stages: [
    ...startFrom({ kind: 'groups', groupCount: 4, of: 'teams' }).stages,
    bracketStage(finalEight(7)),
  ],
};

const wiki = await testWiki();
const { follow, look, doubtsOf } = syncDesk(wiki);
const day = 86_400_000;

const detailsOf = async (tables: WikiTables): Promise<WikiDetails> => ({
  ...(await readStages({
    matches: tables.match,
    tables: tables.standingstable,
    entries: tables.standingsentry,
    placements: tables.placement,
  })),
  tournament: {
    pageId: 900_680,
    pageName: 'Rocket_League_Championship_Series/2026/Boston_Major',
    title: name,
    start: '2026-02-19',
    end: null,
    bannerUrl: null,
    wikiLink: '',
    tier: 1,
    tierType: '',
    status: '',
    teamCount: null,
  },
});

const objectIn = (record: WikiRecord, field: string): WikiRecord => record[field] as WikiRecord;
const isOfBracket = (match: WikiRecord): boolean =>
  objectIn(match, 'match2bracketdata').type === 'bracket';

/** The page with other words about its bracket. */
const withPlaces = (tables: WikiTables, own: Readonly<Record<string, Json>>): WikiTables => ({
  ...tables,
  match: tables.match.map((match) =>
    isOfBracket(match)
      ? { ...match, match2bracketdata: { ...objectIn(match, 'match2bracketdata'), ...own } }
      : match,
  ),
});

const NO_WAYS = { lowerMatchIds: [], loweredges: [], toupper: '', tolower: '', upperMatchId: '' };

/** The page with other words for the places of a group, the first to the last. */
const withWords = (tables: WikiTables, words: readonly string[]): WikiTables => ({
  ...tables,
  standingsentry: tables.standingsentry.map((entry) => {
    const word = words[Number(entry.slotindex) - 1] ?? '';
    const isLast = entry.definitestatus !== '';
    return { ...entry, currentstatus: word, ...(isLast && { definitestatus: word }) };
  }),
});

const onSubPages = (tables: WikiTables): WikiTables => {
  const moved = (record: WikiRecord, page: string, step: number): WikiRecord => {
    const pageid = Number(record.pageid) + step;
    const objectname = String(record.objectname).replace(/^\d+/, String(pageid));
    const parent = String(record.pagename);
    return { ...record, pageid, objectname, parent, pagename: `${parent}/${page}` };
  };
  const toGroups = (record: WikiRecord) => moved(record, 'Group_Stage', 1);
  return {
    ...tables,
    match: tables.match.map((match) =>
      isOfBracket(match) ? moved(match, 'Playoffs', 2) : toGroups(match),
    ),
    standingstable: tables.standingstable.map(toGroups),
    standingsentry: tables.standingsentry.map(toGroups),
  };
};

test.each([
  { why: 'as it was', page: source },
  { why: 'all of its bracket called lower', page: withPlaces(source, { bracketsection: 'lower' }) },
  { why: 'without a way', page: withPlaces(source, { bracketsection: 'upper', ...NO_WAYS }) },
  { why: 'with its stages on pages of their own', page: onSubPages(source) },
  {
    why: 'with other words for who goes on',
    page: withWords(source, ['stayup', 'stay', 'down', 'down']),
  },
])('the Boston Major, $why, is played to its end by the wiki alone', async ({ page }) => {
  const startsAt = Math.ceil(Date.now() / day + 1) * day;
  const replay = replayOf(page, { startsAt, speed: 1 });
  const at = (now: number): Promise<WikiDetails> => detailsOf(replay.at(now));
  const before = await at(startsAt - 1);
  const mapping = suggestMapping(format, groupsOf(before));
  expect(mapping).toHaveLength(5);
  const eventId = await follow(before, format, 'rocketleague', mapping);
  const ends = [...new Set([...replay.schedule.values()].map(({ endsAt }) => endsAt))];
  const inOrder = ends.toSorted((one, other) => one - other);
  const openings = new Set<number>();
  let event: LoadedEvent | undefined;
  for (const now of [...inOrder, replay.endsAt + day]) {
    event = await look(eventId, await at(now));
    openings.add(event.row.stage);
    expect(await doubtsOf(eventId)).toEqual([]);
  }
  expect([...openings]).toEqual([0, 1]);
  expect(event && areResultsComplete(event)).toBe(true);
  const teams = await findTeamsByKey(wiki.db, eventId);
  const official = event?.stages[1]?.official.matchPicks ?? [];
  const results = official.map(({ topTeamId, bottomTeamId, winnerTeamId }) =>
    resultOf(topTeamId, bottomTeamId, winnerTeamId),
  );
  const { matches } = await detailsOf(page);
  const played = matches
    .filter(({ place }) => place.kind === 'bracket')
    .map(({ opponents, winner }) => {
      const [one, two] = opponents.map(({ teamKey }) => teams.get(teamKey ?? '') ?? null);
      return resultOf(one ?? null, two ?? null, (winner === 'first' ? one : two) ?? null);
    });
  expect(results.toSorted()).toEqual(played.toSorted());
});

const resultOf = (one: number | null, two: number | null, winner: number | null): string =>
  `${[one, two].toSorted().join(' v ')}: ${winner}`;
