import type { WikiMatch, WikiTable } from '../wiki/records.ts';

/** The sources beside the wiki; the name begins the ids of their matches. */
export const elsewhereSources = ['told', 'startgg', 'challonge'] as const;
export type ElsewhereSource = (typeof elsewhereSources)[number];

/**
 * A result as a program or a file tells it. The first report of a match says which match it is; a later one may
 * name its id alone. Teams have an id of the product, a name, or neither where the bracket knows who plays.
 */
export interface ReportedResult {
  /** The teller's own id of the match. */
  readonly externalId: string;
  readonly eventSubstageId: number | null;
  /** Key of the match in a bracket, such as `upper-0-1`; null in Swiss stages and groups. */
  readonly place: string | null;
  /** Counted from 1. */
  readonly round: number | null;
  readonly bestOf: number | null;
  /** An instant, ISO. */
  readonly startsAt: string | null;
  readonly top: ToldTeam;
  readonly bottom: ToldTeam;
  readonly outcome: 'open' | 'played' | 'draw' | 'walkover' | 'double_forfeit' | 'void';
  /** Set for a match that was played, and for a walkover. */
  readonly winner: 'top' | 'bottom' | null;
  /** Maps won; null = not told. */
  readonly topScore: number | null;
  readonly bottomScore: number | null;
}

export interface ToldTeam {
  readonly teamId: number | null;
  readonly name: string | null;
}

/** The place of a match as its source tells it. */
export interface ToldPlace {
  readonly eventSubstageId: number | null;
  readonly place: string | null;
}

/** A match of a source, in the shape of the wiki's. */
export interface ReadMatch {
  readonly match: WikiMatch;
  readonly at: ToldPlace | null;
}

export interface ReadTable {
  readonly eventSubstageId: number;
  readonly table: WikiTable;
}

/** Something of an answer that does not come in, and why. */
export interface LeftOut {
  /** The match, in the source's words. */
  readonly what: string;
  readonly code: LeftOutCode;
}

export const leftOutCodes = [
  'unreadable',
  'no_teams',
  'unknown_id',
  'no_such_place',
  'no_place_found',
  'follows_wiki',
  'other_source',
  'stage_open',
  'stage_not_opened',
  'told_twice',
  'ends_incomplete',
] as const;
export type LeftOutCode = (typeof leftOutCodes)[number];

/** All that a source tells, in one shape. */
export interface ReadResults {
  readonly matches: readonly ReadMatch[];
  readonly tables: readonly ReadTable[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * A source of results: the wiki, a program's own matches, a bracket of another site. It reads an answer, and asks
 * nobody. Parts that cannot be read are left out and told of.
 */
export interface ResultSource<Answer, Read = ReadResults> {
  readonly name: 'wiki' | ElsewhereSource;
  read(answer: Answer): Read | Promise<Read>;
}

/** The id of a source's match among all matches of an event. */
export const elsewhereId = (source: ElsewhereSource, externalId: string): string =>
  `${source}:${externalId}`;

/** The source of a stored match. */
export function sourceOf({ matchId }: Pick<WikiMatch, 'matchId'>): 'wiki' | ElsewhereSource {
  return elsewhereSources.find((source) => matchId.startsWith(`${source}:`)) ?? 'wiki';
}

/** The id under which its source knows a match. */
export function externalIdOfMatch(match: Pick<WikiMatch, 'matchId'>): string {
  const source = sourceOf(match);
  return source === 'wiki' ? match.matchId : match.matchId.slice(source.length + 1);
}

/** Tables have no id: no page of the wiki has the number 0. */
export const isElsewhereTable = ({ pageId }: Pick<WikiTable, 'pageId'>): boolean =>
  pageId === ELSEWHERE_PAGE;
export const ELSEWHERE_PAGE = 0;
