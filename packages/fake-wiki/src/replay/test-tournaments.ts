import { tablesFrom } from '../read-folder.ts';
import type { JsonObject, WikiTables } from '../types.ts';

interface Drawn {
  readonly id: string;
  readonly teams: readonly [string, string];
  readonly scores: readonly [number, number];
  readonly data: JsonObject;
  readonly bestof?: number;
  readonly date?: string;
}

const opponent = (name: string, score: number, hasWon: boolean): JsonObject => ({
  type: 'team',
  name,
  score,
  status: 'S',
  placement: hasWon ? 1 : 2,
  teamtemplate: { page: name.replaceAll(' ', '_') },
});

/** A made-up tournament; matches without a date have none. */
export function drawnTournament(matches: readonly Drawn[]): WikiTables {
  const records = matches.map(
    ({ id, teams, scores, data, bestof = 3, date }): JsonObject => ({
      pageid: 1,
      pagename: 'Drawn',
      parent: 'Drawn',
      objectname: `1_${id}`,
      match2id: id,
      match2bracketid: id.split('_')[0] ?? '',
      winner: scores[0] > scores[1] ? '1' : '2',
      finished: 1,
      status: '',
      walkover: '',
      resulttype: '',
      vod: '',
      bestof,
      date: date ?? '0000-01-01 00:00:00',
      dateexact: date === undefined ? 0 : 1,
      extradata: [],
      match2bracketdata: data,
      match2opponents: [
        opponent(teams[0], scores[0], scores[0] > scores[1]),
        opponent(teams[1], scores[1], scores[1] > scores[0]),
      ],
      match2games: [],
      wiki: 'counterstrike',
    }),
  );
  return tablesFrom((name) => (name === 'match' ? records : []));
}

const list = (index: number, bracketindex = 0): JsonObject => ({
  type: 'matchlist',
  matchIndex: index,
  bracketindex,
});

/** Winners and losers of the opening matches meet, then what is left of them. */
export const fourTeamGroup = drawnTournament([
  { id: 'gsl_0001', teams: ['A', 'B'], scores: [2, 0], data: list(1) },
  { id: 'gsl_0002', teams: ['C', 'D'], scores: [2, 1], data: list(2) },
  { id: 'gsl_0003', teams: ['A', 'C'], scores: [1, 2], data: list(3) },
  { id: 'gsl_0004', teams: ['B', 'D'], scores: [2, 0], data: list(4) },
  { id: 'gsl_0005', teams: ['A', 'B'], scores: [0, 2], data: list(5) },
]);

/** The second match of A begins a quarter of an hour after the first, which seems to take two hours. */
export const inHaste = drawnTournament([
  { id: 'gsl_0001', teams: ['A', 'B'], scores: [2, 0], data: list(1), date: '2025-01-01 10:00:00' },
  { id: 'gsl_0002', teams: ['A', 'C'], scores: [2, 1], data: list(2), date: '2025-01-01 10:15:00' },
]);

export const everybodyMeetsEverybody = drawnTournament([
  { id: 'all_0001', teams: ['A', 'B'], scores: [2, 0], data: list(1) },
  { id: 'all_0002', teams: ['C', 'D'], scores: [2, 1], data: list(2) },
  { id: 'all_0003', teams: ['A', 'C'], scores: [1, 2], data: list(3) },
  { id: 'all_0004', teams: ['B', 'D'], scores: [2, 0], data: list(4) },
  { id: 'all_0005', teams: ['A', 'D'], scores: [0, 2], data: list(5) },
  { id: 'all_0006', teams: ['B', 'C'], scores: [0, 2], data: list(6) },
]);

const drawn = (
  [roundIndex, sectionIndex, matchIndexInRound]: readonly [number, number, number],
  lowerMatchIds: readonly string[],
  more: JsonObject = {},
): JsonObject => ({
  type: 'bracket',
  bracketindex: 0,
  lowerMatchIds,
  coordinates: { roundIndex, sectionIndex, matchIndexInRound },
  ...more,
});

/** Four teams, both ways to the grand final, which is played again. */
export const doubleElimination = drawnTournament([
  { id: 'de_Rx-MBR', teams: ['A', 'B'], scores: [2, 1], data: drawn([3, 0, 1], []) },
  { id: 'de_R1-M1', teams: ['A', 'C'], scores: [2, 0], data: drawn([0, 0, 0], []) },
  { id: 'de_R1-M2', teams: ['B', 'D'], scores: [0, 2], data: drawn([0, 0, 1], []) },
  { id: 'de_R1-M3', teams: ['C', 'B'], scores: [0, 2], data: drawn([1, 1, 0], []) },
  {
    id: 'de_R2-M1',
    teams: ['A', 'D'],
    scores: [2, 1],
    data: drawn([1, 0, 0], ['de_R1-M1', 'de_R1-M2']),
  },
  { id: 'de_R2-M2', teams: ['D', 'B'], scores: [1, 2], data: drawn([2, 1, 0], ['de_R1-M3']) },
  {
    id: 'de_R3-M1',
    teams: ['A', 'B'],
    scores: [0, 2],
    data: drawn([3, 0, 0], ['de_R2-M1', 'de_R2-M2'], { bracketreset: 'de_Rx-MBR' }),
  },
]);
