// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Loading picks */
  readonly loadingPicks: () => string;
  /** {count, plural, one {Which team advances?} other {Which {number} teams advance?}} */
  readonly whichAdvance: (values: { readonly count: number; readonly number: string | number }) => string;
  /** {count, plural, one {Which team wins every match?} other {Which {number} win every match?}} */
  readonly winsEveryMatch: (values: { readonly count: number; readonly number: string | number }) => string;
  /** {count, plural, one {Which team loses every match?} other {Which {number} lose every match?}} */
  readonly losesEveryMatch: (values: { readonly count: number; readonly number: string | number }) => string;
  /** Who wins each group? */
  readonly whoWinsEachGroup: () => string;
  /** Who comes second in each group? */
  readonly whoComesSecond: () => string;
  /** {count, plural, one {Which team advances from each group?} other {Which {number} advance from each group?}} */
  readonly whichAdvanceFromGroups: (values: { readonly count: number; readonly number: string | number }) => string;
  /** Which teams? */
  readonly whichTeams: () => string;
  /** {groups, plural, one {In what order will they finish?} other {In what order will each group finish?}} */
  readonly whatOrder: (values: { readonly groups: number }) => string;
  /** {count, plural, =0 {no} one {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} =10 {ten} =11 {eleven} =12 {twelve} other {#}} */
  readonly numberInWords: (values: { readonly count: number }) => string;
  /** Among the {number} that advance. */
  readonly amongAdvancing: (values: { readonly number: string | number }) => string;
  /** Among the {number} you left out. */
  readonly amongLeftOut: (values: { readonly number: string | number }) => string;
  /** Teams that are picked to go {record}, or do, pay for that alone. */
  readonly sweepPaysAlone: (values: { readonly record: string | number }) => string;
  /** {count, plural, one {# pt} other {# pts}} each */
  readonly pointsEach: (values: { readonly count: number }) => string;
  /** +{count, plural, one {# pt} other {# pts}} each */
  readonly morePointsEach: (values: { readonly count: number }) => string;
  /** {count, plural, one {# pt} other {# pts}} for an exact place */
  readonly exactPlacePays: (values: { readonly count: number }) => string;
  /** {count, plural, one {#} other {#}} if missed by {by} */
  readonly missedPays: (values: { readonly count: number; readonly by: string | number }) => string;
  /** {team}, {place} */
  readonly teamAtPlace: (values: { readonly team: string | number; readonly place: string | number }) => string;
  /** {team}: no place yet */
  readonly teamWithoutPlace: (values: { readonly team: string | number }) => string;
  /** {count, plural, one {The first one goes on} other {The first {count} go on}} */
  readonly firstGoOn: (values: { readonly count: number }) => string;
  /** Clear */
  readonly clearOrder: () => string;
  /** Clear {group} */
  readonly clearGroup: (values: { readonly group: string | number }) => string;
  /** {group} is empty */
  readonly groupCleared: (values: { readonly group: string | number }) => string;
  /** Order of {group} */
  readonly orderOfGroup: (values: { readonly group: string | number }) => string;
  /** Every team has its place */
  readonly allPlaced: () => string;
  /** {place, selectordinal, one {Choose who comes {place}st} two {Choose who comes {place}nd} few {Choose who comes {place}rd} other {Choose who comes {place}th}} */
  readonly tapInOrder: (values: { readonly place: number }) => string;
  /** Teams without a place */
  readonly withoutPlace: () => string;
  /** {team}, take out */
  readonly takeOutOfOrder: (values: { readonly team: string | number }) => string;
  /** Move {team} up */
  readonly moveUp: (values: { readonly team: string | number }) => string;
  /** Move {team} down */
  readonly moveDown: (values: { readonly team: string | number }) => string;
  /** Advance */
  readonly advanceStep: () => string;
  /** First */
  readonly firstPlaceStep: () => string;
  /** Second */
  readonly secondPlaceStep: () => string;
  /** Picks */
  readonly otherPicksStep: () => string;
  /** Order */
  readonly orderStep: () => string;
  /** picked to go {record} */
  readonly pickedToGo: (values: { readonly record: string | number }) => string;
  /** picked to advance */
  readonly pickedToAdvance: () => string;
  /** picked to come first */
  readonly pickedToComeFirst: () => string;
  /** picked to come second */
  readonly pickedToComeSecond: () => string;
  /** picked */
  readonly picked: () => string;
  /** , opens against <bdi>{name}</bdi> */
  readonly opensAgainst: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly name: string | number }) => ReactNode;
  /** Opens vs */
  readonly opensVersus: () => string;
  /** Direct invite */
  readonly directInvite: () => string;
  /** {record} in {stage} */
  readonly recordIn: (values: { readonly record: string | number; readonly stage: string | number }) => string;
  /** Through {stage} */
  readonly throughStage: (values: { readonly stage: string | number }) => string;
  /** Take {name} out of {title} */
  readonly takeOutOf: (values: { readonly name: string | number; readonly title: string | number }) => string;
  /** This team cannot be picked here. */
  readonly cannotBePicked: () => string;
  /** {count} of {count}, take one out first */
  readonly takeOneOutFirst: (values: { readonly count: string | number }) => string;
  /** {picked} / {required} picked */
  readonly pickedOf: (values: { readonly picked: string | number; readonly required: string | number }) => string;
  /** {made} of {required} made */
  readonly madeOf: (values: { readonly made: string | number; readonly required: string | number }) => string;
  /** {picked}/{asked} picked */
  readonly pickedOfAsked: (values: { readonly picked: string | number; readonly asked: string | number }) => string;
  /** {count, plural, one {# pick} other {# picks}} to go: {title} */
  readonly toGo: (values: { readonly count: number; readonly title: string | number }) => string;
  /** {count, plural, one {# pick to go: {name}} other {# picks to go, next: {name}}} */
  readonly toGoNext: (values: { readonly count: number; readonly name: string | number }) => string;
  /** {count, plural, one {# pick} other {# picks}} to go in {title} */
  readonly toGoIn: (values: { readonly count: number; readonly title: string | number }) => string;
  /** {count, plural, one {# pick to go in {title}: {name}} other {# picks to go in {title}, next: {name}}} */
  readonly toGoInNext: (values: { readonly count: number; readonly title: string | number; readonly name: string | number }) => string;
  /** score of {name} */
  readonly scoreOf: (values: { readonly name: string | number }) => string;
  /** {count, plural, one {Your pick is made} other {All # picked}}. Submit. */
  readonly allPicked: (values: { readonly count: number }) => string;
  /** {count, plural, one {Your pick is made} other {All # picked}}. Submit before {time}. */
  readonly allPickedBefore: (values: { readonly count: number; readonly time: string | number }) => string;
  /** {count, plural, one {Your pick is made} other {All # picked}} and saved. */
  readonly allSaved: (values: { readonly count: number }) => string;
  /** {count, plural, one {Your pick is made} other {All # picked}} and saved. Change them until {time}. */
  readonly allSavedUntil: (values: { readonly count: number; readonly time: string | number }) => string;
  /** Discard */
  readonly discard: () => string;
  /** Discard changes */
  readonly discardChanges: () => string;
  /** Cancel */
  readonly cancel: () => string;
  /** BACK */
  readonly backStep: () => string;
  /** NEXT */
  readonly nextStep: () => string;
  /** SUBMIT */
  readonly submitStep: () => string;
  /** Undo */
  readonly undo: () => string;
  /** Undo (Ctrl+Z) */
  readonly undoWithKeys: () => string;
  /** Redo */
  readonly redo: () => string;
  /** Redo (Ctrl+Shift+Z) */
  readonly redoWithKeys: () => string;
  /** Changes discarded */
  readonly changesDiscarded: () => string;
  /** {count, plural, one {# pick that depended on this was cleared} other {# picks that depended on this were cleared}} */
  readonly dependentsCleared: (values: { readonly count: number }) => string;
  /** Undone */
  readonly undone: () => string;
  /** Redone */
  readonly redone: () => string;
  /** You changed the picks: submit them once more */
  readonly changedWhileSending: () => string;
  /** Not submitted: you changed the picks */
  readonly notSubmittedChanged: () => string;
  /** Do not submit */
  readonly doNotSubmit: () => string;
  /** Try now */
  readonly tryNow: () => string;
  /** The server is not responding. */
  readonly serverNotResponding: () => string;
  /** No connection. */
  readonly noConnection: () => string;
  /** The lock has passed meanwhile. Your picks are kept on this device, and you are told as soon as it is known whether they arrived in time. */
  readonly lockPassedMeanwhile: () => string;
  /** Your picks are not confirmed yet. They are kept on this device and sent by themselves until the server confirms them, if that is before the lock. */
  readonly notConfirmedYet: () => string;
  /** Picks Saved */
  readonly picksSavedTitle: () => string;
  /** Kept, and submitted. */
  readonly keptAndSubmitted: () => string;
  /** Your picks for <bdi>{stage}</bdi> are saved. You can change them until <time></time>. */
  readonly savedUntil: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number; readonly time: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Your picks for <bdi>{stage}</bdi> are saved. You can change them until they lock. */
  readonly savedUntilLock: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** Others see it after the lock */
  readonly hiddenUntilLock: () => string;
  /** Champion */
  readonly champion: () => string;
  /** Not picked */
  readonly notPicked: () => string;
  /** Remember to come back and make your picks for <bdi>{stage}</bdi> once it opens. */
  readonly comeBackFor: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** Saved <time></time> */
  readonly savedAt: (values: { readonly time: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** What you changed since then is not submitted yet. */
  readonly changedSince: () => string;
  /** Play in a league */
  readonly playInLeague: () => string;
  /** Your leagues */
  readonly yourLeagues: () => string;
  /** Your league {league} */
  readonly yourLeague: (values: { readonly league: string | number }) => string;
  /** Remind me */
  readonly remindMe: () => string;
  /** 24 hours and 1 hour before a lock */
  readonly remindMeHint: () => string;
  /** Done */
  readonly done: () => string;
  /** Picks Are Locked */
  readonly lockedTitle: () => string;
  /** The lock passed before these picks arrived, so they were not saved. */
  readonly lockedText: () => string;
  /** What you submitted earlier counts. Your unsaved changes stay on this device. */
  readonly earlierPicksCount: () => string;
  /** No picks of yours count for <bdi>{stage}</bdi>. */
  readonly noneCount: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** Only the current stage can be picked */
  readonly wrongStageTitle: () => string;
  /** The event has moved on to another stage, so these picks were not saved. */
  readonly wrongStageText: () => string;
  /** Ok */
  readonly ok: () => string;
  /** Your picks were changed in another window */
  readonly newerPicksTitle: () => string;
  /** Newer picks for <bdi>{stage}</bdi> were saved after you began these. Take the newer ones, or replace them with what you have here. */
  readonly newerPicksText: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly stage: string | number }) => ReactNode;
  /** Show the newer picks */
  readonly showNewerPicks: () => string;
  /** Save these instead */
  readonly saveTheseInstead: () => string;
  /** Error Saving Picks */
  readonly failedTitle: () => string;
  /** An error occured submitting your picks. */
  readonly failedText: () => string;
  /** Please refresh and try again. */
  readonly refreshAndTryAgain: () => string;
  /** Your picks are kept on this device until they are saved. */
  readonly keptUntilSaved: () => string;
  /** Back to my picks */
  readonly backToMyPicks: () => string;
  /** Retry */
  readonly retry: () => string;
  /** Fill for me */
  readonly fillForMe: () => string;
  /** You can change every pick afterwards. Nothing is submitted by itself. */
  readonly fillPromise: () => string;
  /** Fill it */
  readonly fillBy: () => string;
  /** By seed */
  readonly bySeed: () => string;
  /** The better seed wins */
  readonly bySeedHint: () => string;
  /** One team wins everything */
  readonly byTeam: () => string;
  /** Which team? */
  readonly fillTeam: () => string;
  /** Like my last slip */
  readonly likeLastSlip: () => string;
  /** As you picked {title} */
  readonly likeSlipOf: (values: { readonly title: string | number }) => string;
  /** Loading your last slip */
  readonly loadingLastSlip: () => string;
  /** Your last slip could not be loaded */
  readonly lastSlipFailed: () => string;
  /** You have no earlier slip in this game */
  readonly noLastSlip: () => string;
  /** Which picks */
  readonly fillWhich: () => string;
  /** Only what is empty */
  readonly fillEmpty: () => string;
  /** Everything */
  readonly fillAll: () => string;
  /** {count, plural, =0 {Nothing to fill} one {Fill # pick} other {Fill # picks}} */
  readonly fillCount: (values: { readonly count: number }) => string;
  /** Your picks stand like this already. */
  readonly fillNothing: () => string;
  /** {count, plural, one {# pick filled by seed} other {# picks filled by seed}} */
  readonly filledBySeed: (values: { readonly count: number }) => string;
  /** {count, plural, one {# pick filled: {name} wins everything} other {# picks filled: {name} wins everything}} */
  readonly filledByTeam: (values: { readonly count: number; readonly name: string | number }) => string;
  /** {count, plural, one {# pick filled like your last slip} other {# picks filled like your last slip}} */
  readonly filledLikeLastSlip: (values: { readonly count: number }) => string;
  /** {first} and {second} meet: they cannot both go {record}. */
  readonly clash: (values: { readonly first: string | number; readonly second: string | number; readonly record: string | number }) => string;
  /** {first} and {second} meet in round {round}: they cannot both go {record}. */
  readonly clashInRound: (values: { readonly first: string | number; readonly second: string | number; readonly round: string | number; readonly record: string | number }) => string;
  /** Dismiss hint */
  readonly dismissHint: () => string;
  /** Some Matches Have Begun */
  readonly begunTitle: () => string;
  /** Nothing was saved yet. The matches that have begun keep your last saved picks, and your other changes are still here: submit them again. */
  readonly begunText: () => string;
  /** How does each match end? */
  readonly howMatchesEnd: () => string;
  /** Matches */
  readonly fixturesStep: () => string;
  /** {count, plural, one {# pt} other {# pts}} for a right result */
  readonly rightResultPays: (values: { readonly count: number }) => string;
  /** {count} more for the exact score */
  readonly exactScorePays: (values: { readonly count: string | number }) => string;
  /** {picked} of {required} called */
  readonly calledOf: (values: { readonly picked: string | number; readonly required: string | number }) => string;
  /** Draw */
  readonly drawCall: () => string;
  /** {team} wins */
  readonly teamWins: (values: { readonly team: string | number }) => string;
  /** {team} wins {score} */
  readonly teamWinsBy: (values: { readonly team: string | number; readonly score: string | number }) => string;
  /** {match}: {call} */
  readonly matchIs: (values: { readonly match: string | number; readonly call: string | number }) => string;
  /** not called */
  readonly notCalled: () => string;
  /** Round {round} */
  readonly fixtureRound: (values: { readonly round: string | number }) => string;
  /** Table by these calls */
  readonly tableOfCalls: () => string;
  /** {home} v {away} */
  readonly homeV: (values: { readonly home: string | number; readonly away: string | number }) => string;
  /** To come */
  readonly teamToCome: () => string;
};
