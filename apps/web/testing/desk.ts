import type { DeskEvent, EventDesk } from '@callshot/contract';

// What the server answers of an event for its control room, made up for tests.

export const LOCK = '2099-06-12T16:00:00.000Z';

export const row = (own: Partial<DeskEvent>): DeskEvent => ({
  id: 31,
  gameId: 1,
  name: 'Galaxy Major',
  nameOverride: 'Galaxy Major 2099',
  image: null,
  startDate: '2099-06-03T17:00:00.000Z',
  endDate: '2099-06-22T20:00:00.000Z',
  state: 'open',
  stage: 1,
  stageCount: 3,
  stageName: 'Stage 2',
  lockAt: LOCK,
  entrants: 288,
  formatName: 'Major',
  isFromWiki: false,
  doubtsWaiting: 0,
  overdue: null,
  rewardTypeId: 2,
  ...own,
});

export const team = (id: number, name: string): EventDesk['teams'][number] => ({
  id,
  name,
  abbreviation: name.slice(0, 3),
  logoUrl: null,
  mark: { field: id, shape: 0, charge: 0, tag: name.slice(0, 3), short: name.slice(0, 2) },
  members: [{ position: 'Player', username: `${name}-one` }] as never,
  source: 'wiki',
  externalId: name,
  aliases: [],
  logoSource: null,
  ranking: null,
});

type Stage = EventDesk['stages'][number];

export const stage = (index: number, own: Partial<Stage>): Stage => ({
  id: 100 + index,
  index,
  name: index === 2 ? 'Playoffs' : `Stage ${index + 1}`,
  kind: 'swiss',
  state: 'ahead',
  openedAt: null,
  sealedAt: null,
  lockUnit: 'stage',
  extendedMinutes: 0,
  picked: 0,
  official: { known: 0, total: 16, isDecided: false, hasResults: false },
  isResultKnown: false,
  awaitedRounds: [],
  canLockInParts: true,
  roundsToDraw: [],
  opens: { known: 0, needed: 8 },
  startsAt: null,
  substages: [{ id: 200 + index, title: '', teamIds: [], startsAt: null }],
  matches: [],
  entries: [],
  ...own,
});

export const match = (
  slot: string,
  own: Partial<Stage['matches'][number]>,
): Stage['matches'][number] => ({
  eventSubstageId: 202,
  slot,
  round: 'Semifinals',
  topTeamId: null,
  bottomTeamId: null,
  winnerTeamId: null,
  topTeamScore: null,
  bottomTeamScore: null,
  outcome: 'played',
  bestOf: 3,
  startsAt: null,
  lockAt: null,
  isSealed: false,
  isTopOpening: true,
  isBottomOpening: true,
  source: null,
  ...own,
});

export const desk = (own: Partial<EventDesk> = {}): EventDesk => ({
  ...row({}),
  version: 4,
  officialVersion: 1,
  late: { share: null, entrants: 0 },
  goals: { right: null, of: [10, 10, 7], isFixed: true },
  flags: { forcedStage: null, surveyNotice: false, openTabs: [] },
  imageSource: null,
  imageProblem: null,
  url: 'https://example.org/major',
  attribution: null,
  format: { id: 5, name: 'Major', json: '{}' },
  locked: false,
  unlocked: false,
  relockTime: null,
  finishedAt: null,
  finishesAt: null,
  rewardedAt: null,
  archivedAt: null,
  serverTime: '2099-06-10T10:00:00.000Z',
  teamEdits: [],
  stages: [
    stage(0, {
      state: 'done',
      sealedAt: '2099-06-03T17:00:00.000Z',
      official: { known: 16, total: 16, isDecided: true, hasResults: true },
      isResultKnown: true,
      picked: 270,
    }),
    stage(1, { state: 'open', openedAt: '2099-06-08T17:00:00.000Z', picked: 279 }),
    stage(2, {
      kind: 'brackets',
      opens: { known: 5, needed: 8 },
      matches: [
        match('UB-0-0', {
          topTeamId: 1,
          bottomTeamId: 2,
          winnerTeamId: 2,
          topTeamScore: 1,
          bottomTeamScore: 2,
          source: 'manual',
        }),
        match('UB-0-1', { topTeamId: 1, startsAt: '2099-06-19T19:30:00.000Z' }),
      ],
    }),
  ],
  teams: [team(1, 'Vitality'), team(2, 'Spirit')],
  wiki: null,
  ...own,
});

export const NO_SYNC = {
  isMapped: false,
  isPaused: false,
  wikiLink: null,
  lastLookAt: null,
  nextLookAt: null,
  lastWebhookAt: null,
  looksLeft: 60,
  looksPerHour: 60,
  failure: null,
  log: [],
  doubts: [],
  names: [],
  held: [],
};
