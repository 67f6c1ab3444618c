// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Callshot · Esports pick'ems */
  readonly pageTitle: () => string;
  /** Loading the current events */
  readonly loadingEvents: () => string;
  /** The current event could not be loaded */
  readonly eventFailed: () => string;
  /** No Current Event */
  readonly noCurrentEvent: () => string;
  /** LIVE */
  readonly live: () => string;
  /** <round></round>, best of {games} */
  readonly roundBestOf: (values: { readonly round: (inside: ReactNode) => ReactNode; readonly games: string | number }) => ReactNode;
  /** Call the bracket before it happens. */
  readonly welcomeTitle: () => string;
  /** Pick who goes through, be scored against what really happens, and see where you stand. */
  readonly welcomeText: () => string;
  /** {name} is live. You are {place}. */
  readonly liveTitle: (values: { readonly name: string | number; readonly place: string | number }) => string;
  /** You are {place} at {name}. */
  readonly placeTitle: (values: { readonly place: string | number; readonly name: string | number }) => string;
  /** {name} is open. Make your picks. */
  readonly openTitle: (values: { readonly name: string | number }) => string;
  /** {game}: {stage} can be picked now. {sentence} */
  readonly canBePicked: (values: { readonly game: string | number; readonly stage: string | number; readonly sentence: string | number }) => string;
  /** Your picks for {name} are in. */
  readonly picksInTitle: (values: { readonly name: string | number }) => string;
  /** {name} is over. You came {place}. */
  readonly overTitle: (values: { readonly name: string | number; readonly place: string | number }) => string;
  /** Nothing to call right now. */
  readonly nothingTitle: () => string;
  /** Please come back soon for the next event! */
  readonly comeBackSoon: () => string;
  /** {right} of {all} picks right today, {username}. */
  readonly rightToday: (values: { readonly right: string | number; readonly all: string | number; readonly username: string | number }) => string;
  /** Good to see you, {username}. */
  readonly hail: (values: { readonly username: string | number }) => string;
  /** {sentence} Up {count, plural, one {# place} other {# places}} since the last result. */
  readonly movedUp: (values: { readonly sentence: string | number; readonly count: number }) => string;
  /** {sentence} Down {count, plural, one {# place} other {# places}} since the last result. */
  readonly movedDown: (values: { readonly sentence: string | number; readonly count: number }) => string;
  /** You at {event}, {game} */
  readonly youAt: (values: { readonly event: string | number; readonly game: string | number }) => string;
  /** last result */
  readonly lastResult: () => string;
  /** points */
  readonly pointsLabel: () => string;
  /** still open so far */
  readonly stillOpenSoFar: () => string;
  /** still possible */
  readonly stillPossible: () => string;
  /** +{points, number} */
  readonly plusPoints: (values: { readonly points: number }) => string;
  /** up to +{points, number} */
  readonly upToPoints: (values: { readonly points: number }) => string;
  /** {count, plural, one {stage to come} other {stages to come}} */
  readonly stagesToComeUnit: (values: { readonly count: number }) => string;
  /** Top {percent}% */
  readonly topPercent: (values: { readonly percent: string | number }) => string;
  /** Leaders of {event} */
  readonly leadersOf: (values: { readonly event: string | number }) => string;
  /** All results */
  readonly allResults: () => string;
  /** Called {team} */
  readonly calledTeam: (values: { readonly team: string | number }) => string;
  /** {points} pts */
  readonly pointsShort: (values: { readonly points: string | number }) => string;
  /** did not play */
  readonly didNotPlay: () => string;
  /** beat {team}{score} */
  readonly beat: (values: { readonly team: string | number; readonly score: string | number }) => string;
  /** lost to {team}{score} */
  readonly lostTo: (values: { readonly team: string | number; readonly score: string | number }) => string;
  /** was not there: {winner} beat {loser}{score} */
  readonly wasNotThere: (values: { readonly winner: string | number; readonly loser: string | number; readonly score: string | number }) => string;
  /** Next locks */
  readonly nextLocks: () => string;
  /** Reminders: 24 hours and 1 hour before */
  readonly remindersHint: () => string;
  /** On */
  readonly remindersOn: () => string;
  /** Your picks today */
  readonly yourPicksToday: () => string;
  /** Your latest picks */
  readonly yourLatestPicks: () => string;
  /** All picks */
  readonly allPicks: () => string;
  /** Your trophies */
  readonly yourTrophies: () => string;
  /** Trophy room */
  readonly trophyRoom: () => string;
  /** <bold>{picked} of {required} picked</bold> and saved */
  readonly pickedAndSaved: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly picked: string | number; readonly required: string | number }) => ReactNode;
  /** <bold>{picked} of {required} picked</bold> saved on this device */
  readonly pickedOnDevice: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly picked: string | number; readonly required: string | number }) => ReactNode;
  /** No result of <bdi>{stage}</bdi> yet. */
  readonly noResultYet: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** <bold>{name} in reach:</bold> {points} of {from}, {left} */
  readonly inReach: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly name: string | number; readonly points: string | number; readonly from: string | number; readonly left: string | number }) => ReactNode;
  /** up to +{points} */
  readonly upToMore: (values: { readonly points: string | number }) => string;
  /** {points} to play for */
  readonly toPlayFor: (values: { readonly points: string | number }) => string;
  /** {count, plural, one {# stage} other {# stages}} to come */
  readonly stagesToCome: (values: { readonly count: number }) => string;
  /** {points} and {stages} */
  readonly pointsAndStages: (values: { readonly points: string | number; readonly stages: string | number }) => string;
  /** If <name>{team}</name> win: {awards} */
  readonly ifTeamWins: (values: { readonly name: (inside: ReactNode) => ReactNode; readonly team: string | number; readonly awards: string | number }) => ReactNode;
  /** Being played */
  readonly beingPlayed: () => string;
  /** The last match */
  readonly lastMatch: () => string;
  /** You: {call} */
  readonly youCalled: (values: { readonly call: string | number }) => string;
  /** {percent}% called {team} */
  readonly percentCalled: (values: { readonly percent: string | number; readonly team: string | number }) => string;
  /** Locks */
  readonly locks: () => string;
  /** You */
  readonly you: () => string;
  /** Points */
  readonly pointsFact: () => string;
  /** Entrants */
  readonly entrants: () => string;
  /** Latest */
  readonly latestEntrant: () => string;
  /** Leader */
  readonly leader: () => string;
  /** Event complete */
  readonly eventComplete: () => string;
  /** Picks currently locked */
  readonly picksLocked: () => string;
  /** Picks currently open */
  readonly picksOpen: () => string;
  /** What you can win */
  readonly whatYouCanWin: () => string;
  /** Make your picks */
  readonly makeYourPicks: () => string;
  /** Login */
  readonly login: () => string;
  /** Register */
  readonly register: () => string;
  /** See the results */
  readonly seeResults: () => string;
  /** See your {stage} picks */
  readonly seeYourPicks: (values: { readonly stage: string | number }) => string;
  /** Pick {stage} */
  readonly pickStage: (values: { readonly stage: string | number }) => string;
  /** Watch your {stage} picks */
  readonly watchYourPicks: (values: { readonly stage: string | number }) => string;
  /** Watch your earlier picks */
  readonly watchEarlierPicks: () => string;
  /** Watch {stage} */
  readonly watchStage: (values: { readonly stage: string | number }) => string;
  /** More about Callshot */
  readonly moreAboutCallshot: () => string;
  /** About Us */
  readonly aboutUs: () => string;
};
