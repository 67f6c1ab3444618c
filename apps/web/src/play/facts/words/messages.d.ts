// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** {winner} beat {loser} */
  readonly beat: (values: { readonly winner: string | number; readonly loser: string | number }) => string;
  /** {winner} beat {loser} {maps} */
  readonly beatScored: (values: { readonly winner: string | number; readonly loser: string | number; readonly maps: string | number }) => string;
  /** Beside */
  readonly beside: () => string;
  /** Captain */
  readonly captain: () => string;
  /** Coach */
  readonly coach: () => string;
  /** {one} and {other} drew */
  readonly drew: (values: { readonly one: string | number; readonly other: string | number }) => string;
  /** {one} and {other} drew {maps} */
  readonly drewScored: (values: { readonly one: string | number; readonly other: string | number; readonly maps: string | number }) => string;
  /** Team facts. Press F on a team for its own. */
  readonly factsKey: () => string;
  /** Facts about {team} */
  readonly factsOf: (values: { readonly team: string | number }) => string;
  /** From official results, the wiki and staff. */
  readonly factsPromise: () => string;
  /** Team facts */
  readonly factsTitle: () => string;
  /** Last events */
  readonly lastEvents: () => string;
  /** Last meeting */
  readonly lastMeeting: () => string;
  /** maps {maps} */
  readonly maps: (values: { readonly maps: string | number }) => string;
  /** Neither {one} nor {other} came */
  readonly neitherCame: (values: { readonly one: string | number; readonly other: string | number }) => string;
  /** No meeting of these two is known. */
  readonly neverMet: () => string;
  /** No other team */
  readonly noOther: () => string;
  /** Nothing is known of this team yet. */
  readonly nothingKnown: () => string;
  /** Other */
  readonly otherPosition: () => string;
  /** out */
  readonly out: () => string;
  /** Players */
  readonly players: () => string;
  /** Ranking */
  readonly ranking: () => string;
  /** {source}, {day} */
  readonly rankingOf: (values: { readonly source: string | number; readonly day: string | number }) => string;
  /** {count, plural, one {{record}, # draw} other {{record}, # draws}} */
  readonly recordWithDraws: (values: { readonly count: number; readonly record: string | number }) => string;
  /** Seed */
  readonly seed: () => string;
  /** {stage}: {end} */
  readonly stageEnd: (values: { readonly stage: string | number; readonly end: string | number }) => string;
  /** Substitute */
  readonly substitute: () => string;
  /** Team */
  readonly team: () => string;
  /** the facts */
  readonly theFacts: () => string;
  /** This event */
  readonly thisEvent: () => string;
  /** through */
  readonly through: () => string;
  /** Unknown */
  readonly unknown: () => string;
  /** {event}, {stage}, {day} */
  readonly whereAndWhenMet: (values: { readonly event: string | number; readonly stage: string | number; readonly day: string | number }) => string;
  /** {event}, {stage} */
  readonly whereMet: (values: { readonly event: string | number; readonly stage: string | number }) => string;
  /** {winner} won by forfeit against {loser} */
  readonly wonByForfeit: (values: { readonly winner: string | number; readonly loser: string | number }) => string;
};
