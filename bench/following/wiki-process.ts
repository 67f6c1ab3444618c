import {
  joinTables,
  type Replay,
  readFolder,
  recordedFolder,
  replayOf,
  startFakeWiki,
  type WikiTables,
} from '@callshot/fake-wiki';
import { editionOf, tournamentsIn } from '../../packages/fake-wiki/src/editions.ts';

const dayMs = 86_400_000;

/** So many editions of the Major, which all begin at this instant. */
export interface Played {
  readonly editions: number;
  readonly startsAt: number;
}

/** The wiki's address, its pages, and the end of the last match. */
export interface Playing {
  readonly url: string;
  readonly apiKey: string;
  readonly pageIds: readonly number[];
  readonly endsAt: number;
}

// A process of its own, so that what is measured is the product alone. Plays what it is told, says where,
// and has everything as it stood at the instant that it was told last.
process.once('message', async ({ editions, startsAt }: Played) => {
  const replays = Array.from({ length: editions }, (_, at) =>
    // An edition is called by its day.
    replayOf(editionOf(recordedMajor(), { number: at + 1, startsAt: startsAt - at * dayMs }), {
      startsAt,
      speed: 1,
    }),
  );
  let now = startsAt;
  let tables = tablesAt(replays, now);
  process.on('message', (next: number) => {
    now = next;
    tables = tablesAt(replays, now);
    process.send?.('turned');
  });
  const { url, apiKey } = await startFakeWiki({ tables: () => tables });
  const playing: Playing = {
    url,
    apiKey,
    pageIds: replays.map((replay) => Number(replay.at(startsAt).tournament[0]?.pageid)),
    endsAt: Math.max(...replays.map(({ endsAt }) => endsAt)),
  };
  process.send?.(playing);
});
process.once('disconnect', () => process.exit());

const tablesAt = (replays: readonly Replay[], now: number): WikiTables =>
  joinTables(replays.map((replay) => replay.at(now)));

/** The recording of the Major has no maps: each of its series gets as many as were played. */
function recordedMajor() {
  const found = readFolder(recordedFolder())
    .flatMap(({ tables }) => tournamentsIn(tables))
    .find(({ tables }) => tables.match.length > 100);
  if (!found) throw new Error('No Major is recorded');
  const match = found.tables.match.map((record) => ({ ...record, match2games: mapsOf(record) }));
  return { ...found, tables: { ...found.tables, match } };
}

function mapsOf({ match2opponents }: WikiTables['match'][number]) {
  const scores = (match2opponents as readonly { readonly score?: number }[]).map(
    ({ score = 0 }) => score,
  );
  const [first = 0, second = 0] = scores;
  return Array.from({ length: Math.max(0, first) + Math.max(0, second) }, (_, at) =>
    mapOf(at, at < Math.min(first, second) ? at % 2 : Number(first < second)),
  );
}

const mapOf = (at: number, winner: number) => ({
  map: ['Mirage', 'Nuke', 'Inferno', 'Dust II', 'Train'][at] ?? 'Ancient',
  subgroup: '',
  match2gameid: at + 1,
  scores: winner === 0 ? [13, 7] : [7, 13],
  participants: [],
  opponents: [
    { status: 'S', score: winner === 0 ? 13 : 7 },
    { status: 'S', score: winner === 0 ? 7 : 13 },
  ],
  status: '',
  winner: String(winner + 1),
  walkover: '',
  resulttype: '',
  date: '2025-06-03 12:05:00',
  mode: 'team',
  type: 'Offline',
  game: 'cs2',
  patch: '',
  vod: '',
  length: '',
  extradata: {
    dateexact: true,
    t1halfs: { 1: 5, 2: 4 },
    t2halfs: { 1: 7, 2: 6 },
    timestamp: 1_748_952_300,
    t2sides: { 1: 't', 2: 'ct' },
    t1sides: { 1: 'ct', 2: 't' },
  },
});
