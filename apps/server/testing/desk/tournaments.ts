import {
  type EventFormat,
  FORMAT_VERSION,
  type FormatStage,
  type WikiDetails,
} from '@callshot/rules';
import { readStages } from '../../src/desk/liquipedia/reading/read-stages.ts';
import { type RawMatch, type RawMoment, type RawPage, type RawTeam, rawStages } from './lpdb.ts';

// Tournaments with random results, as their page shows them moment by moment.

export interface Tournament {
  readonly page: RawPage;
  readonly format: EventFormat;
  /** From the draw to the last word. */
  readonly moments: readonly RawMoment[];
  /** Teams that go through in the end, by the tournament's word. */
  readonly through: readonly RawTeam[];
  readonly teams: readonly RawTeam[];
}

export type Random = () => number;
export type Tables = 'from the start' | 'at the end' | 'none';

export const page: RawPage = { pageId: 9_001, pageName: 'Cups/Made_Up/2026' };
export const day = 86_400_000;
export const firstDay = Date.parse('2026-11-02T12:00:00Z');

/** What a reader makes of a page at a moment, so much later than it was planned. */
export async function readMoment(moment: RawMoment, laterMs = 0): Promise<WikiDetails> {
  const read = await readStages(rawStages(page, moment));
  return {
    ...read,
    matches: read.matches.map((match) => ({
      ...match,
      startsAt: match.startsAt && new Date(Date.parse(match.startsAt) + laterMs).toISOString(),
    })),
    tournament: {
      ...page,
      title: 'Made Up Cup 2026',
      start: '2026-11-02',
      end: '2026-11-08',
      bannerUrl: null,
      wikiLink: 'https://liquipedia.net/counterstrike/Cups/Made_Up/2026',
      tier: 1,
      tierType: '',
      status: '',
      teamCount: moment.teams.length,
    },
  };
}

export const formatOf = (...stages: readonly FormatStage[]): EventFormat => ({
  version: FORMAT_VERSION,
  stages,
  scoringBreakdown: { groups: [] },
});

export const NO_DETAILS = {
  teamsToOpenPicks: null,
  swissStageDetails: null,
  groupStageDetails: null,
  playoffDetails: null,
  bracket: null,
} as const;

export interface Standing {
  readonly team: RawTeam;
  readonly wins: number;
  readonly losses: number;
}

export const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

export const mixed = <T>(items: readonly T[], random: Random): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

export const byeResult = { winner: 0, scores: [1, 0], statuses: ['W', 'L'] } as const;

/** A series of three that somebody wins. */
export const playedSeries = (random: Random, favours: 0 | 1 = random() < 0.5 ? 0 : 1) => {
  const lost = random() < 0.5 ? 0 : 1;
  return {
    winner: favours,
    scores: favours === 0 ? ([2, lost] as const) : ([lost, 2] as const),
  };
};

export const unplayed = (match: RawMatch): RawMatch => ({
  ...match,
  result: match.sides.includes('bye') ? match.result : null,
});

export const nobodyIn = (match: RawMatch): RawMatch => ({
  ...match,
  sides: ['open', 'open'],
  result: null,
});
