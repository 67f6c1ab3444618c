// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Pick Data */
  readonly pageTitle: () => string;
  /** Callshot - Pick Data */
  readonly documentTitle: () => string;
  /** Counted from the board in memory */
  readonly pageIntro: () => string;
  /** Pick Override */
  readonly pickOverride: () => string;
  /** event {id} */
  readonly eventFileName: (values: { readonly id: string | number }) => string;
  /** Game */
  readonly game: () => string;
  /** {game} has no event yet */
  readonly noEventYet: (values: { readonly game: string | number }) => string;
  /** Choose an event */
  readonly chooseEvent: () => string;
  /** You see the picks of each stage once it is locked. */
  readonly chooseEventText: () => string;
  /** the picks */
  readonly thePicks: () => string;
  /** Event */
  readonly event: () => string;
  /** Event {id} */
  readonly eventNumber: (values: { readonly id: string | number }) => string;
  /** pick data {event}.csv */
  readonly allTablesFile: (values: { readonly event: string | number }) => string;
  /** CSV, all tables */
  readonly saveAllTables: () => string;
  /** Stage */
  readonly stage: () => string;
  /** {stage} can still be picked */
  readonly stillOpen: (values: { readonly stage: string | number }) => string;
  /** Picks of a stage are hidden from everyone until it locks, staff included. */
  readonly stillOpenText: () => string;
  /** picked {stage} */
  readonly pickedStage: (values: { readonly stage: string | number }) => string;
  /** ranked */
  readonly ranked: () => string;
  /** locked, public since */
  readonly publicSince: () => string;
  /** This Event Type hasn't been set up yet. Contact the devs. */
  readonly notSetUp: () => string;
  /** Advancing */
  readonly advancing: () => string;
  /** Eliminated */
  readonly eliminated: () => string;
  /** Bracket Winner */
  readonly bracketWinner: () => string;
  /** First Place */
  readonly firstPlace: () => string;
  /** Second Place */
  readonly secondPlace: () => string;
  /** Places */
  readonly places: () => string;
  /** Match Winners */
  readonly matchWinners: () => string;
  /** Series Scores */
  readonly seriesScores: () => string;
  /** Bracket Reset */
  readonly bracketReset: () => string;
  /** to go through */
  readonly aboutAdvancing: () => string;
  /** without a win */
  readonly aboutEliminated: () => string;
  /** of the last match */
  readonly aboutChampion: () => string;
  /** of the group */
  readonly aboutGroup: () => string;
  /** in the order of the group */
  readonly aboutPlaces: () => string;
  /** by match */
  readonly aboutMatches: () => string;
  /** played or not */
  readonly aboutReset: () => string;
  /** Rarest right pick: {pick} */
  readonly rarestRight: (values: { readonly pick: string | number }) => string;
  /** Most wrong picks: {pick} */
  readonly mostWrong: (values: { readonly pick: string | number }) => string;
  /** {name}, {table, select, advancing {advancing} eliminated {eliminated} champion {bracket winner} first {first place} second {second place} winners {match winners} scores {series scores} other {bracket reset}} */
  readonly pickOfTable: (values: { readonly name: string | number; readonly table: 'advancing' | 'eliminated' | 'champion' | 'first' | 'second' | 'winners' | 'scores' | (string & {}) }) => string;
  /** {team}, {place} */
  readonly teamAtPlace: (values: { readonly team: string | number; readonly place: string | number }) => string;
  /** Table */
  readonly table: () => string;
  /** Group */
  readonly group: () => string;
  /** Name */
  readonly name: () => string;
  /** Percent */
  readonly percent: () => string;
  /** Picks */
  readonly picks: () => string;
  /** Users */
  readonly users: () => string;
  /** Came true */
  readonly cameTrueColumn: () => string;
  /** yes */
  readonly cameTrueYes: () => string;
  /** no */
  readonly cameTrueNo: () => string;
  /** {stage} {table}.csv */
  readonly tableFile: (values: { readonly stage: string | number; readonly table: string | number }) => string;
  /** {about}, {count, number} a user */
  readonly eachUser: (values: { readonly about: string | number; readonly count: number }) => string;
  /** {table} as CSV */
  readonly tableAsCsv: (values: { readonly table: string | number }) => string;
  /** Nobody picked any of these. */
  readonly nonePicked: () => string;
  /** came true */
  readonly cameTrueMark: () => string;
  /** What stands out */
  readonly whatStandsOut: () => string;
  /** against the results */
  readonly againstResults: () => string;
  /** Percent is picks of users who submitted this stage. Shares are public after the lock and from 5 users on. */
  readonly percentNote: () => string;
  /** {table} as JSON */
  readonly tableAsJson: (values: { readonly table: string | number }) => string;
  /** Files */
  readonly files: () => string;
  /** everybody on the board */
  readonly filesFact: () => string;
  /** Board */
  readonly fileOfBoard: () => string;
  /** Places and points, stage by stage */
  readonly aboutFileOfBoard: () => string;
  /** Slips */
  readonly fileOfSlips: () => string;
  /** Every pick of locked stages */
  readonly aboutFileOfSlips: () => string;
  /** Ledger */
  readonly fileOfLedger: () => string;
  /** What each pick paid */
  readonly aboutFileOfLedger: () => string;
  /** One file is written at a time. A large event takes a few minutes. */
  readonly filesNote: () => string;
};
