// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Loading results */
  readonly loadingResults: () => string;
  /** Summary */
  readonly summary: () => string;
  /** Your <bdi>{stage}</bdi> */
  readonly yourStage: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** Their <bdi>{stage}</bdi> */
  readonly theirStage: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** {name}’s <bdi>{stage}</bdi> */
  readonly stageOf: (values: { readonly name: string | number; readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** <bold>{points}</bold> {points, plural, one {pt} other {pts}} so far */
  readonly pointsSoFar: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly points: number }) => ReactNode;
  /** If {team} win */
  readonly ifTeamWins: (values: { readonly team: string | number }) => string;
  /** {first} or {last} */
  readonly oneOrOther: (values: { readonly first: string | number; readonly last: string | number }) => string;
  /** {first} to {last} */
  readonly awardRange: (values: { readonly first: string | number; readonly last: string | number }) => string;
  /** {best} to {worst} */
  readonly placeRange: (values: { readonly best: string | number; readonly worst: string | number }) => string;
  /** Still possible */
  readonly stillPossible: () => string;
  /** <bold>+{more}</bold> to {total} */
  readonly moreTo: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly more: string | number; readonly total: string | number }) => ReactNode;
  /** at most <bold>+{more}</bold> to {total} */
  readonly atMostMoreTo: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly more: string | number; readonly total: string | number }) => ReactNode;
  /** Best rank */
  readonly bestRank: () => string;
  /** <bold>{place}</bold> after this stage */
  readonly placeAfterStage: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly place: string | number }) => ReactNode;
  /** <bold>{correct}</bold> of {total} */
  readonly correctOf: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly correct: string | number; readonly total: string | number }) => ReactNode;
  /** {count, number} open */
  readonly openCount: (values: { readonly count: number }) => string;
  /** Still open */
  readonly stillOpen: () => string;
  /** What you still need */
  readonly whatYouStillNeed: () => string;
  /** What they still need */
  readonly whatTheyStillNeed: () => string;
  /** What {name} still needs */
  readonly whatStillNeeds: (values: { readonly name: string | number }) => string;
  /** Not all of it can come true together. */
  readonly notAllTogether: () => string;
  /** <bold>All {count, number}</bold> open picks */
  readonly allOpenPicks: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly count: number }) => ReactNode;
  /** {rule}: <bold>{count} of {open}</bold> open picks */
  readonly openPicksOfRule: (values: { readonly rule: string | number; readonly bold: (inside: ReactNode) => ReactNode; readonly count: string | number; readonly open: string | number }) => ReactNode;
  /** <bold>{teams}</bold> to advance */
  readonly teamsToAdvance: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly teams: string | number }) => ReactNode;
  /** <bold>{teams}</bold> to advance ({wins}) */
  readonly teamsToAdvanceWins: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly teams: string | number; readonly wins: string | number }) => ReactNode;
  /** {teams} ({wins}) */
  readonly teamsWithWins: (values: { readonly teams: string | number; readonly wins: string | number }) => string;
  /** {count, plural, =0 {no wins} one {one win} =2 {two wins} =3 {three wins} other {# wins}} */
  readonly wins: (values: { readonly count: number }) => string;
  /** {count, plural, =0 {no wins each} one {one win each} =2 {two wins each} =3 {three wins each} other {# wins each}} */
  readonly winsEach: (values: { readonly count: number }) => string;
  /** <bold>{teams}</bold> to come first */
  readonly teamsToComeFirst: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly teams: string | number }) => ReactNode;
  /** <bold>{teams}</bold> to come second */
  readonly teamsToComeSecond: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly teams: string | number }) => ReactNode;
  /** <bold>{teams}</bold> to go {record} */
  readonly teamsToGo: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly teams: string | number; readonly record: string | number }) => ReactNode;
  /** <bold>{teams}</bold> {rule} */
  readonly teamsByRule: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly teams: string | number; readonly rule: string | number }) => ReactNode;
  /** {rule}: <bold>{teams}</bold> */
  readonly ruleOfTeams: (values: { readonly rule: string | number; readonly bold: (inside: ReactNode) => ReactNode; readonly teams: string | number }) => ReactNode;
  /** {count, plural, one {<bold>#</bold> exact score} other {<bold>#</bold> exact scores}} */
  readonly exactScores: (values: { readonly count: number; readonly bold: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** {count, plural, one {<bold>#</bold> placement} other {<bold>#</bold> placements}} */
  readonly placements: (values: { readonly count: number; readonly bold: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** {count, plural, one {<bold>#</bold> bracket reset} other {<bold>#</bold> bracket resets}} */
  readonly bracketResets: (values: { readonly count: number; readonly bold: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** {count} of {teams} */
  readonly someOfTeams: (values: { readonly count: string | number; readonly teams: string | number }) => string;
  /** {names} and {last} */
  readonly andLast: (values: { readonly names: string | number; readonly last: string | number }) => string;
  /** <bold>Better than {percent}%</bold> of {entrants, number} who picked this stage. The average is {points} pts. */
  readonly betterThan: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly percent: string | number; readonly entrants: number; readonly points: string | number }) => ReactNode;
  /** The average of {entrants, number} who picked this stage is {points} pts. */
  readonly averageIs: (values: { readonly entrants: number; readonly points: string | number }) => string;
  /** {who, select, you {You are} they {They are} other {{name} is}} level with <link>the crowd</link>{scope, select, all { over all stages} other {}}. */
  readonly levelWithCrowd: (values: { readonly who: 'you' | 'they' | (string & {}); readonly name: string | number; readonly link: (inside: ReactNode) => ReactNode; readonly scope: 'all' | (string & {}) }) => ReactNode;
  /** {who, select, you {You beat} they {They beat} other {{name} beats}} <link>the crowd</link> by {points, plural, one {# point} other {# points}}{scope, select, all { over all stages} other {}}. */
  readonly beatsCrowd: (values: { readonly who: 'you' | 'they' | (string & {}); readonly name: string | number; readonly link: (inside: ReactNode) => ReactNode; readonly points: number; readonly scope: 'all' | (string & {}) }) => ReactNode;
  /** <link>The crowd</link> beats {who, select, you {you} they {them} other {{name}}} by {points, plural, one {# point} other {# points}}{scope, select, all { over all stages} other {}}. */
  readonly beatenByCrowd: (values: { readonly link: (inside: ReactNode) => ReactNode; readonly who: 'you' | 'they' | (string & {}); readonly name: string | number; readonly points: number; readonly scope: 'all' | (string & {}) }) => ReactNode;
  /** <link>The crowd</link> would be {place} of {entrants, number} ranked. */
  readonly placeOfCrowd: (values: { readonly link: (inside: ReactNode) => ReactNode; readonly place: string | number; readonly entrants: number }) => ReactNode;
  /** {percent}% */
  readonly percent: (values: { readonly percent: string | number }) => string;
  /** pts on average */
  readonly averageUnit: () => string;
  /** pts on average so far */
  readonly averageUnitSoFar: () => string;
  /** Best */
  readonly best: () => string;
  /** {points, plural, one {pt} other {pts}}, by {entrants, number} */
  readonly bestUnitBy: (values: { readonly points: number; readonly entrants: number }) => string;
  /** Called the champion */
  readonly calledTheChampion: () => string;
  /** Most called champion */
  readonly mostCalledChampion: () => string;
  /** Hardest before the final */
  readonly hardestBeforeFinal: () => string;
  /** Hardest pick */
  readonly hardestPick: () => string;
  /** {team} to advance */
  readonly teamToAdvance: (values: { readonly team: string | number }) => string;
  /** {team} to go {record} */
  readonly teamToGo: (values: { readonly team: string | number; readonly record: string | number }) => string;
  /** {team} to come first */
  readonly teamToComeFirst: (values: { readonly team: string | number }) => string;
  /** {team} to come second */
  readonly teamToComeSecond: (values: { readonly team: string | number }) => string;
  /** {team}, {place} */
  readonly teamAtPlace: (values: { readonly team: string | number; readonly place: string | number }) => string;
  /** No place yet */
  readonly withoutPlace: () => string;
  /** Not decided */
  readonly placeOpen: () => string;
  /** Called {place} */
  readonly calledAt: (values: { readonly place: string | number }) => string;
  /** missed by {count} */
  readonly missedBy: (values: { readonly count: string | number }) => string;
  /** {share}% called it */
  readonly calledExactly: (values: { readonly share: string | number }) => string;
  /** Trophy */
  readonly trophy: () => string;
  /** {tier} {reward, select, medal {medal} globe {globe} cologne {cologne} katowice {katowice} other {trophy}} */
  readonly trophyTitle: (values: { readonly tier: string | number; readonly reward: 'medal' | 'globe' | 'cologne' | 'katowice' | (string & {}) }) => string;
  /** {place}. */
  readonly place: (values: { readonly place: string | number }) => string;
  /** {place}, Top {percent}%. */
  readonly placeAndTop: (values: { readonly place: string | number; readonly percent: string | number }) => string;
  /** {points} short of {tier}. */
  readonly shortOf: (values: { readonly points: string | number; readonly tier: string | number }) => string;
  /** Opens after {stage} */
  readonly opensAfter: (values: { readonly stage: string | number }) => string;
  /** Opens after the stage before */
  readonly opensAfterPrevious: () => string;
  /** Picks open */
  readonly picksOpen: () => string;
  /** Picks locked */
  readonly picksLocked: () => string;
  /** Live */
  readonly live: () => string;
  /** Live, {points} */
  readonly liveWithPoints: (values: { readonly points: string | number }) => string;
  /** Last results to come */
  readonly lastResultsToCome: () => string;
  /** Complete */
  readonly complete: () => string;
  /** {points} of {worth} pts */
  readonly pointsOfWorth: (values: { readonly points: string | number; readonly worth: string | number }) => string;
  /** Picks of {stage} wait for results of {rounds}, which nobody picks. */
  readonly picksWaitFor: (values: { readonly stage: string | number; readonly rounds: string | number }) => string;
  /** Fewer than five picked {stage}: what a few picked is not told. */
  readonly fewerThanFive: (values: { readonly stage: string | number }) => string;
  /** {stage} locked before you saved any picks. */
  readonly lockedBeforeSaved: (values: { readonly stage: string | number }) => string;
  /** {name} made no picks for {stage}. */
  readonly madeNoPicks: (values: { readonly name: string | number; readonly stage: string | number }) => string;
  /** This player made no picks for {stage}. */
  readonly playerMadeNoPicks: (values: { readonly stage: string | number }) => string;
  /** Log in to see your picks beside the results. */
  readonly logInToSee: () => string;
  /** The results appear here as they come in. */
  readonly resultsAppearHere: () => string;
  /** Results of {stage} are hidden */
  readonly resultsHidden: (values: { readonly stage: string | number }) => string;
  /** Show Results tells how it went. */
  readonly showResultsTells: () => string;
  /** Log In */
  readonly logIn: () => string;
  /** Register */
  readonly register: () => string;
  /** Leaderboard */
  readonly leaderboard: () => string;
  /** Call <more>the </more>next<more> one</more>: */
  readonly callNext: (values: { readonly more: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** picks lock in {time} */
  readonly picksLockIn: (values: { readonly time: string | number }) => string;
  /** Champion */
  readonly championColumn: () => string;
  /** Winner */
  readonly winnerColumn: () => string;
  /** Advanced */
  readonly advancedTitle: () => string;
  /** Eliminated */
  readonly eliminatedTitle: () => string;
  /** Still playing */
  readonly stillPlaying: () => string;
  /** Round {round} */
  readonly round: (values: { readonly round: string | number }) => string;
  /** winner advances */
  readonly winnerAdvances: () => string;
  /** loser is out */
  readonly loserIsOut: () => string;
  /** winner advances, loser is out */
  readonly winnerInLoserOut: () => string;
  /** Now and next */
  readonly nowAndNext: () => string;
  /** {count, plural, one {games} other {games}} */
  readonly gamesUnit: (values: { readonly count: number }) => string;
  /** Next */
  readonly nextMatch: () => string;
  /** Bo{games} */
  readonly bestOf: (values: { readonly games: string | number }) => string;
  /** <bold>{percent}%</bold> called it */
  readonly shareCalled: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly percent: string | number }) => ReactNode;
  /** <bold>{percent}%</bold> left it out */
  readonly shareLeftOut: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly percent: string | number }) => ReactNode;
  /** <bold>{percent}%</bold> see it through */
  readonly shareThrough: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly percent: string | number }) => ReactNode;
  /** Matches so far */
  readonly matchesSoFar: () => string;
  /** W */
  readonly wonLetter: () => string;
  /** L */
  readonly lostLetter: () => string;
  /** Beat {opponent}{how, select, forfeit { by walkover} score { {score}} other {}} */
  readonly beat: (values: { readonly opponent: string | number; readonly how: 'forfeit' | 'score' | (string & {}); readonly score: string | number }) => string;
  /** Lost to {opponent}{how, select, forfeit { by forfeit} score { {score}} other {}} */
  readonly lostTo: (values: { readonly opponent: string | number; readonly how: 'forfeit' | 'score' | (string & {}); readonly score: string | number }) => string;
  /** Round {round}: beat {opponent}{how, select, forfeit { by walkover} score { {score}} other {}} */
  readonly roundBeat: (values: { readonly round: string | number; readonly opponent: string | number; readonly how: 'forfeit' | 'score' | (string & {}); readonly score: string | number }) => string;
  /** Round {round}: lost to {opponent}{how, select, forfeit { by forfeit} score { {score}} other {}} */
  readonly roundLostTo: (values: { readonly round: string | number; readonly opponent: string | number; readonly how: 'forfeit' | 'score' | (string & {}); readonly score: string | number }) => string;
  /** Corrected: {result}, was {score} */
  readonly correctedScore: (values: { readonly result: string | number; readonly score: string | number }) => string;
  /** Corrected: {result}, was a win */
  readonly correctedWin: (values: { readonly result: string | number }) => string;
  /** Corrected: {result}, was a loss */
  readonly correctedLoss: (values: { readonly result: string | number }) => string;
  /** Corrected {time}, {former}. */
  readonly corrected: (values: { readonly time: string | number; readonly former: string | number }) => string;
  /** By {by, select, wiki {the tournament wiki} other {staff}}. */
  readonly correctedBy: (values: { readonly by: 'wiki' | (string & {}) }) => string;
  /** By {by, select, wiki {the tournament wiki} other {staff}}: {why}. */
  readonly correctedByWhy: (values: { readonly by: 'wiki' | (string & {}); readonly why: string | number }) => string;
  /** Your points stay the same. */
  readonly yourPointsSame: () => string;
  /** Their points stay the same. */
  readonly theirPointsSame: () => string;
  /** {who, select, you {You} picks {These picks} other {{name}}} gained {points, plural, one {# pt} other {# pts}} by it. */
  readonly pointsGained: (values: { readonly who: 'you' | 'picks' | (string & {}); readonly name: string | number; readonly points: number }) => string;
  /** {who, select, you {You} picks {These picks} other {{name}}} lost {points, plural, one {# pt} other {# pts}} by it. */
  readonly pointsLost: (values: { readonly who: 'you' | 'picks' | (string & {}); readonly name: string | number; readonly points: number }) => string;
  /** Not picked */
  readonly notPicked: () => string;
  /** Advance */
  readonly advancePick: () => string;
  /** not scored */
  readonly notScored: () => string;
  /** {rule}, not scored */
  readonly ruleNotScored: (values: { readonly rule: string | number }) => string;
  /** Your picks and what each of them paid: */
  readonly ownFiles: () => string;
  /** Your picks as CSV */
  readonly ownFileAsCsv: () => string;
  /** Your picks as JSON */
  readonly ownFileAsJson: () => string;
  /** CSV */
  readonly csv: () => string;
  /** JSON */
  readonly json: () => string;
  /** Round {round} */
  readonly fixtureRound: (values: { readonly round: string | number }) => string;
  /** {home} v {away} */
  readonly homeV: (values: { readonly home: string | number; readonly away: string | number }) => string;
  /** Draw */
  readonly drawn: () => string;
  /** Called a draw */
  readonly calledDraw: () => string;
  /** Called {team} */
  readonly calledTeam: (values: { readonly team: string | number }) => string;
  /** Called {team} {score} */
  readonly calledScore: (values: { readonly team: string | number; readonly score: string | number }) => string;
  /** Cancelled */
  readonly fixtureVoid: () => string;
  /** Both forfeited */
  readonly fixtureForfeited: () => string;
  /** {team} by walkover */
  readonly fixtureWalkover: (values: { readonly team: string | number }) => string;
  /** {team} won */
  readonly fixtureWon: (values: { readonly team: string | number }) => string;
  /** Not played yet */
  readonly fixtureOpen: () => string;
  /** {share}% called it */
  readonly calledIt: (values: { readonly share: string | number }) => string;
  /** {count, plural, one {<bold>#</bold> right match result} other {<bold>#</bold> right match results}} */
  readonly matchResultsNeeded: (values: { readonly count: number; readonly bold: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** {round}: you picked these to go on */
  readonly roundCallsOwn: (values: { readonly round: string | number }) => string;
  /** {round}: picked to go on */
  readonly roundCalls: (values: { readonly round: string | number }) => string;
};
