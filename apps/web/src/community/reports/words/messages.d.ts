// Printed from en.json by node scripts/generate.mjs.
export declare const m: {
  /** Staff see the username, your reason and your name. The user sees none of it. */
  readonly usernameSeenBy: () => string;
  /** Staff see the league, your reason and your name. Its members see none of it. */
  readonly leagueSeenBy: () => string;
  /** Staff see the nameplate, your reason and your name. Its owner sees none of it. */
  readonly nameplateSeenBy: () => string;
  /** Thank you. Staff will look at it. */
  readonly thanks: () => string;
  /** Report */
  readonly reportAction: () => string;
  /** Cancel */
  readonly cancel: () => string;
  /** What is wrong with the name? */
  readonly wrongWithName: () => string;
  /** What is wrong with it? */
  readonly wrongWithIt: () => string;
  /** Report username */
  readonly reportUsername: () => string;
  /** Report League */
  readonly reportLeague: () => string;
  /** Report nameplate */
  readonly reportNameplate: () => string;
};
