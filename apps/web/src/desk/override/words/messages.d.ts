// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Draw saved */
  readonly drawSaved: () => string;
  /** Team {id} */
  readonly teamNumber: (values: { readonly id: string | number }) => string;
  /** Discard */
  readonly discardAction: () => string;
  /** Preview the draw */
  readonly previewDraw: () => string;
  /** Not known yet */
  readonly slotNotKnown: () => string;
  /** Nobody (bye) */
  readonly slotBye: () => string;
  /** How did it end? */
  readonly resultTitle: () => string;
  /** The results could not be loaded */
  readonly resultsNotLoaded: () => string;
  /** The event has no such match (any more) */
  readonly noSuchMatch: () => string;
  /** Its winner advances. No score can be right. */
  readonly walkoverNote: () => string;
  /** It pays nothing and no longer counts in the maximum. */
  readonly notPlayedNote: () => string;
  /** Neither team advances. */
  readonly bothForfeitedNote: () => string;
  /** Walkover */
  readonly walkover: () => string;
  /** Not played */
  readonly notPlayed: () => string;
  /** Both forfeited */
  readonly bothForfeited: () => string;
  /** Result saved */
  readonly resultSaved: () => string;
  /** Not known */
  readonly teamNotKnown: () => string;
  /** Preview changes */
  readonly previewChanges: () => string;
  /** Back */
  readonly backAction: () => string;
  /** Winner */
  readonly winner: () => string;
  /** Nobody */
  readonly nobodyWon: () => string;
  /** How */
  readonly howItEnded: () => string;
  /** Its teams are not known. Put both into their slots first. */
  readonly teamsMissing: () => string;
  /** Note for the audit log (optional) */
  readonly auditNoteOptional: () => string;
  /** Reason (optional) */
  readonly reasonOptional: () => string;
  /** Everyone sees it beside the correction */
  readonly everyoneSees: () => string;
  /** The teams of this stage are not known yet */
  readonly teamsNotKnown: () => string;
  /** The draw: who meets whom at the start */
  readonly drawSummary: () => string;
  /** {why}. Nobody picks {columns}: these results can be entered already, all others wait for the lock. */
  readonly columnsNotPicked: (values: { readonly why: string | number; readonly columns: string | number }) => string;
  /** {stage} is still ahead */
  readonly stageStillAhead: (values: { readonly stage: string | number }) => string;
  /** You can enter results once its picks have opened and locked. */
  readonly stageStillAheadText: () => string;
  /** Picks of {stage} are still open */
  readonly picksStillOpen: (values: { readonly stage: string | number }) => string;
  /** Results are public at once, so they wait for the lock. Picks lock on time, or you can lock them now under “Stage and lock”. */
  readonly picksStillOpenText: () => string;
  /** Changes saved */
  readonly changesSaved: () => string;
  /** Reason */
  readonly reason: () => string;
  /** The user is told */
  readonly userIsTold: () => string;
  /** Say why; the user is told */
  readonly sayWhyUserTold: () => string;
  /** Undo */
  readonly undoAction: () => string;
  /** Enter what you know. The rest can follow. */
  readonly enterWhatIsKnown: () => string;
  /** {picked} / {required} picked */
  readonly pickedOf: (values: { readonly picked: string | number; readonly required: string | number }) => string;
  /** Pick Override */
  readonly pageTitle: () => string;
  /** Every change is logged, and the player whose picks change is told. */
  readonly pageIntro: () => string;
  /** What to change */
  readonly whatToChange: () => string;
  /** The event could not be loaded */
  readonly eventNotLoaded: () => string;
  /** Find the user whose picks you want to change */
  readonly findUser: () => string;
  /** {game} event of this season */
  readonly eventOfSeason: (values: { readonly game: string | number }) => string;
  /** Choose an event */
  readonly chooseEvent: () => string;
  /** Event {id} */
  readonly eventNumber: (values: { readonly id: string | number }) => string;
  /** Loading events… */
  readonly loadingEvents: () => string;
  /** The events could not be loaded. */
  readonly eventsNotLoadedSentence: () => string;
  /** There are no events in this season. */
  readonly noEventsSentence: () => string;
  /** The picks could not be loaded */
  readonly picksNotLoaded: () => string;
  /** Stages */
  readonly stages: () => string;
  /** You opened these picks before their lock: you are on no board of this event. */
  readonly openedBeforeLock: () => string;
  /** Official results */
  readonly officialResults: () => string;
  /** Picks of {user} */
  readonly picksOfUser: (values: { readonly user: string | number }) => string;
  /** Overrides so far */
  readonly overridesSoFar: () => string;
  /** The overrides could not be loaded */
  readonly overridesNotLoaded: () => string;
  /** Nothing has been overridden in this event. */
  readonly noOverrides: () => string;
  /** Overrides so far, newest first */
  readonly overridesCaption: () => string;
  /** the newest {count} */
  readonly newestCount: (values: { readonly count: string | number }) => string;
  /** Picks of */
  readonly picksOfColumn: () => string;
  /** Stage */
  readonly stage: () => string;
  /** Change */
  readonly change: () => string;
  /** By */
  readonly byColumn: () => string;
  /** When */
  readonly whenColumn: () => string;
  /** Official results of {stage} */
  readonly officialResultsOf: (values: { readonly stage: string | number }) => string;
  /** Picks of {user}, {stage} */
  readonly picksOfUserStage: (values: { readonly user: string | number; readonly stage: string | number }) => string;
  /** Official */
  readonly officialTarget: () => string;
  /** Callshot itself */
  readonly callshotItself: () => string;
  /** Undo: {about} */
  readonly undoOf: (values: { readonly about: string | number }) => string;
  /** Withheld until picks lock */
  readonly withheldUntilPicksLock: () => string;
  /** Nothing was changed. */
  readonly nothingWasChanged: () => string;
  /** {count, number} more */
  readonly moreHidden: (values: { readonly count: number }) => string;
  /** … and {count, number} besides */
  readonly moreBesides: (values: { readonly count: number }) => string;
  /** Save changes */
  readonly saveChanges: () => string;
  /** Check the Changes */
  readonly checkChanges: () => string;
  /** Nothing would change. */
  readonly nothingWouldChange: () => string;
  /** Changed picks */
  readonly changedPicks: () => string;
  /** No score or rank changes. */
  readonly noScoreChanges: () => string;
  /** Scores or ranks of {count, plural, one {# user changes} other {# users change}}. */
  readonly scoresChange: (values: { readonly count: number }) => string;
  /** What follows */
  readonly whatFollows: () => string;
  /** {count, plural, one {The picks of # person move with it, and that person is told.} other {The picks of # people move with it, and all of them are told.}} */
  readonly picksMove: (values: { readonly count: number }) => string;
  /** User */
  readonly user: () => string;
  /** Points */
  readonly points: () => string;
  /** Rank */
  readonly rank: () => string;
  /** Event */
  readonly event: () => string;
  /** Played */
  readonly played: () => string;
  /** Picks */
  readonly picks: () => string;
  /** Lock */
  readonly lockColumn: () => string;
  /** Entrants */
  readonly entrants: () => string;
  /** {count, number} of {game} */
  readonly eventsOfGame: (values: { readonly count: number; readonly game: string | number }) => string;
  /** Events of this season */
  readonly eventsOfSeason: () => string;
  /** The events could not be loaded */
  readonly eventsNotLoaded: () => string;
  /** There are no events in this season */
  readonly noEvents: () => string;
  /** Complete */
  readonly stateComplete: () => string;
  /** Locked */
  readonly stateLocked: () => string;
  /** Open */
  readonly openState: () => string;
  /** the next stage */
  readonly theNextStage: () => string;
  /** this stage */
  readonly thisStage: () => string;
  /** Teams of {stage} that are known: {count}. */
  readonly teamsKnownOf: (values: { readonly stage: string | number; readonly count: string | number }) => string;
  /** {count, plural, one {# person picked an earlier stage and has} other {# people picked an earlier stage and have}} not picked {stage} yet; they no longer can. */
  readonly missingPeople: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** Open the next stage */
  readonly openNextAction: () => string;
  /** Open the next stage? */
  readonly openNextQuestion: () => string;
  /** Next stage opened */
  readonly openNextDone: () => string;
  /** {count, plural, one {# person has} other {# people have}} picked {stage}: those picks are final, and everybody sees them. */
  readonly openNextPicks: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** {next} opens for picks, and players are told. {stage} cannot be opened again. */
  readonly openNextText: (values: { readonly next: string | number; readonly stage: string | number }) => string;
  /** Move the lock */
  readonly moveLockAction: () => string;
  /** Move the lock? */
  readonly moveLockQuestion: () => string;
  /** Lock moved */
  readonly moveLockDone: () => string;
  /** {count, plural, one {# person has} other {# people have}} picked {stage}: they can change those picks until the new lock, and see the new time at once. */
  readonly moveLockPicks: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** Reopen picks */
  readonly reopenAction: () => string;
  /** Reopen picks? */
  readonly reopenQuestion: () => string;
  /** Picks reopened */
  readonly reopenDone: () => string;
  /** {count, plural, one {# person has} other {# people have}} picked {stage}: those picks are hidden again, and can be changed until the new lock. */
  readonly reopenPicks: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** Anyone who has seen other people’s picks since the lock can copy them. */
  readonly reopenRisk: () => string;
  /** Lock picks now */
  readonly lockNowAction: () => string;
  /** Lock picks now? */
  readonly lockNowQuestion: () => string;
  /** Picks locked */
  readonly lockNowDone: () => string;
  /** {count, plural, one {# person has} other {# people have}} picked {stage}: those picks are final from now on, and everybody sees them. */
  readonly lockNowPicks: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** Picks that are not submitted by then are not saved. */
  readonly notSubmitted: () => string;
  /** Finish the event */
  readonly finishAction: () => string;
  /** Finish the event? */
  readonly finishQuestion: () => string;
  /** Event finished */
  readonly finishDone: () => string;
  /** {count, plural, one {# person has} other {# people have}} picked {stage}: those picks are final. */
  readonly finishPicks: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** Entrants are told their final rank. Results that are missing stay unscored. */
  readonly finishText: () => string;
  /** Resume the event */
  readonly resumeAction: () => string;
  /** Resume the event? */
  readonly resumeQuestion: () => string;
  /** Event resumed */
  readonly resumeDone: () => string;
  /** The event is played again. {stage} stays locked; results can be entered and corrected. */
  readonly resumeText: (values: { readonly stage: string | number }) => string;
  /** Players who were told their final rank are told again when the event ends. */
  readonly resumeTells: () => string;
  /** Stage and lock */
  readonly stageAndLock: () => string;
  /** Open, lock or reopen */
  readonly stageActions: () => string;
  /** Picks lock at (your time) */
  readonly lockField: () => string;
  /** No stage */
  readonly noStage: () => string;
  /** {stage} is the current stage. */
  readonly currentStage: (values: { readonly stage: string | number }) => string;
  /** Lock: not set, so nobody can pick. */
  readonly lockNotSet: () => string;
  /** Lock: <time>{at}</time>. */
  readonly lockIsAt: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly at: string | number }) => ReactNode;
  /** Locked. */
  readonly picksAreLocked: () => string;
  /** Picks lock <time>{at}</time>. */
  readonly picksLockAt: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly at: string | number }) => ReactNode;
  /** Its picks are sealed. */
  readonly picksSealed: () => string;
  /** Open for picks. */
  readonly openForPicks: () => string;
  /** Action */
  readonly actionField: () => string;
  /** Say why */
  readonly sayWhy: () => string;
  /** How many people this touches could not be counted. */
  readonly peopleNotCounted: () => string;
  /** A user’s picks */
  readonly userPicks: () => string;
  /** Name or Email */
  readonly nameOrEmail: () => string;
  /** Changing the picks of {user} */
  readonly changingPicksOf: (values: { readonly user: string | number }) => string;
  /** At least 2 characters */
  readonly atLeastTwoCharacters: () => string;
  /** Found users */
  readonly foundUsers: () => string;
  /** Searching… */
  readonly searching: () => string;
  /** The search did not work. */
  readonly searchFailed: () => string;
  /** No users found. */
  readonly noUsersFound: () => string;
  /** no picks */
  readonly noPicks: () => string;
  /** {count, plural, one {# event} other {# events}} */
  readonly eventCount: (values: { readonly count: number }) => string;
  /** {team}: there cannot be one more team with “{end}”. */
  readonly noRoomForEnd: (values: { readonly team: string | number; readonly end: string | number }) => string;
  /** All open teams are out */
  readonly allOpenOut: () => string;
  /** Advanced */
  readonly advanced: () => string;
  /** Out */
  readonly out: () => string;
  /** First */
  readonly first: () => string;
  /** Second */
  readonly second: () => string;
  /** Override undone */
  readonly overrideUndone: () => string;
  /** Undo this override */
  readonly undoThisOverride: () => string;
  /** Kept in the audit log */
  readonly keptAuditLog: () => string;
  /** They are left out of boards, counts and statistics. Set the picks again, or enter the draw as it was. Entries that can be read then count again. */
  readonly unreadableText: () => string;
  /** {count, plural, one {# entry cannot be read} other {# entries cannot be read}} */
  readonly unreadableTitle: (values: { readonly count: number }) => string;
  /** <bold>{user}</bold>, {stage}: {reason} */
  readonly unreadableEntry: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly user: string | number; readonly stage: string | number; readonly reason: string | number }) => ReactNode;
  /** found <time>{at}</time> */
  readonly foundAt: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly at: string | number }) => ReactNode;
  /** Set the picks of <bdi>{user}</bdi> */
  readonly setPicksOf: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly user: string | number }) => ReactNode;
  /** … and {count, number} more, shown once these are set */
  readonly moreUnreadable: (values: { readonly count: number }) => string;
  /** The picks of {user} are private until then. If you have a reason, you can open them now. */
  readonly withheldText: (values: { readonly user: string | number }) => string;
  /** Open these picks… */
  readonly openThesePicks: () => string;
  /** Opened. You are on no board of {event} any more. */
  readonly openedDone: (values: { readonly event: string | number }) => string;
  /** Open the Picks of {user}? */
  readonly openPicksTitle: (values: { readonly user: string | number }) => string;
  /** After reading other people’s picks before the lock you can no longer compete: you leave the boards and awards of <bdi>{event}</bdi> for good. Your own picks stay. */
  readonly openPicksText: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly event: string | number }) => ReactNode;
  /** Open the picks */
  readonly openPicksAction: () => string;
  /** The audit log shows that you opened them, and why. */
  readonly auditLogShows: () => string;
  /** {team} {score} */
  readonly wonBy: (values: { readonly team: string | number; readonly score: string | number }) => string;
  /** Draw {score} */
  readonly drawBy: (values: { readonly score: string | number }) => string;
  /** {team} won, score not known */
  readonly wonWithoutScore: (values: { readonly team: string | number }) => string;
  /** {team} by walkover */
  readonly wonByWalkover: (values: { readonly team: string | number }) => string;
  /** Cancelled: pays nothing */
  readonly fixtureVoid: () => string;
  /** Both forfeited */
  readonly fixtureForfeited: () => string;
  /** A match that is never played is cancelled, so that the stage can end. Open takes that back. */
  readonly cancelHint: () => string;
  /** Round {round} */
  readonly fixtureRound: (values: { readonly round: string | number }) => string;
  /** {home} v {away} */
  readonly homeV: (values: { readonly home: string | number; readonly away: string | number }) => string;
  /** The draw of {round} */
  readonly roundDraw: (values: { readonly round: string | number }) => string;
  /** Everybody is there. Say who meets whom. */
  readonly roundDrawMissing: () => string;
  /** A team that has a place already changes places with the one that stands there. */
  readonly roundDrawHint: () => string;
  /** {round} {match, number}, place {place, number} */
  readonly roundDrawPlace: (values: { readonly round: string | number; readonly match: number; readonly place: number }) => string;
  /** Take the draw back */
  readonly roundDrawBack: () => string;
};
