/**
 * The tournament wiki's data without its quirks: plain JSON, so that server and browser run the
 * same functions on the same values. Instants are ISO texts in UTC, days `yyyy-mm-dd`; null = not
 * known.
 */

export interface WikiTournament {
  readonly pageId: number;
  readonly pageName: string;
  readonly title: string;
  /** Days. */
  readonly start: string | null;
  readonly end: string | null;
  readonly bannerUrl: string | null;
  readonly wikiLink: string;
  /** 1 is S, 2 A, … */
  readonly tier: number | null;
  readonly tierType: string;
  readonly status: string;
  readonly teamCount: number | null;
}

export interface WikiTeam {
  /** Identity: the page of its team template, else its name; case and underscores folded. */
  readonly key: string;
  readonly name: string;
  readonly shortName: string;
  readonly template: string | null;
  readonly logoUrl: string | null;
  readonly members: readonly WikiMember[];
}

export interface WikiMember {
  readonly position: 'Player' | 'Captain' | 'Coach' | 'Substitute' | 'Other';
  readonly username: string;
  readonly flag: string | null;
}

export interface WikiOpponent {
  readonly kind: 'team' | 'open' | 'bye';
  readonly teamKey: string | null;
  readonly name: string;
  /** Null where what the wiki says is no score. */
  readonly score: number | null;
  readonly status: '' | 'S' | 'W' | 'L' | 'FF' | 'DQ' | 'D';
}

export type WikiSide = 'first' | 'second';

export interface WikiMatch {
  readonly pageId: number;
  readonly pageName: string;
  readonly matchId: string;
  /** The bracket or list that it stands in. */
  readonly groupId: string;
  /** The heading above it. */
  readonly section: string;
  /** Position on its page. */
  readonly order: number;
  readonly startsAt: string | null;
  /** Else no more than the day is known. */
  readonly isExact: boolean;
  readonly bestOf: number | null;
  readonly isFinished: boolean;
  readonly winner: WikiSide | 'draw' | 'none' | null;
  readonly isNotPlayed: boolean;
  readonly isOverturned: boolean;
  readonly opponents: readonly [WikiOpponent, WikiOpponent];
  readonly games: readonly WikiGame[];
  readonly place: WikiPlace;
}

export interface WikiGame {
  readonly map: string;
  readonly scores: readonly [number, number] | null;
  readonly winner: WikiSide | null;
}

export type WikiPlace = ListPlace | BracketPlace;

export interface ListPlace {
  readonly kind: 'list';
  readonly title: string;
  /** The last one above it in the list; a date on some pages. */
  readonly header: string;
  /** Position in its list, and of the list on its page; both 0-based. */
  readonly index: number;
  readonly listIndex: number;
  /** 1-based, where the page says so. */
  readonly round: number | null;
}

export interface BracketPlace {
  readonly kind: 'bracket';
  /** Position of the bracket on its page. */
  readonly bracketIndex: number;
  readonly bracketType: string;
  readonly header: string;
  readonly section: 'upper' | 'mid' | 'lower';
  readonly sectionIndex: number;
  readonly roundIndex: number;
  readonly indexInRound: number;
  readonly rootIndex: number;
  readonly depth: number;
  /** The matches whose winners come in, each with the slot that it fills. */
  readonly feeders: readonly { readonly matchId: string; readonly slot: 0 | 1 }[];
  readonly winnerTo: string | null;
  /** Hardly any page says where losers go. */
  readonly loserTo: string | null;
  readonly isThirdPlace: boolean;
  readonly isReset: boolean;
  readonly qualifiesWinner: boolean;
  readonly qualifiesLoser: boolean;
}

export interface WikiTable {
  readonly pageId: number;
  readonly pageName: string;
  readonly index: number;
  readonly title: string;
  readonly section: string;
  readonly type: 'swiss' | 'league' | 'ffa';
  /** None where the page keeps none, as older ones do. */
  readonly matchIds: readonly string[];
  readonly isFinished: boolean;
  readonly rounds: number;
  /** The colour of each place, unknown teams' among them: what it leads to, before anything is played. */
  readonly colours: readonly WikiTableRow['definite'][];
  /** The rows of the last round, in the order shown. */
  readonly rows: readonly WikiTableRow[];
}

export interface WikiTableRow {
  readonly teamKey: string;
  readonly name: string;
  readonly placement: number | null;
  readonly wins: number;
  readonly losses: number;
  /** The team's fate, once the table is finished. */
  readonly definite: 'up' | 'stayup' | 'stay' | 'staydown' | 'down' | '';
  readonly isDisqualified: boolean;
}

export interface WikiDetails {
  readonly tournament: WikiTournament;
  readonly matches: readonly WikiMatch[];
  readonly tables: readonly WikiTable[];
  readonly teams: readonly WikiTeam[];
  /** Descriptions of what could not be read. */
  readonly leftOut: readonly string[];
}
