// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Global Leaderboard */
  readonly globalLeaderboard: () => string;
  /** Loading the leaderboard */
  readonly loadingLeaderboard: () => string;
  /** The leaderboard could not be loaded */
  readonly leaderboardFailed: () => string;
  /** The leaderboard could not be loaded. */
  readonly leaderboardFailedText: () => string;
  /** Try again */
  readonly tryAgain: () => string;
  /** after {result} */
  readonly afterResult: (values: { readonly result: string | number }) => string;
  /** Last result */
  readonly lastResult: () => string;
  /** GLOBAL TOP 10 */
  readonly globalTop10: () => string;
  /** RECENT ENTRANTS */
  readonly recentEntrants: () => string;
  /** Full leaderboard */
  readonly fullLeaderboard: () => string;
  /** No picks have been scored for this event. */
  readonly noPicksScored: () => string;
  /** Nobody has entered yet. Be the first! */
  readonly nobodyEntered: () => string;
  /** Some rows could not be loaded. */
  readonly rowsFailed: () => string;
  /** Rows {first, number}–{last, number} of {count, number} */
  readonly rowsOf: (values: { readonly first: number; readonly last: number; readonly count: number }) => string;
  /** Top */
  readonly toTop: () => string;
  /** My row */
  readonly toMyRow: () => string;
  /** Bottom */
  readonly toBottom: () => string;
  /** Search by name */
  readonly searchByName: () => string;
  /** At least 3 characters */
  readonly searchTooShort: () => string;
  /** The search did not work */
  readonly searchFailed: () => string;
  /** No entrant is called “{text}” */
  readonly noEntrantCalled: (values: { readonly text: string | number }) => string;
  /** Found entrants */
  readonly foundEntrants: () => string;
  /** {count} found */
  readonly foundCount: (values: { readonly count: string | number }) => string;
  /** The first {mostFound}: type more of the name */
  readonly foundTooMany: (values: { readonly mostFound: string | number }) => string;
  /** Rank */
  readonly rank: () => string;
  /** Move */
  readonly move: () => string;
  /** Player */
  readonly player: () => string;
  /** Called champion */
  readonly calledChampion: () => string;
  /** Points */
  readonly points: () => string;
  /** you */
  readonly you: () => string;
  /** Staff */
  readonly staff: () => string;
  /** Your row */
  readonly yourRow: () => string;
  /** Podium */
  readonly podium: () => string;
  /** {count, plural, one {pt} other {pts}} */
  readonly pointsUnit: (values: { readonly count: number }) => string;
  /** {count, plural, one {# pt} other {# pts}} */
  readonly pointsText: (values: { readonly count: number }) => string;
  /** {count, plural, one {{points} point} other {{points} points}} */
  readonly pointsWords: (values: { readonly count: number; readonly points: string | number }) => string;
  /** same rank */
  readonly sameRank: () => string;
  /** up {places, number} */
  readonly movedUp: (values: { readonly places: number }) => string;
  /** down {places, number} */
  readonly movedDown: (values: { readonly places: number }) => string;
  /** called {team}, {outcome} */
  readonly calledTeam: (values: { readonly team: string | number; readonly outcome: string | number }) => string;
  /** Open your picks */
  readonly openYourPicks: () => string;
  /** Open their picks */
  readonly openTheirPicks: () => string;
  /** Open your profile */
  readonly openYourProfile: () => string;
  /** Open their profile */
  readonly openTheirProfile: () => string;
  /** Award Info */
  readonly awardInfo: () => string;
  /** Award info */
  readonly awardInfoButton: () => string;
  /** Awards */
  readonly awards: () => string;
  /** Worlds */
  readonly worlds: () => string;
  /** Major */
  readonly major: () => string;
  /** Regional, Tier 1 or S-Tier LAN */
  readonly regional: () => string;
  /** Cologne */
  readonly cologne: () => string;
  /** Katowice */
  readonly katowice: () => string;
  /** Globe */
  readonly globe: () => string;
  /** Trophy */
  readonly trophy: () => string;
  /** Medal */
  readonly medal: () => string;
  /** Prestige Trophy */
  readonly prestigeTrophy: () => string;
  /** Diamond */
  readonly diamond: () => string;
  /** Platinum */
  readonly platinum: () => string;
  /** Gold */
  readonly gold: () => string;
  /** Silver */
  readonly silver: () => string;
  /** Bronze */
  readonly bronze: () => string;
  /** Wood */
  readonly wood: () => string;
  /** By your place on the global leaderboard */
  readonly byPlace: () => string;
  /** Place */
  readonly place: () => string;
  /** By the kind of event */
  readonly byEventKind: () => string;
  /** Event */
  readonly event: () => string;
  /** Entrants with equal points share their rank and its award. Rules are the same however few or many entered. */
  readonly awardRules: () => string;
  /** {right, number} of {of, number} right makes {tier} */
  readonly goalMakes: (values: { readonly right: number; readonly of: number; readonly tier: string | number }) => string;
  /** {right, number} of {of, number} right: {tier} reached */
  readonly goalReached: (values: { readonly right: number; readonly of: number; readonly tier: string | number }) => string;
  /** {right, number} of {of, number} right so far, {more, plural, one {# more makes} other {# more make}} {tier} */
  readonly goalShort: (values: { readonly right: number; readonly of: number; readonly more: number; readonly tier: string | number }) => string;
  /** {right, number} of {of, number} right: {tier} can no longer be reached */
  readonly goalMissed: (values: { readonly right: number; readonly of: number; readonly tier: string | number }) => string;
  /** By right calls in each stage */
  readonly byGoals: () => string;
  /** Stage */
  readonly goalStage: () => string;
  /** Goal */
  readonly goalOne: () => string;
  /** {right, number} of {of, number} right */
  readonly goalOf: (values: { readonly right: number; readonly of: number }) => string;
  /** Everybody who enters has Wood. Each goal that is reached lifts the trophy by one tier: Bronze, Silver, Gold, Platinum, Diamond. */
  readonly goalRules: () => string;
  /** Award */
  readonly award: () => string;
  /** Winner */
  readonly winner: () => string;
  /** Top 10 */
  readonly top10: () => string;
  /** Top 10% */
  readonly top10Percent: () => string;
  /** Top 30% */
  readonly top30Percent: () => string;
  /** Top 50% */
  readonly top50Percent: () => string;
  /** Participant */
  readonly participant: () => string;
  /** Trophies */
  readonly trophies: () => string;
  /** Ranked */
  readonly ranked: () => string;
  /** From */
  readonly fromPoints: () => string;
  /** , yours */
  readonly yours: () => string;
  /** any */
  readonly anyPoints: () => string;
  /** First of all */
  readonly firstOfAll: () => string;
  /** On the {name} line */
  readonly onLine: (values: { readonly name: string | number }) => string;
  /** {points} above the {name} line */
  readonly aboveLine: (values: { readonly points: string | number; readonly name: string | number }) => string;
  /** <bold>{points}</bold> short of {name} */
  readonly shortOf: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly points: string | number; readonly name: string | number }) => ReactNode;
  /** {name} from here */
  readonly fromHere: (values: { readonly name: string | number }) => string;
  /**  · {points} and up */
  readonly andUp: (values: { readonly points: string | number }) => string;
  /** Score Breakdown */
  readonly scoreBreakdown: () => string;
  /** Score Breakdown: {name} */
  readonly breakdownOf: (values: { readonly name: string | number }) => string;
  /** Leaderboard */
  readonly leaderboard: () => string;
  /** The score could not be loaded */
  readonly scoreFailed: () => string;
  /** Percentile */
  readonly percentile: () => string;
  /** Not ranked yet */
  readonly notRankedYet: () => string;
  /** Would be {rank} {ofRanked} */
  readonly wouldBe: (values: { readonly rank: string | number; readonly ofRanked: string | number }) => string;
  /** Top {percent}% of ranked */
  readonly topOfRanked: (values: { readonly percent: string | number }) => string;
  /** Still possible */
  readonly stillPossible: () => string;
  /** Still possible in locked stages */
  readonly stillPossibleLocked: () => string;
  /** at most {points, number} */
  readonly atMost: (values: { readonly points: number }) => string;
  /** Stage {number} */
  readonly stageNumber: (values: { readonly number: string | number }) => string;
  /** {correct} of {decided} correct */
  readonly correctOf: (values: { readonly correct: string | number; readonly decided: string | number }) => string;
  /** {pending} to come */
  readonly toCome: (values: { readonly pending: string | number }) => string;
  /** Cancelled */
  readonly cancelled: () => string;
  /** Late · {share}% */
  readonly lateMark: (values: { readonly share: string | number }) => string;
  /** entered late, for {share}% of the points */
  readonly lateSpoken: (values: { readonly share: string | number }) => string;
  /** Late entry, no rank */
  readonly lateRank: () => string;
  /** Entered after the lock: right calls pay {share}%, and the trophy is Wood. */
  readonly lateNote: (values: { readonly share: string | number }) => string;
  /** Missed, because they had begun */
  readonly lateMissed: () => string;
  /** Round {round} */
  readonly fixtureRound: (values: { readonly round: string | number }) => string;
};
