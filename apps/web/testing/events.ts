import type { Answer, Event } from '@callshot/contract';
import {
  compileBracket,
  type EventFormat,
  type Fixtures,
  type GroupStagePick,
  generateBracket,
  type LateShare,
  type MatchPick,
  openingsInOrder,
} from '@callshot/rules';
import {
  bracketOf,
  crowdOf,
  LOCKED,
  type MadeUp,
  NO_ENTRY,
  toldMatches,
} from '../../../e2e/fixtures/made-up-bracket.ts';
import {
  doubleElimination16,
  groupsFormat,
  swissFormat,
} from '../../../seed/src/formats/formats.ts';
import type { Answers } from './answers.ts';

/** Teams of a bracket, in the order in which its first round draws them. */
const NAMES = [
  'Moist Esports',
  'Spacestation Gaming',
  'Endpoint',
  'SMPR Esports',
  'Team BDS',
  'Renegades',
  'NRG Esports',
  'Version1',
  'G2 Esports',
  'OpTic Gaming',
  'FURIA Esports',
  'Karmine Corp',
  'FaZe Clan',
  'The Club',
  'Team Falcons',
  'Team Queso',
];

const EVENT_ID = 5;
export const EVENT_PAGE = `/rl/event/${EVENT_ID}`;
const NOW = '2026-01-05T10:00:00.000Z';
const AHEAD = { startDate: '2098-12-01T00:00:00Z', endDate: '2099-01-09T00:00:00Z' };

const idsOf = (stageIndex: number, group: number) => ({
  eventStageId: 10 + stageIndex,
  eventSubstageId: 100 * (stageIndex + 1) + group,
});

