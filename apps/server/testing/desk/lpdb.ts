import type { RawStages } from '../../src/desk/liquipedia/reading/read-stages.ts';

// Records as the wiki's interface answers them, made up for tests.

export interface RawTeam {
  readonly name: string;
  readonly page: string;
  readonly template: string;
  readonly players: readonly string[];
}

export const rawTeam = (name: string, own: Partial<RawTeam> = {}): RawTeam => ({
  name,
  page: name.replaceAll(' ', '_'),
  template: name.toLowerCase(),
  players: [1, 2, 3].map((at) => `${name} p${at}`),
  ...own,
});

export const rawTeams = (count: number, prefix: string): RawTeam[] =>
  Array.from({ length: count }, (_, at) => rawTeam(`${prefix} ${at + 1}`));

export type RawSide = RawTeam | 'open' | 'bye';

export interface RawResult {
  readonly winner: 0 | 1;
  readonly scores: readonly [number, number];
  readonly statuses?: readonly [string, string];
}

export interface RawMatch {
  /** The bracket or list that it stands in, and its place there, counted from 1. */
  readonly groupId: string;
  readonly index: number;
  readonly startsAt: string;
  readonly sides: readonly [RawSide, RawSide];
  readonly result: RawResult | null;
  readonly section?: string;
  readonly bestOf?: number;
  readonly list?: { readonly title: string; readonly listIndex: number; readonly round?: number };
  /** In a single elimination: the round and place from which its place follows. */
  readonly knockout?: { readonly round: number; readonly rounds: number };
}

export interface RawPage {
  readonly pageId: number;
  readonly pageName: string;
}

export const idOfMatch = ({ groupId, index, knockout }: RawMatch): string =>
  knockout
    ? knockoutId(groupId, knockout.round, index)
    : `${groupId}_${String(index).padStart(4, '0')}`;

const two = (count: number): string => String(count).padStart(2, '0');
const knockoutId = (groupId: string, round: number, index: number): string =>
  `${groupId}_R${two(round)}-M${String(index).padStart(3, '0')}`;

export function rawMatch(page: RawPage, match: RawMatch): object {
  const { groupId, startsAt, sides, result, section = '', bestOf = 3, list } = match;
  return {
    ...recordOf(page),
    match2id: idOfMatch(match),
    match2bracketid: groupId,
    status: '',
    winner: result === null ? '' : String(result.winner + 1),
    finished: result === null ? 0 : 1,
    section,
    date: startsAt.slice(0, 19).replace('T', ' '),
    dateexact: 1,
    bestof: bestOf,
    extradata: [],
    match2bracketdata: list
      ? {
          type: 'matchlist',
          matchIndex: match.index,
          bracketindex: list.listIndex,
          groupRoundIndex: list.round ?? '',
          ...(match.index === 1 && { title: list.title }),
        }
      : bracketData(match),
    match2opponents: [opponent(sides[0], result, 0), opponent(sides[1], result, 1)],
    match2games: [],
  };
}

const recordOf = ({ pageId, pageName }: RawPage) => ({
  pageid: pageId,
  pagename: pageName,
  namespace: 0,
});

function bracketData({ groupId, index, knockout = { round: 1, rounds: 1 } }: RawMatch): object {
  const { round, rounds } = knockout;
  const feeders =
    round === 1 ? [] : [0, 1].map((at) => knockoutId(groupId, round - 1, 2 * index - 1 + at));
  return {
    type: 'bracket',
    bracketindex: 0,
    bracketType: `Bracket/${2 ** rounds}`,
    bracketsection: 'upper',
    coordinates: {
      depth: rounds - round,
      matchIndexInRound: index - 1,
      rootIndex: 0,
      roundIndex: round - 1,
      sectionIndex: 0,
    },
    lowerMatchIds: feeders,
    loweredges: feeders.map((_, at) => ({ opponentIndex: at, lowerMatchIndex: at })),
    ...(round < rounds && { upperMatchId: knockoutId(groupId, round + 1, Math.ceil(index / 2)) }),
  };
}

function opponent(side: RawSide, result: RawResult | null, at: 0 | 1): object {
  const score = result?.scores[at] ?? -1;
  const status = result === null ? '' : (result.statuses?.[at] ?? 'S');
  if (side === 'open') return { type: 'literal', name: '', template: '', score: -1, status: '' };
  if (side === 'bye') return { type: 'literal', name: 'BYE', template: '', score, status };
  const { name, page, template, players } = side;
  return {
    type: 'team',
    name,
    template,
    score,
    status,
    match2players: players.map((player) => ({ name: player, displayname: player, flag: 'fr' })),
    teamtemplate: { template, page, name, shortname: name, bracketname: name, imageurl: '' },
  };
}

export interface RawTableRow {
  readonly team: RawTeam;
  readonly placement: string;
  readonly wins: number;
  readonly losses: number;
  readonly definite: string;
  /** `dq` */
  readonly special?: string;
}

export interface RawTable {
  readonly index: number;
  readonly title: string;
  readonly type: 'swiss' | 'league';
  readonly matchIds: readonly string[];
  readonly isFinished: boolean;
  readonly rows: readonly RawTableRow[];
}

export const rawTable = (
  page: RawPage,
  { index, title, type, matchIds, isFinished }: RawTable,
): object => ({
  ...recordOf(page),
  standingsindex: index,
  title,
  section: title,
  type,
  matches: matchIds,
  extradata: { finished: isFinished, roundcount: 1 },
});

/** While a table is open its colours are those of the slots, whoever stands there. */
export const rawEntries = (page: RawPage, { index, isFinished, rows }: RawTable): object[] =>
  rows.map(({ team, placement, wins, losses, definite, special = '' }, at) => ({
    ...recordOf(page),
    standingsindex: index,
    opponentname: team.page.replaceAll('_', ' '),
    opponenttemplate: team.template,
    opponenttype: 'team',
    placement,
    definitestatus: isFinished ? definite : '',
    currentstatus: definite,
    scoreboard: { match: { w: wins, d: 0, l: losses } },
    roundindex: 1,
    slotindex: at + 1,
    extradata: { slotindex: at + 1, specialstatus: special },
  }));

export const rawPlacement = (
  page: RawPage,
  { page: name, template, players }: RawTeam,
): object => ({
  ...recordOf(page),
  opponentname: name.replaceAll('_', ' '),
  opponenttemplate: template,
  opponenttype: 'team',
  opponentplayers: Object.fromEntries(
    players.flatMap((player, at) => [
      [`p${at + 1}`, player],
      [`p${at + 1}dn`, player],
      [`p${at + 1}flag`, 'fr'],
    ]),
  ),
});

/** A page as it is at a moment. */
export interface RawMoment {
  readonly matches: readonly RawMatch[];
  readonly tables: readonly RawTable[];
  readonly teams: readonly RawTeam[];
}

export const rawStages = (page: RawPage, { matches, tables, teams }: RawMoment): RawStages => ({
  matches: matches.map((match) => rawMatch(page, match)),
  tables: tables.map((table) => rawTable(page, table)),
  entries: tables.flatMap((table) => rawEntries(page, table)),
  placements: teams.map((team) => rawPlacement(page, team)),
});
