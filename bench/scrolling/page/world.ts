import type { Event, EventTeam, Leaderboard, LeaderboardEntry } from '@callshot/contract';

export const ROWS = 1_000_000;
const OWN_ROW = 500_000;
const PAGE_ROWS = 30;

export const teams: readonly EventTeam[] = Array.from({ length: 16 }, (_, at) => ({
  id: at + 1,
  name: `Team number ${at + 1}`,
  abbreviation: `TM${at + 1}`,
  logoUrl: null,
  mark: { field: at, shape: at % 8, charge: at % 6, tag: `T${at}`, short: `${at}` },
  group: null,
  eventStageId: 1,
  eventSubstageId: 1,
  members: [],
}));

export const event: Event = {
  id: 1,
  gameId: 1,
  name: 'A million entrants',
  nameOverride: '',
  image: null,
  url: null,
  stage: 0,
  eventStages: [],
  teams: [...teams],
  metadata: { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-01-31T00:00:00.000Z' },
  unlocked: false,
  relockTime: null,
  lockAt: null,
  serverTime: '2026-01-15T00:00:00.000Z',
  bracketsSubmitted: ROWS,
  format: { id: 1, name: 'None', json: '{}' },
  eventTypeId: 7,
  finished: false,
  rewarded: false,
  locked: true,
  rewardTypeId: 1,
  flags: { forcedStage: null, surveyNotice: false, openTabs: [] },
  version: 1,
  attribution: null,
};

export const entryOf = (row: number): LeaderboardEntry => ({
  row,
  rank: row,
  userId: row,
  username: `player-${row}`,
  totalScore: Math.round(((ROWS - row) / ROWS) * 400),
  pinnedEventName: null,
  pinnedTrophyImagePath: null,
  nameplateId: 0,
  trophyUrl: null,
  move: (row % 7) - 3,
  lastPoints: row % 3,
  champion: { teamId: 1 + (row % teams.length), outcome: 'pending' },
});

function pageOf(first: number): Leaderboard {
  const length = Math.min(PAGE_ROWS, ROWS - first + 1);
  return {
    records: Array.from({ length }, (_, at) => entryOf(first + at)),
    totalRecords: ROWS,
    generation: 1,
    tiers: [1, 9, 990, 99_000, 900_000].map((entrants, at) => ({
      trophyTypeId: 6 - at,
      entrants,
      fromPoints: 400 - 80 * at,
    })),
    lastResult: null,
  };
}

/** The server's answer; null = it knows no such call. */
export function answerTo(path: string): object | null {
  if (path === '/api/user/currentUser') return { id: OWN_ROW, username: `player-${OWN_ROW}` };
  const [, place] = /^\/api\/picks\/get\/leaderboard\/(?:additional\/)?1(?:\/(\w+))?$/.exec(
    path,
  ) ?? [null, null];
  if (place === null) return null;
  return pageOf(place === 'me' ? OWN_ROW - 10 : Number(place ?? 1));
}
