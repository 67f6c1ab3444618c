// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** PICK'EMS */
  readonly tabTitle: () => string;
  /** Pick'ems */
  readonly tabTitleShort: () => string;
  /** {event} · Callshot */
  readonly pageTitle: (values: { readonly event: string | number }) => string;
  /** Loading the event */
  readonly loadingEvent: () => string;
  /** No Current Event */
  readonly noCurrentEvent: () => string;
  /** Please come back soon for the next event! */
  readonly comeBackSoon: () => string;
  /** The event could not be loaded */
  readonly eventFailed: () => string;
  /** Check your connection. Unsaved picks are kept on this device. */
  readonly eventFailedText: () => string;
  /** Try again */
  readonly tryAgain: () => string;
  /** No such event */
  readonly noSuchEvent: () => string;
  /** It may have been removed. Find the others in the event details. */
  readonly noSuchEventText: () => string;
  /** See the current event */
  readonly seeCurrentEvent: () => string;
  /** This event cannot be shown */
  readonly eventNotShown: () => string;
  /** Its format is newer than this page. Reload to get the newest version. */
  readonly formatTooNew: () => string;
  /** This stage cannot be shown */
  readonly stageNotShown: () => string;
  /** The event’s format does not include it. */
  readonly stageNotInFormat: () => string;
  /** The picks could not be loaded */
  readonly picksFailed: () => string;
  /** Events */
  readonly events: () => string;
  /** Which events */
  readonly whichEvents: () => string;
  /** Past */
  readonly pastEvents: () => string;
  /** Live */
  readonly liveEvents: () => string;
  /** Previous event */
  readonly previousEvent: () => string;
  /** Next event */
  readonly nextEvent: () => string;
  /** Event details */
  readonly eventDetails: () => string;
  /** Close event details */
  readonly closeEventDetails: () => string;
  /** Event page (opens in a new tab) */
  readonly eventPageLink: () => string;
  /** called {team} */
  readonly called: (values: { readonly team: string | number }) => string;
  /** +{points, number} */
  readonly plusPoints: (values: { readonly points: number }) => string;
  /** in {stage} */
  readonly inStage: (values: { readonly stage: string | number }) => string;
  /** {done} of {stages} */
  readonly stagesDone: (values: { readonly done: string | number; readonly stages: string | number }) => string;
  /** stages played */
  readonly stagesPlayed: () => string;
  /** {count, plural, one {teams} other {teams}} */
  readonly teams: (values: { readonly count: number }) => string;
  /** Your rank */
  readonly yourRank: () => string;
  /** best score */
  readonly bestScore: () => string;
  /** Your Leaderboard */
  readonly yourLeaderboard: () => string;
  /** About Us */
  readonly aboutUs: () => string;
  /** powered by <link>{name}</link> */
  readonly poweredBy: (values: { readonly link: (inside: ReactNode) => ReactNode; readonly name: string | number }) => ReactNode;
  /** Top {percent}% */
  readonly topPercent: (values: { readonly percent: string | number }) => string;
  /** {rank} · {points}, {ofRanked}. Open the score breakdown */
  readonly openBreakdown: (values: { readonly rank: string | number; readonly points: string | number; readonly ofRanked: string | number }) => string;
  /** Not scored yet */
  readonly notScoredYet: () => string;
  /** Picks saved */
  readonly picksSaved: () => string;
  /** Share these picks */
  readonly sharePicks: () => string;
  /** Share */
  readonly share: () => string;
  /** Link Copied! */
  readonly linkCopied: () => string;
  /** Copy this link: {link} */
  readonly copyThisLink: (values: { readonly link: string | number }) => string;
  /** Stages */
  readonly stages: () => string;
  /** Stage: {stage}, {event} */
  readonly stageOf: (values: { readonly stage: string | number; readonly event: string | number }) => string;
  /** In the survey */
  readonly inSurvey: () => string;
  /** Picked in the survey */
  readonly pickedInSurvey: () => string;
  /** {stage} has not opened here. Its picks are made in the survey. */
  readonly notOpenedHere: (values: { readonly stage: string | number }) => string;
  /** Go to the survey */
  readonly goToSurvey: () => string;
  /** Survey Based Picks */
  readonly surveyTitle: () => string;
  /** Picks of this event are based on the survey. */
  readonly basedOnSurvey: () => string;
  /** Picks of {stages} are made in the survey, not on this page. */
  readonly madeInSurvey: (values: { readonly stages: string | number }) => string;
  /** Close */
  readonly close: () => string;
  /** Pick lock */
  readonly pickLock: () => string;
  /** d */
  readonly dayMark: () => string;
  /** h */
  readonly hourMark: () => string;
  /** m */
  readonly minuteMark: () => string;
  /** s */
  readonly secondMark: () => string;
  /** More time to pick */
  readonly moreTimeTitle: () => string;
  /** Everybody has {span} more to pick: until {time}. */
  readonly moreTimeText: (values: { readonly span: string | number; readonly time: string | number }) => string;
  /** Your unsaved picks are kept. They count once you submit them. */
  readonly draftKept: () => string;
  /** Your picks are kept. You saved others for this stage before: submit these to replace them. */
  readonly draftBesideSaved: () => string;
  /** Picks locked before your last changes were submitted. What you saved earlier counts. */
  readonly draftTooLate: () => string;
  /** Picks locked before yours were submitted, and none were saved earlier. They do not count. */
  readonly draftTooLateForAny: () => string;
  /** These picks were edited by staff. */
  readonly editedByStaff: () => string;
  /** Discard */
  readonly discard: () => string;
  /** Dismiss this notice */
  readonly dismissNotice: () => string;
  /** These are another player’s picks */
  readonly picksOfOther: () => string;
  /** Matchups have not been announced yet */
  readonly notAnnounced: () => string;
  /** Picks open as soon as the teams of this stage are known. */
  readonly notAnnouncedText: () => string;
  /** Only the current stage can be picked */
  readonly onlyCurrentStage: () => string;
  /** Picks Are Locked */
  readonly picksAreLocked: () => string;
  /** Picks saved {time} */
  readonly picksSavedAt: (values: { readonly time: string | number }) => string;
  /** No picks yet */
  readonly noPicksYet: () => string;
  /** Picks of another player */
  readonly ofOtherPlayer: () => string;
  /** Picks of <bdi>{name}</bdi> */
  readonly picksOf: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly name: string | number }) => ReactNode;
  /** Back To My Picks */
  readonly backToMyPicks: () => string;
  /** Edit Your Picks */
  readonly editYourPicks: () => string;
  /** Hide Results */
  readonly hideResults: () => string;
  /** Show Results */
  readonly showResults: () => string;
  /** Hidden until picks lock */
  readonly hiddenTitle: () => string;
  /** These picks become visible when the stage locks, so that nobody can copy them. */
  readonly hiddenPicks: () => string;
  /** {name}’s picks become visible when the stage locks, so that nobody can copy them. */
  readonly hiddenPicksOf: (values: { readonly name: string | number }) => string;
  /** Their picks */
  readonly theirPicks: () => string;
  /** Unknown player */
  readonly unknownPlayer: () => string;
  /** Profile of {name} */
  readonly profileOf: (values: { readonly name: string | number }) => string;
  /** Profile of {name}, Staff */
  readonly profileOfStaff: (values: { readonly name: string | number }) => string;
  /** Leave without saving? */
  readonly leaveTitle: () => string;
  /** Your picks for <bdi>{stage}</bdi> are not submitted. They stay on this device as a draft until you come back. */
  readonly leaveText: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** Your picks for <bdi>{stage}</bdi> are not submitted yet: there was no connection. They stay on this device as a draft until you come back. */
  readonly leaveTextWaiting: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** Keep picking */
  readonly keepPicking: () => string;
  /** Leave */
  readonly leave: () => string;
  /** Enter late */
  readonly lateAction: () => string;
  /** You can still enter late. */
  readonly lateCan: () => string;
  /** You entered late: {share}% of the points. */
  readonly lateMine: (values: { readonly share: string | number }) => string;
  /** Enter late? */
  readonly lateTitle: () => string;
  /** {count, plural, one {{count} match has not begun: call it.} other {{count} matches have not begun: call those.}} */
  readonly lateOpen: (values: { readonly count: number }) => string;
  /** Matches that you missed send on their official winners. */
  readonly lateWinners: () => string;
  /** A right call pays {share}% of the points. */
  readonly latePays: (values: { readonly share: string | number }) => string;
  /** You are marked as late on every board, have no rank, and win Wood. */
  readonly lateMarked: () => string;
  /** Call matches */
  readonly lateStart: () => string;
  /** Not now */
  readonly lateNo: () => string;
};
