import { type EventFormat, type StartingPoint, startFrom, type WikiGroup } from '@callshot/rules';

// Groups of a wiki made up for tests: what getDetails answers of a tournament.

const teamsOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `team ${at + 1}`);

const key = (groupId: string): string => `7|Cup/2031|${groupId}`;

const ANY: Omit<WikiGroup, 'key' | 'groupId' | 'kind' | 'shape' | 'title'> = {
  section: '',
  pageName: 'Cup/2031',
  start: null,
  isExactStart: false,
  matchCount: 0,
  teamCount: 0,
  teams: [],
  outline: [],
  counts: [],
  lists: [],
  formerId: null,
  wentThrough: [],
};

/** A whole Swiss stage of sixteen teams with its table; the stage begins at `start`. */
export function swissGroups(index: number, start: string): readonly [WikiGroup, WikiGroup] {
  const section = `Stage ${index}`;
  const teams = teamsOf(16);
  const matches: WikiGroup = {
    ...ANY,
    key: key(`swiss:${index}`),
    groupId: `swiss:${index}`,
    kind: 'match',
    shape: 'swiss',
    title: `${section} matches`,
    section,
    start,
    isExactStart: true,
    matchCount: 33,
    teamCount: 16,
    teams,
  };
  const table: WikiGroup = {
    ...ANY,
    key: key(String(index)),
    groupId: String(index),
    kind: 'standings',
    shape: 'table',
    title: `${section} standings`,
    section,
    teamCount: 16,
    teams,
    counts: [matches.key],
  };
  return [table, matches];
}

/** A single elimination of eight, as a page draws it: the last round first in its tree. */
export function knockoutGroup(start: string, bestOf: readonly number[] = [5, 5, 5]): WikiGroup {
  const groupId = 'AbCdEfGhIj';
  const id = (round: number, at: number) => `${groupId}_R${round + 1}-M${at + 1}`;
  const outline = [4, 2, 1].flatMap((matches, round): WikiGroup['outline'] =>
    Array.from({ length: matches }, (_, at) => ({
      matchId: id(round, at),
      bestOf: bestOf[round] ?? null,
      teams: round === 0 ? [`team ${2 * at + 1}`, `team ${2 * at + 2}`] : [null, null],
      winner: null,
      hasBye: false,
      place: {
        kind: 'bracket',
        bracketIndex: 0,
        bracketType: '8',
        header: '',
        section: 'upper',
        sectionIndex: 0,
        roundIndex: round,
        indexInRound: at,
        rootIndex: 0,
        depth: 2 - round,
        feeders:
          round === 0
            ? []
            : [
                { matchId: id(round - 1, 2 * at), slot: 0 },
                { matchId: id(round - 1, 2 * at + 1), slot: 1 },
              ],
        winnerTo: round === 2 ? null : id(round + 1, Math.floor(at / 2)),
        loserTo: null,
        isThirdPlace: false,
        isReset: false,
        qualifiesWinner: false,
        qualifiesLoser: false,
      },
    })),
  );
  return {
    ...ANY,
    key: key(groupId),
    groupId,
    kind: 'match',
    shape: 'bracket',
    title: 'Playoffs',
    start,
    isExactStart: true,
    matchCount: 7,
    teamCount: 8,
    teams: teamsOf(8),
    outline,
  };
}

const stagesOf = (from: StartingPoint, name: string) =>
  startFrom(from).stages.map((stage) => ({ ...stage, name }));
const swiss = { kind: 'swiss', teamCount: 16 } as const;
const knockout = {
  kind: 'knockout',
  teamCount: 8,
  elimination: 'single',
  hasReset: false,
} as const;

/** Two Swiss stages and playoffs; a final of five maps. */
export const MAJOR: EventFormat = {
  ...startFrom(swiss),
  stages: [
    ...stagesOf(swiss, 'Stage 1'),
    ...stagesOf(swiss, 'Stage 2'),
    ...stagesOf(knockout, 'Playoffs'),
  ],
};