/** Groups of a stage, by title, with the teams in each. */
interface Drawn {
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** An event of this format with these teams, whose picks are open. */
export function madeEvent(
  name: string,
  format: EventFormat,
  stages: readonly Drawn[],
  facts: Partial<Event> = {},
): Event {
  const eventStages = format.stages.map((stage, at) => ({
    id: idsOf(at, 0).eventStageId,
    name: stage.name,
    eventSubstage: Object.keys(stages[at]?.groups ?? { [stage.name]: [] }).map((title, group) => ({
      id: idsOf(at, group).eventSubstageId,
      title,
    })),
    isSealed: false,
    sealedAt: null,
  }));
  const teams = stages.flatMap(({ groups }, at) => {
    const all = Object.values(groups).flat();
    return Object.entries(groups).flatMap(([title, names], group) =>
      names.map((team) => ({
        id: all.indexOf(team) + 1,
        name: team,
        abbreviation: `T${all.indexOf(team) + 1}`,
        logoUrl: null,
        mark: {
          field: all.indexOf(team) % 16,
          shape: 0,
          charge: 0,
          tag: `T${all.indexOf(team) + 1}`,
          short: `${all.indexOf(team) + 1}`,
        },
        group: title,
        ...idsOf(at, group),
        members: [],
      })),
    );
  });
  return {
    id: EVENT_ID,
    gameId: 1,
    name,
    nameOverride: name,
    image: null,
    url: null,
    stage: 0,
    eventStages,
    teams,
    metadata: AHEAD,
    unlocked: false,
    relockTime: null,
    lockAt: '2098-12-01T00:00:00Z',
    serverTime: NOW,
    bracketsSubmitted: 0,
    format: { id: 1, name, json: JSON.stringify(format) },
    eventTypeId: 1,
    finished: false,
    rewarded: false,
    locked: false,
    rewardTypeId: 1,
    flags: { forcedStage: null, surveyNotice: false, openTabs: [] },
    version: 1,
    attribution: null,
    ...facts,
  };
}

const NO_PICKS: Answer<'GET /api/picks/get/user/:eventId'> = { ...NO_ENTRY, matchPicks: [] };

const NO_SCORE: Answer<'GET /api/picks/get/score/:eventId'> = {
  totalScore: 0,
  percentile: 100,
  rank: null,
  row: null,
  entrants: 0,
  maximum: 0,
  isMaximumExact: true,
  data: '[]',
  ledger: [],
  hiddenUntil: null,
  computedAt: null,
};

const NO_RESULTS: Answer<'GET /api/picks/get/official/:eventId'> = {
  groupStagePicks: [],
  matchPicks: [],
  corrected: [],
  teamMatches: [],
  version: 1,
};

const NO_BOARD: Answer<'GET /api/picks/get/leaderboard/:eventId'> = {
  records: [],
  totalRecords: 0,
  generation: 1,
  tiers: [],
  lastResult: null,
};

/** All that the page of an event asks, where nobody has picked anything. */
export const eventAnswers = (event: Event): Answers => ({
  'GET /api/event/get': event,
  'GET /api/event/currentEvents': [],
  'GET /api/event/official': [],
  'GET /api/picks/get/user/:eventId': NO_PICKS,
  'GET /api/picks/get/official/:eventId': NO_RESULTS,
  'GET /api/picks/get/score/:eventId': NO_SCORE,
  'GET /api/picks/get/crowd/:eventId': { stages: [] },
  'GET /api/picks/get/leaderboard/:eventId': NO_BOARD,
  'GET /api/picks/get/bestRank/:eventId': { bestRank: null },
  'GET /api/picks/crowd/:eventId': { picks: NO_PICKS, score: NO_SCORE },
  'GET /api/survey/current': null,
  'GET /api/event/next': null,
  'GET /api/event/allPastEventIds': [],
  'GET /api/lookup/games': [],
  'GET /api/leagues/joined': [],
  'GET /api/notification/preferences': {
    lockReminders: true,
    email: false,
    push: false,
    emailState: 'missing',
    pushKey: null,
    discord: false,
    discordState: 'unlinked',
  },
  'GET /api/account/preferences': {
    plainNames: false,
    stillPlates: false,
    theme: null,
    language: null,
  },
  'GET /api/notification/all': [],
  'GET /api/user/usercardinfo/:id': ({ params }) => ({
    id: Number(params.id),
    username: `player-${params.id}`,
    nameplateId: 1,
    patreonLevel: { id: 0, name: 'None', hexCode: '' },
    pinnedTrophy: [],
    isAnalyst: false,
    isStaff: false,
  }),
});

const answered = <Row extends object>(rows: readonly Row[], userId: number | null) =>
  rows.map((row) => ({ ...row, eventId: EVENT_ID, userId }));

function firstRound(): MatchPick[] {
  const [stage] = doubleElimination16.format.stages;
  if (!stage) throw new Error('The format has no stage');
  const ids = NAMES.map((_, at) => at + 1);
  return openingsInOrder(compileBracket(stage), idsOf(0, 0), ids);
}

/** The page of an event that is a bracket of sixteen, drawn, called and played as told. */
export function madeUpBracket(
  made: MadeUp,
  { sealedAt = null }: { readonly sealedAt?: string | null } = {},
): Answers {
  const bracket = madeEvent(
    'Worlds Rematch',
    doubleElimination16.format,
    [{ groups: { Playoffs: NAMES } }],
    LOCKED,
  );
  const event = {
    ...bracket,
    eventStages: bracket.eventStages.map((stage) => ({ ...stage, sealedAt })),
  };
  const { official, picks } = bracketOf(event, firstRound(), made);
  return {
    ...eventAnswers(event),
    'GET /api/event/official': toldMatches([], official, made.told ?? {}),
    'GET /api/picks/get/user/:eventId': { ...NO_PICKS, matchPicks: answered(picks, 7) },
    'GET /api/picks/get/official/:eventId': {
      ...NO_RESULTS,
      matchPicks: answered(official, null),
    },
    'GET /api/picks/get/crowd/:eventId': made.crowd
      ? crowdOf(official, made.crowd)
      : { stages: [] },
  };
}

/** A Swiss stage of sixteen that is open for picks. */
export const SWISS_EVENT = madeEvent('Swiss Worlds', swissFormat.format, [
  { groups: { Swiss: NAMES } },
]);
export const openSwiss = (): Answers => eventAnswers(SWISS_EVENT);

const FOUR_GROUPS: readonly Drawn[] = [
  {
    groups: Object.fromEntries(
      ['A', 'B', 'C', 'D'].map((letter, at) => [
        `Group ${letter}`,
        NAMES.slice(4 * at, 4 * at + 4),
      ]),
    ),
  },
];

/** The page of an event whose four groups of four are open for picks. */
export const openGroups = (): Answers =>
  eventAnswers(madeEvent('Groups', groupsFormat.format, FOUR_GROUPS));

const MATCHES_OF_GROUPS: EventFormat = {
  version: 1,
  stages: [
    {
      name: 'Groups',
      type: 1,
      teamsToOpenPicks: null,
      swissStageDetails: null,
      playoffDetails: null,
      bracket: null,
      groupStageDetails: {
        ...{ hasGroupBrackets: false, useSeriesScore: false, groupCount: 2, advancingCount: 2 },
        ...{ totalAdvancing: 2, pointsPerAdvancing: 0 },
        ...{ scoreFirstPlace: false, pointsPerFirstPlace: 0 },
        ...{ scoreSecondPlace: false, pointsPerSecondPlace: 0 },
        fixtures: { teamCount: 4, bestOf: 2, legs: 1, pointsPerResult: 2 },
      },
    },
  ],
  scoringBreakdown: { groups: [] },
};

/** An event whose two groups of four are picked match by match, each of two maps. */
const fixturesEvent = (fixtures: Partial<Fixtures>, facts: Partial<Event> = {}): Event => {
  const [stage] = MATCHES_OF_GROUPS.stages;
  const details = stage?.groupStageDetails;
  const format = {
    ...MATCHES_OF_GROUPS,
    stages: [
      {
        ...stage,
        groupStageDetails: { ...details, fixtures: { ...details?.fixtures, ...fixtures } },
      },
    ],
  } as EventFormat;
  const groups = { 'Group A': NAMES.slice(0, 4), 'Group B': NAMES.slice(4, 8) };
  return madeEvent('League', format, [{ groups }], facts);
};

export const openFixtures = (fixtures: Partial<Fixtures> = {}): Answers =>
  eventAnswers(fixturesEvent(fixtures));

/** The same once it has begun, as far as told. */
export function runningFixtures(
  official: readonly MatchPick[],
  picks: readonly MatchPick[],
  fixtures: Partial<Fixtures> = {},
): Answers {
  return {
    ...eventAnswers(fixturesEvent(fixtures, LOCKED)),
    'GET /api/picks/get/official/:eventId': {
      ...NO_RESULTS,
      matchPicks: answered(official, null),
    },
    'GET /api/picks/get/user/:eventId': { ...NO_PICKS, matchPicks: answered(picks, 7) },
  };
}

/** The page of an event that is a bracket of sixteen, drawn and open for picks. */
export function openBracket(locks?: Event['eventStages'][number]['locks']): Answers {
  const made = madeEvent('Worlds Rematch', doubleElimination16.format, [
    { groups: { Playoffs: NAMES } },
  ]);
  const event: Event = locks
    ? {
        ...made,
        openUntil: null,
        eventStages: made.eventStages.map((stage) => ({ ...stage, locks })),
      }
    : made;
  return {
    ...eventAnswers(event),
    'GET /api/picks/get/official/:eventId': {
      ...NO_RESULTS,
      matchPicks: answered(firstRound(), null),
    },
  };
}

/** The page of a single elimination of eight whose semi-finals are drawn once their teams are known. */
export function drawnSemiFinals(): Answers {
  const [playoffs] = doubleElimination16.format.stages;
  if (!playoffs?.playoffDetails || !playoffs.bracket) throw new Error('The format has no bracket');
  const bracket = generateBracket({ teamCount: 8, elimination: 'single' });
  const withDraw = {
    ...bracket,
    parts: bracket.parts.map((part) => ({
      ...part,
      columns: part.columns.map((column) =>
        part.identifier === 'UB' && column.index === 1 ? { ...column, drawn: true } : column,
      ),
    })),
  };
  const playoffDetails = {
    ...playoffs.playoffDetails,
    hasBracketReset: false,
    useSeriesScore: false,
  };
  const stage = { ...playoffs, playoffDetails, bracket: withDraw };
  const teams = NAMES.slice(0, 8);
  const made = madeEvent('Bounty', { ...doubleElimination16.format, stages: [stage] }, [
    { groups: { Playoffs: teams } },
  ]);
  const draw = openingsInOrder(
    compileBracket(stage),
    idsOf(0, 0),
    teams.map((_, at) => at + 1),
  );
  return {
    ...eventAnswers(made),
    'GET /api/picks/get/official/:eventId': { ...NO_RESULTS, matchPicks: answered(draw, null) },
  };
}

/**
 * The page of a double elimination of sixteen that has locked and takes late entries: its first match has a result,
 * and all others begin later.
 */
export function lateBracket(lateShare: LateShare): Answers {
  const made = madeEvent(
    'Worlds Rematch',
    doubleElimination16.format,
    [{ groups: { Playoffs: NAMES } }],
    LOCKED,
  );
  const [first, ...rest] = firstRound();
  const matches = ['UB-0-0', 'UB-0-1', 'UB-0-2', 'UB-1-0'].map((slot) => ({
    eventSubstageId: 100,
    slot,
    lockAt: '2098-12-01T18:00:00Z',
    isSealed: slot === 'UB-0-0',
  }));
  const event: Event = {
    ...made,
    lateShare,
    eventStages: made.eventStages.map((stage) => ({
      ...stage,
      isSealed: true,
      lateLocks: matches,
    })),
  };
  const won = { winnerTeamId: first?.topTeamId ?? null, loserTeamId: first?.bottomTeamId ?? null };
  const played = first && { ...first, ...won, topTeamScore: 3, bottomTeamScore: 1 };
  return {
    ...eventAnswers(event),
    'GET /api/picks/get/official/:eventId': {
      ...NO_RESULTS,
      matchPicks: answered(played ? [played, ...rest] : [], null),
    },
  };
}

/** The page of four groups of four that have begun, as far as told. */
export function runningGroups(
  official: readonly GroupStagePick[],
  picks: readonly GroupStagePick[],
): Answers {
  const event = madeEvent('Groups', groupsFormat.format, FOUR_GROUPS, LOCKED);
  return {
    ...eventAnswers(event),
    'GET /api/picks/get/official/:eventId': {
      ...NO_RESULTS,
      groupStagePicks: answered(official, null),
    },
    'GET /api/picks/get/user/:eventId': { ...NO_PICKS, groupStagePicks: answered(picks, 7) },
  };
}
