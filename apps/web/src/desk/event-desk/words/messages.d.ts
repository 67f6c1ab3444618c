// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Events */
  readonly events: () => string;
  /** Run an event */
  readonly runEvent: () => string;
  /** Not open yet */
  readonly stateAhead: () => string;
  /** Open */
  readonly stateOpen: () => string;
  /** Locked */
  readonly stateLocked: () => string;
  /** Finished */
  readonly stateFinished: () => string;
  /** Archived */
  readonly stateArchived: () => string;
  /** {part} of {stage} */
  readonly partOfStage: (values: { readonly part: string | number; readonly stage: string | number }) => string;
  /** This is before now: picks of {stage} lock at once, and everybody sees them. Nobody has the time to pick it any more, unless an Admin reopens it before its first result. */
  readonly locksAtOnceUnpicked: (values: { readonly stage: string | number }) => string;
  /** This is before now: picks of {stage} lock at once, and everybody sees them. {people} picked it, and nobody else has the time to pick it any more, unless an Admin reopens it before its first result. */
  readonly locksAtOnce: (values: { readonly stage: string | number; readonly people: string | number }) => string;
  /** Admins only */
  readonly adminsOnly: () => string;
  /** Event shown again */
  readonly eventShownAgain: () => string;
  /** Event archived */
  readonly eventArchived: () => string;
  /** Show this event again? */
  readonly showAgainTitle: () => string;
  /** Archive this event? */
  readonly archiveTitle: () => string;
  /** Say why */
  readonly sayWhy: () => string;
  /** Show it again */
  readonly showAgain: () => string;
  /** Archive */
  readonly archiveAction: () => string;
  /** Back */
  readonly backAction: () => string;
  /** Players will see {event} again, with the picks of {people}. */
  readonly showAgainText: (values: { readonly event: string | number; readonly people: string | number }) => string;
  /** Players will no longer see {event}, and it gives no trophies. The picks of {people} are kept, and you can show it again. */
  readonly archiveText: (values: { readonly event: string | number; readonly people: string | number }) => string;
  /** Reason */
  readonly reason: () => string;
  /** Event saved */
  readonly eventSaved: () => string;
  /** Keep mine */
  readonly keepMine: () => string;
  /** Take theirs */
  readonly takeTheirs: () => string;
  /** What you typed matches what is saved now. */
  readonly conflictNone: () => string;
  /** These values differ from yours. Nothing is saved yet. */
  readonly conflictText: () => string;
  /** Edit event */
  readonly editEvent: () => string;
  /** The changes to this event are lost. */
  readonly editLost: () => string;
  /** Save */
  readonly save: () => string;
  /** Save and lock now */
  readonly saveAndLockNow: () => string;
  /** Cancel */
  readonly cancel: () => string;
  /** How trophies are won */
  readonly trophyGoals: () => string;
  /** By rank */
  readonly goalsByRank: () => string;
  /** By goals */
  readonly goalsByGoals: () => string;
  /** The best places on the leaderboard earn the best trophies. */
  readonly goalsRankNote: () => string;
  /** Everybody who enters has Wood. Each goal that is reached lifts the trophy by one tier. */
  readonly goalsNote: () => string;
  /** A stage of this event pays for no pick, so it can have no goal. */
  readonly goalsImpossible: () => string;
  /** {stage}: right calls of {of, number} */
  readonly goalOfStage: (values: { readonly stage: string | number; readonly of: number }) => string;
  /** Picks of the first stage have locked, so this changes no more. */
  readonly goalsFixed: () => string;
  /** Somebody has picked already, and read what trophies go by. From now on everybody reads this instead. */
  readonly goalsPicked: () => string;
  /** Change it all the same */
  readonly goalsConfirm: () => string;
  /** Saved: trophies go by goals */
  readonly goalsSaved: () => string;
  /** Saved: trophies go by rank */
  readonly rankSaved: () => string;
  /** The chosen goals are lost. */
  readonly goalsLost: () => string;
  /** A link that begins with https://. Leave empty to draw one. */
  readonly pictureHint: () => string;
  /** Where people read about it. */
  readonly linkHint: () => string;
  /** Picks of the first stage lock when the event begins. */
  readonly locksAtBegin: () => string;
  /** Special */
  readonly specialFields: () => string;
  /** The current stage */
  readonly currentStageOption: () => string;
  /** Shown above the event once a session, with a link to the survey. */
  readonly surveyNoticeNote: () => string;
  /** Until the stage opens, its tab leads to the survey. Then it shows the stage. */
  readonly surveyTabsNote: () => string;
  /** The page shows the stage that is open or played. */
  readonly opensCurrentNote: () => string;
  /** The page shows {stage} first, whichever stage is current. */
  readonly opensStageNote: (values: { readonly stage: string | number }) => string;
  /** The page shows the survey in place of {stage} first, and {stage} once it has opened. */
  readonly opensSurveyNote: (values: { readonly stage: string | number }) => string;
  /** The page shows {stage} first, once it has opened. */
  readonly opensStageLaterNote: (values: { readonly stage: string | number }) => string;
  /** Name */
  readonly name: () => string;
  /** Name, in {language} */
  readonly nameIn: (values: { readonly language: string | number }) => string;
  /** Language of the name */
  readonly nameLanguage: () => string;
  /** Left empty, the name is shown in {language}. */
  readonly emptyNameHint: (values: { readonly language: string | number }) => string;
  /** Picture */
  readonly picture: () => string;
  /** Link */
  readonly link: () => string;
  /** Begins (your time) */
  readonly beginsYourTime: () => string;
  /** Begins (several times) */
  readonly beginsSeveralTimes: () => string;
  /** Ends (your time) */
  readonly endsYourTime: () => string;
  /** Opens with */
  readonly opensWith: () => string;
  /** Notice ‘Survey Based Picks’ */
  readonly surveyNotice: () => string;
  /** Survey in place of */
  readonly surveyInPlaceOf: () => string;
  /** stage {number} */
  readonly stageNumber: (values: { readonly number: string | number }) => string;
  /** the current stage */
  readonly theCurrentStage: () => string;
  /** Best of 2 (can be drawn) */
  readonly bestOfTwo: () => string;
  /** Best of {length} */
  readonly bestOf: (values: { readonly length: string | number }) => string;
  /** How often two teams of {group} meet */
  readonly meetingsOf: (values: { readonly group: string | number }) => string;
  /** Meet once */
  readonly meetOnce: () => string;
  /** Meet twice */
  readonly meetTwice: () => string;
  /** Length */
  readonly matchLength: () => string;
  /** Make the fixtures */
  readonly makeFixtures: () => string;
  /** {count, plural, one {# match} other {# matches}}: everybody meets everybody. You can change each of them. */
  readonly fixturesNote: (values: { readonly count: number }) => string;
  /** That would be {count, number} matches; at most {most} can be entered. */
  readonly tooManyFixtures: (values: { readonly count: number; readonly most: string | number }) => string;
  /** Its teams are not known yet. */
  readonly teamsNotKnown: () => string;
  /** Add a match to round {round} */
  readonly addMatchToRound: (values: { readonly round: string | number }) => string;
  /** Begin round {round} */
  readonly beginRound: (values: { readonly round: string | number }) => string;
  /** Its matches come from the wiki. */
  readonly matchesFromWiki: () => string;
  /** {ended} of {total} ended */
  readonly endedOf: (values: { readonly ended: string | number; readonly total: string | number }) => string;
  /** {group}, round {round} */
  readonly roundOfGroup: (values: { readonly group: string | number; readonly round: string | number }) => string;
  /** Round {round} */
  readonly roundNumber: (values: { readonly round: string | number }) => string;
  /** Matches of {stage} · Callshot */
  readonly matchesPageTitle: (values: { readonly stage: string | number }) => string;
  /** Control room */
  readonly controlRoom: () => string;
  /** Matches of {stage} */
  readonly matchesOf: (values: { readonly stage: string | number }) => string;
  /** Go to the next score, in a score */
  readonly nextScoreKey: () => string;
  /** Type the maps each side won, and the cursor moves on to the next score. Nothing is public until you save. */
  readonly typeScoresNote: () => string;
  /** You can enter pairings and times now, and results once the picks of this stage are locked. */
  readonly enterPairingsNote: () => string;
  /** A match without both teams cannot be saved. */
  readonly incompleteNote: () => string;
  /** Save and lock now? */
  readonly saveAndLockTitle: () => string;
  /** Say why level teams stand in this order */
  readonly sayWhyInOrder: () => string;
  /** {count, plural, one {One match has a problem} other {# matches have a problem}} */
  readonly matchProblems: (values: { readonly count: number }) => string;
  /** Matches */
  readonly matches: () => string;
  /** There is no such stage to fill in */
  readonly noSuchStage: () => string;
  /** The event could not be loaded */
  readonly eventNotLoaded: () => string;
  /** The matches could not be loaded */
  readonly matchesNotLoaded: () => string;
  /** Loading the matches */
  readonly loadingMatches: () => string;
  /** Choose both teams, or delete the match */
  readonly teamsMissing: () => string;
  /** Level after all that was played */
  readonly levelTeams: () => string;
  /** Put them in order and say why. Players read it below the table. */
  readonly levelTeamsNote: () => string;
  /** They are compared once the table of every group is whole and nobody shares the place. */
  readonly nextPlacesLater: () => string;
  /** {teams} are level across the last place that goes on. Say in the results of the stage which of them do. */
  readonly nextPlacesLevel: (values: { readonly teams: string | number }) => string;
  /** Team {id} */
  readonly teamNumber: (values: { readonly id: string | number }) => string;
  /** Move {team} up */
  readonly moveTeamUp: (values: { readonly team: string | number }) => string;
  /** Why in this order */
  readonly whyThisOrder: () => string;
  /** A coin was tossed */
  readonly whyThisOrderExample: () => string;
  /** Not chosen */
  readonly teamNotChosen: () => string;
  /** bye */
  readonly byeMark: () => string;
  /** {team}, bye */
  readonly teamWithBye: (values: { readonly team: string | number }) => string;
  /** {team} won */
  readonly teamWon: (values: { readonly team: string | number }) => string;
  /** walkover of {team} */
  readonly walkoverOf: (values: { readonly team: string | number }) => string;
  /** both forfeited */
  readonly bothForfeitedInSentence: () => string;
  /** a draw */
  readonly drawInSentence: () => string;
  /** a bye */
  readonly byeInSentence: () => string;
  /** nothing yet */
  readonly nothingInSentence: () => string;
  /** Choose a team */
  readonly chooseTeam: () => string;
  /** Team 1 */
  readonly team1: () => string;
  /** Team 2 */
  readonly team2: () => string;
  /** Nobody (a bye) */
  readonly nobodyABye: () => string;
  /** Round */
  readonly round: () => string;
  /** Done */
  readonly done: () => string;
  /** Maps of {team}: round {round}, {match} */
  readonly mapsOfTeam: (values: { readonly team: string | number; readonly round: string | number; readonly match: string | number }) => string;
  /** More of round {round}, {match} */
  readonly moreOfMatch: (values: { readonly round: string | number; readonly match: string | number }) => string;
  /** Close teams and time */
  readonly closeDetails: () => string;
  /** Teams, time and length */
  readonly openDetails: () => string;
  /** Delete the match */
  readonly deleteMatch: () => string;
  /** the other team */
  readonly theOtherTeam: () => string;
  /** {team} won, no score */
  readonly teamWonNoScore: (values: { readonly team: string | number }) => string;
  /** Walkover of {team} */
  readonly walkoverOfTeam: (values: { readonly team: string | number }) => string;
  /** Both forfeited */
  readonly bothForfeited: () => string;
  /** Not played yet */
  readonly notPlayedYet: () => string;
  /** Someone else saved while you were typing. Their changes are here now and yours are kept. Check them and save again. */
  readonly mergedText: () => string;
  /** {match}: they saved {result}; yours replaces it */
  readonly mergedMatch: (values: { readonly match: string | number; readonly result: string | number }) => string;
  /** Close this note */
  readonly closeNote: () => string;
  /** A team */
  readonly someTeam: () => string;
  /** Propose round {round} */
  readonly proposeRound: (values: { readonly round: string | number }) => string;
  /** {count, plural, one {# match} other {# matches}} by record, difficulty and seed. Change what you like; nothing is public before you save. */
  readonly proposedMatches: (values: { readonly count: number }) => string;
  /** <hidden>{group}: </hidden>Records */
  readonly recordsOf: (values: { readonly hidden: (inside: ReactNode) => ReactNode; readonly group: string | number }) => ReactNode;
  /** Team */
  readonly team: () => string;
  /** Record */
  readonly record: () => string;
  /** Wins minus losses of all opponents so far */
  readonly difficultyMeaning: () => string;
  /** Difficulty */
  readonly difficulty: () => string;
  /** through */
  readonly fateThrough: () => string;
  /** out */
  readonly fateOut: () => string;
  /** Not known */
  readonly notKnown: () => string;
  /** {team} again has a bye */
  readonly byeAgain: (values: { readonly team: string | number }) => string;
  /** Met before, and no pairing of these records avoids it: {pairs}. */
  readonly metBefore: (values: { readonly pairs: string | number }) => string;
  /** Everybody has played: {count, plural, one {# team has} other {# teams have}} {wins, number} wins, and the format sends on {places, number}. Say who goes through where results are entered. */
  readonly othersThrough: (values: { readonly count: number; readonly wins: number; readonly places: number }) => string;
  /** Round {round}: {count, plural, one {# match is} other {# matches are}} open. The next round can be proposed once all have ended. */
  readonly roundRuns: (values: { readonly round: string | number; readonly count: number }) => string;
  /** Everybody has played. Who goes through, and who is out, follows from the records. */
  readonly allPlayed: () => string;
  /** A match has no round. */
  readonly noRound: () => string;
  /** Round {round}: a team does not play in this stage. */
  readonly unknownTeam: (values: { readonly round: string | number }) => string;
  /** Round {round}: a team plays against itself. */
  readonly ownOpponent: (values: { readonly round: string | number }) => string;
  /** Round {round}: a match ended without a winner. */
  readonly noWinner: (values: { readonly round: string | number }) => string;
  /** Round {round} has open matches, and later rounds have begun. */
  readonly roundNotOver: (values: { readonly round: string | number }) => string;
  /** Round {round}: {team} plays twice. */
  readonly playsTwice: (values: { readonly round: string | number; readonly team: string | number }) => string;
  /** Round {round}: {team} plays on, though its record ends its stage. */
  readonly playsOn: (values: { readonly round: string | number; readonly team: string | number }) => string;
  /** Round {round}: {team} has no match, and later rounds have begun. */
  readonly leftOut: (values: { readonly round: string | number; readonly team: string | number }) => string;
  /** Matches saved */
  readonly matchesSaved: () => string;
  /** Event Creator */
  readonly eventCreator: () => string;
  /** {game}: {count, plural, one {# event} other {# events}}, {unfinished, number} not finished */
  readonly eventsIntro: (values: { readonly game: string | number; readonly count: number; readonly unfinished: number }) => string;
  /** The events could not be loaded */
  readonly eventsNotLoaded: () => string;
  /** Current */
  readonly currentEvents: () => string;
  /** All */
  readonly allShown: () => string;
  /** Filter by name */
  readonly filterKey: () => string;
  /** To the next event */
  readonly nextEventKey: () => string;
  /** To the one before */
  readonly previousEventKey: () => string;
  /** Make an event */
  readonly makeEventKey: () => string;
  /** Which events */
  readonly whichEvents: () => string;
  /** name */
  readonly filterField: () => string;
  /** No events found */
  readonly noEventsFound: () => string;
  /** Try part of the name, or search all events. */
  readonly noEventsFoundText: () => string;
  /** No event is under way or ahead */
  readonly noneCurrent: () => string;
  /** No event is finished */
  readonly noneFinished: () => string;
  /** No event is archived */
  readonly noneArchived: () => string;
  /** No {game} events yet */
  readonly noEventsYet: (values: { readonly game: string | number }) => string;
  /** Create one from a wiki tournament, or by hand. */
  readonly noEventsYetText: () => string;
  /** Create the first one */
  readonly createFirstOne: () => string;
  /** Loading the events */
  readonly loadingEvents: () => string;
  /** Event */
  readonly eventTitle: () => string;
  /** Dates */
  readonly dates: () => string;
  /** Status */
  readonly status: () => string;
  /** Lock */
  readonly lockTime: () => string;
  /** Format */
  readonly format: () => string;
  /** Entrants */
  readonly entrants: () => string;
  /** Doubts */
  readonly doubts: () => string;
  /** Picks */
  readonly picks: () => string;
  /** {stage} of {stages} */
  readonly stageOfStages: (values: { readonly stage: string | number; readonly stages: string | number }) => string;
  /** From the wiki */
  readonly fromWiki: () => string;
  /** By hand */
  readonly byHand: () => string;
  /** {count, number} waiting */
  readonly waitingCount: (values: { readonly count: number }) => string;
  /** a group that the wiki has no more */
  readonly groupGone: () => string;
  /** by hand */
  readonly byHandInSentence: () => string;
  /** nothing */
  readonly slotNothing: () => string;
  /** Change mapping */
  readonly changeMapping: () => string;
  /** The event keeps following its current groups. */
  readonly mappingLost: () => string;
  /** Not yet: {missing} */
  readonly mappingNotYet: (values: { readonly missing: string | number }) => string;
  /** No changes. */
  readonly noChanges: () => string;
  /** {count, plural, one {# slot changes.} other {# slots change.}} */
  readonly slotsChange: (values: { readonly count: number }) => string;
  /** Follows {page} of the wiki */
  readonly followsOfWiki: (values: { readonly page: string | number }) => string;
  /** No such event */
  readonly noSuchEvent: () => string;
  /** This event was made by hand */
  readonly madeByHand: () => string;
  /** It follows no tournament of the wiki, so there is nothing to map. */
  readonly madeByHandText: () => string;
  /** The tournament could not be read from the wiki */
  readonly tournamentNotRead: () => string;
  /** Loading the mapping */
  readonly loadingMapping: () => string;
  /** Mapping changed: the wiki is looked at again */
  readonly mappingChanged: () => string;
  /** Mapping changed: looks are paused */
  readonly mappingChangedPaused: () => string;
  /** Change the mapping? */
  readonly changeMappingTitle: () => string;
  /** Change {count, plural, one {# slot} other {# slots}} */
  readonly changeSlots: (values: { readonly count: number }) => string;
  /** What changes */
  readonly whatChanges: () => string;
  /** becomes */
  readonly becomes: () => string;
  /** The wiki sync is paused. Once it resumes, the new groups decide: */
  readonly newGroupsAfterPause: () => string;
  /** The wiki is read again at once, and the new groups decide: */
  readonly newGroupsAtOnce: () => string;
  /** when matches begin, and so when an open stage locks */
  readonly decidesTimes: () => string;
  /** which teams play in stages that have not opened */
  readonly decidesTeams: () => string;
  /** results that are not known yet */
  readonly decidesResults: () => string;
  /** Official results stay. Where the new groups disagree, a doubt waits for you. Picks stay as they are. Staff still enter the teams and results of what is by hand. */
  readonly mappingKeeps: () => string;
  /** Enter a result */
  readonly enterResult: () => string;
  /** Stages */
  readonly stages: () => string;
  /** {count, number} of {entrants} picked it */
  readonly pickedOf: (values: { readonly count: number; readonly entrants: string | number }) => string;
  /** Enter matches */
  readonly enterMatches: () => string;
  /** {known} of {total} official */
  readonly officialOf: (values: { readonly known: string | number; readonly total: string | number }) => string;
  /** No team is known yet */
  readonly noTeamKnown: () => string;
  /** Its teams come from the stage before, or from staff. */
  readonly noTeamKnownText: () => string;
  /** Picks of this stage are places, not matches. */
  readonly picksArePlaces: () => string;
  /** Enter its matches, and players see them, too. */
  readonly enterItsMatches: () => string;
  /** Set the time: {match} */
  readonly setTimeOf: (values: { readonly match: string | number }) => string;
  /** Change the time: {match} */
  readonly changeTimeOf: (values: { readonly match: string | number }) => string;
  /** Enter the result: {match} */
  readonly enterResultOf: (values: { readonly match: string | number }) => string;
  /** Correct the result: {match} */
  readonly correctResultOf: (values: { readonly match: string | number }) => string;
  /** Nobody */
  readonly nobody: () => string;
  /** against */
  readonly against: () => string;
  /** no score */
  readonly noScore: () => string;
  /** won */
  readonly wonHidden: () => string;
  /** Official */
  readonly matchOfficial: () => string;
  /** Live */
  readonly matchLive: () => string;
  /** Doubt */
  readonly matchDoubt: () => string;
  /** Planned */
  readonly matchPlanned: () => string;
  /** Not needed */
  readonly matchNotNeeded: () => string;
  /** Waits for teams */
  readonly matchWaitsForTeams: () => string;
  /** Walkover */
  readonly walkover: () => string;
  /** Not played */
  readonly matchNotPlayed: () => string;
  /** Bye */
  readonly bye: () => string;
  /** Match time saved */
  readonly matchTimeSaved: () => string;
  /** When does it begin? */
  readonly matchTimeTitle: () => string;
  /** If the stage is open, its lock moves with its first match. */
  readonly matchTimeNote: () => string;
  /** The event stays open */
  readonly eventStaysOpen: () => string;
  /** The end of the event */
  readonly endOfEvent: () => string;
  /** Every result is official. */
  readonly everyResultOfficial: () => string;
  /** The event finishes when you say so, or a while after the next correction. */
  readonly finishesWhenSaid: () => string;
  /** The event finishes <bold>now</bold>, and entrants are told their final rank. Is a result wrong? Correct it now, and the wait starts over. */
  readonly finishesNow: (values: { readonly bold: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** The event finishes <bold>in <timer>{time}</timer></bold>, and entrants are told their final rank. Is a result wrong? Correct it now, and the wait starts over. */
  readonly finishesIn: (values: { readonly bold: (inside: ReactNode) => ReactNode; readonly timer: (inside: ReactNode) => ReactNode; readonly time: string | number }) => ReactNode;
  /** Finish now */
  readonly finishNow: () => string;
  /** Not yet */
  readonly notYet: () => string;
  /** Entrants are told their final rank at once, and the trophies can be given. */
  readonly finishTells: () => string;
  /** Until the trophies are given you can resume the event. Messages already sent stay. */
  readonly finishCanResume: () => string;
  /** now */
  readonly nowHidden: () => string;
  /** less than a minute */
  readonly lessThanMinute: () => string;
  /** {count, plural, one {# minute} other {# minutes}} */
  readonly minutesLeft: (values: { readonly count: number }) => string;
  /** Loading … */
  readonly loadingShort: () => string;
  /** All events */
  readonly allEvents: () => string;
  /** This could not be refreshed and may be out of date. */
  readonly outOfDate: () => string;
  /** The format it was made from; the event keeps a copy of its own */
  readonly formatTitle: () => string;
  /** As players see it */
  readonly asPlayersSeeIt: () => string;
  /** More of this event */
  readonly moreOfEvent: () => string;
  /** Enter or correct results */
  readonly enterOrCorrectResults: () => string;
  /** Stage mapping */
  readonly stageMapping: () => string;
  /** More */
  readonly moreMenu: () => string;
  /** Loading the event */
  readonly loadingEvent: () => string;
  /** What is overdue */
  readonly overdueLabel: () => string;
  /** {stage} opened without a lock time, so nobody can pick it. Set a time, or lock it if its matches have begun. */
  readonly overdueLock: (values: { readonly stage: string | number }) => string;
  /** {what} since <time>{since}</time>. */
  readonly overdueSince: (values: { readonly what: string | number; readonly time: (inside: ReactNode) => ReactNode; readonly since: string | number }) => ReactNode;
  /** A match of {stage} began long before that and has no result. Enter it. */
  readonly overdueResult: (values: { readonly stage: string | number }) => string;
  /** A match of {stage} began long before that and has no result. Enter it, if the wiki does not bring it. */
  readonly overdueResultWiki: (values: { readonly stage: string | number }) => string;
  /** Results of {stage} are missing, and {next} begins. Enter them, or move its times. */
  readonly overdueStage: (values: { readonly stage: string | number; readonly next: string | number }) => string;
  /** The groups of {stage} are decided, and nothing says which teams of the next place go on. Enter them in the results. */
  readonly overdueNextPlace: (values: { readonly stage: string | number }) => string;
  /** Results of {stage} are missing, and the event should be over. Enter them, or move its times. */
  readonly overdueLastStage: (values: { readonly stage: string | number }) => string;
  /** {stage} has not opened: {known, number} of {needed, number} teams are known. Add the missing teams, or open it. */
  readonly overdueOpening: (values: { readonly stage: string | number; readonly known: number; readonly needed: number }) => string;
  /** {stage} has not opened: it waits for staff. Add the missing teams, or open it. */
  readonly overdueOpeningByStaff: (values: { readonly stage: string | number }) => string;
  /** Lock extended */
  readonly lockExtended: () => string;
  /** Extend the lock? */
  readonly extendLockTitle: () => string;
  /** Extend lock by {minutes, number} min */
  readonly extendLockBy: (values: { readonly minutes: number }) => string;
  /** Minutes */
  readonly minutes: () => string;
  /** minutes later than planned */
  readonly minutesLater: () => string;
  /** The lock would still be in the past. Add more minutes. */
  readonly lockStillPast: () => string;
  /** Picks lock <new>{until}</new> instead of <old>{before}</old>. */
  readonly lockMoves: (values: { readonly new: (inside: ReactNode) => ReactNode; readonly until: string | number; readonly old: (inside: ReactNode) => ReactNode; readonly before: string | number }) => ReactNode;
  /** {people} picked it so far: those picks are hidden again, and can be changed until then. */
  readonly pickedSoFar: (values: { readonly people: string | number }) => string;
  /** A banner tells everyone who is picking. */
  readonly bannerTells: () => string;
  /** Nobody has picked it yet. */
  readonly nobodyPicked: () => string;
  /** Picks of {people} move to the team that takes the place, and they are told. */
  readonly picksMoveToPlace: (values: { readonly people: string | number }) => string;
  /** {people} picked it: their picks stay as they are. */
  readonly picksStay: (values: { readonly people: string | number }) => string;
  /** Not in this stage */
  readonly notInStage: () => string;
  /** Plays in it */
  readonly playsInIt: () => string;
  /** Teams saved */
  readonly teamsSaved: () => string;
  /** Teams of {stage} */
  readonly teamsOf: (values: { readonly stage: string | number }) => string;
  /** Teams */
  readonly teams: () => string;
  /** Slots saved */
  readonly slotsSaved: () => string;
  /** Filled by the format: {placed} of {total} */
  readonly entriesFilled: (values: { readonly placed: string | number; readonly total: string | number }) => string;
  /** {count, plural, one {No result decides who comes into one place.} other {No result decides who comes into {count} places.}} Order the teams that are level, or put the teams in. */
  readonly entriesTied: (values: { readonly count: number }) => string;
  /** Known, and in no place yet: {teams}. */
  readonly entriesFree: (values: { readonly teams: string | number }) => string;
  /** Put them in */
  readonly putThemIn: () => string;
  /** Who comes in */
  readonly whoComesIn: () => string;
  /** not decided yet */
  readonly entryWaits: () => string;
  /** not decided by results */
  readonly entryTied: () => string;
  /** placed by staff */
  readonly entryStaff: () => string;
  /** {team}, not placed */
  readonly entryFree: (values: { readonly team: string | number }) => string;
  /** {from}: {state} */
  readonly entryRow: (values: { readonly from: string | number; readonly state: string | number }) => string;
  /** Slots of {stage} */
  readonly slotsOf: (values: { readonly stage: string | number }) => string;
  /** More than once: {teams} */
  readonly moreThanOnce: (values: { readonly teams: string | number }) => string;
  /** Picks of {people} move to the team in the slot, and they are told. */
  readonly picksMoveToSlot: (values: { readonly people: string | number }) => string;
  /** Not known yet */
  readonly slotNotKnown: () => string;
  /** {round}, match {number}, {side, select, top {top} other {bottom}} */
  readonly slotName: (values: { readonly round: string | number; readonly number: string | number; readonly side: 'top' | (string & {}) }) => string;
  /** Nobody (bye) */
  readonly slotBye: () => string;
  /** Trophies of this event were given: take them back first, at Reward Trophies */
  readonly trophiesGiven: () => string;
  /** Results of this stage are known; its picks cannot be opened */
  readonly resultsKnown: () => string;
  /** Resume the event */
  readonly resumeEvent: () => string;
  /** Slots by hand */
  readonly slotsHand: () => string;
  /** Teams by hand */
  readonly teamsHand: () => string;
  /** Open now */
  readonly openNow: () => string;
  /** Extend lock */
  readonly extendLockAction: () => string;
  /** Lock now */
  readonly lockNow: () => string;
  /** Move the lock */
  readonly moveLock: () => string;
  /** Open picks */
  readonly openPicks: () => string;
  /** Reopen picks */
  readonly reopenPicks: () => string;
  /** Finish the event */
  readonly finishEvent: () => string;
  /** Map it to the wiki: {stage} */
  readonly mapToWikiOf: (values: { readonly stage: string | number }) => string;
  /** Entered by hand */
  readonly enteredByHand: () => string;
  /** Entered by hand: {parts} */
  readonly partsByHand: (values: { readonly parts: string | number }) => string;
  /** Map it to the wiki */
  readonly mapToWiki: () => string;
  /** Complete */
  readonly stageComplete: () => string;
  /** Results missing */
  readonly resultsMissing: () => string;
  /** Next */
  readonly stageNext: () => string;
  /** Ahead */
  readonly stageAhead: () => string;
  /** No lock is set, so nobody can pick: set when its first match begins, or open picks with a time */
  readonly noLockSet: () => string;
  /** Opened by staff */
  readonly openedByStaff: () => string;
  /** Opens when {needed, number} teams are known, {known, number} now */
  readonly opensWhen: (values: { readonly needed: number; readonly known: number }) => string;
  /** first match <time>{begins}</time> */
  readonly firstMatch: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly begins: string | number }) => ReactNode;
  /** Picks lock <time>{at}</time> */
  readonly picksLock: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly at: string | number }) => ReactNode;
  /** Picks locked <time>{at}</time> */
  readonly picksLocked: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly at: string | number }) => ReactNode;
  /** {count, number} went through and wait for their slots */
  readonly waitForSlots: (values: { readonly count: number }) => string;
  /** put off by {minutes, number} min */
  readonly putOffBy: (values: { readonly minutes: number }) => string;
  /** picks wait for results of {rounds}, which nobody picks */
  readonly picksWaitFor: (values: { readonly rounds: string | number }) => string;
  /** Picks lock at (your time) */
  readonly lockField: () => string;
  /** this stage */
  readonly thisStage: () => string;
  /** the next stage */
  readonly theNextStage: () => string;
  /** Results of {stage} are not complete. */
  readonly resultsIncomplete: (values: { readonly stage: string | number }) => string;
  /** {known, number} of the {needed, number} teams that {stage} opens with are known: a slip may have too few to choose from before the others come. */
  readonly fewTeamsKnown: (values: { readonly known: number; readonly needed: number; readonly stage: string | number }) => string;
  /** {count, plural, one {# team} other {# teams}} */
  readonly teamCount: (values: { readonly count: number }) => string;
  /** {title} {count, number} */
  readonly groupCount: (values: { readonly title: string | number; readonly count: number }) => string;
  /** People have picked it: {groups}. */
  readonly placesLost: (values: { readonly groups: string | number }) => string;
  /** {title} has {places, number} places, and {count, plural, one {# team} other {# teams}} */
  readonly groupLacks: (values: { readonly title: string | number; readonly places: number; readonly count: number }) => string;
  /** it has {places, number} places, and {count, plural, one {# team} other {# teams}} */
  readonly stageLacks: (values: { readonly places: number; readonly count: number }) => string;
  /** On the wiki */
  readonly onWiki: () => string;
  /** {place}: {match}. Players see what is official here. */
  readonly doubtAbout: (values: { readonly place: string | number; readonly match: string | number }) => string;
  /** There is nothing to apply: correct it by hand, or dismiss it. */
  readonly nothingToApply: () => string;
  /** Note for the audit log (optional) */
  readonly auditNote: () => string;
  /** Everyone sees it beside the correction */
  readonly auditNoteHint: () => string;
  /** Apply */
  readonly applyAction: () => string;
  /** Same team */
  readonly sameTeamAction: () => string;
  /** Correct by hand */
  readonly correctAction: () => string;
  /** Dismiss */
  readonly dismissAction: () => string;
  /** What */
  readonly recordField: () => string;
  /** Official here */
  readonly officialHere: () => string;
  /** Wiki’s record */
  readonly wikisRecord: () => string;
  /** If applied */
  readonly ifApplied: () => string;
  /** It cannot be applied as things stand: {reason}. */
  readonly cannotApply: (values: { readonly reason: string | number }) => string;
  /** What it changes could not be counted. */
  readonly changesNotCounted: () => string;
  /** No score or rank changes. */
  readonly noScoreChanges: () => string;
  /** Scores or ranks of {affected, plural, one {# player changes} other {# players change}}; {moved, plural, one {# moves} other {# move}} in the top {top}. */
  readonly scoresChange: (values: { readonly affected: number; readonly moved: number; readonly top: string | number }) => string;
  /** Picks of {count, number} go along with it, and are told. */
  readonly picksGoAlong: (values: { readonly count: number }) => string;
  /** Nothing yet */
  readonly recordNothingYet: () => string;
  /** Result */
  readonly recordResult: () => string;
  /** Places */
  readonly recordPlaces: () => string;
  /** Nothing */
  readonly recordNothing: () => string;
  /** Map {number} */
  readonly mapNumber: (values: { readonly number: string | number }) => string;
  /** Maps */
  readonly recordMaps: () => string;
  /** TBD */
  readonly tbd: () => string;
  /** {match}, won by {team} */
  readonly wonBy: (values: { readonly match: string | number; readonly team: string | number }) => string;
  /** {match}, finished without a winner */
  readonly endedWithoutWinner: (values: { readonly match: string | number }) => string;
  /** {match}, no result */
  readonly matchWithoutResult: (values: { readonly match: string | number }) => string;
  /** {place}, through */
  readonly placeThrough: (values: { readonly place: string | number }) => string;
  /** {place}, out */
  readonly placeOut: (values: { readonly place: string | number }) => string;
  /** {team} won without playing */
  readonly wonUnplayed: (values: { readonly team: string | number }) => string;
  /** {team} lost without playing */
  readonly lostUnplayed: (values: { readonly team: string | number }) => string;
  /** {team} forfeited */
  readonly forfeited: (values: { readonly team: string | number }) => string;
  /** {team} was disqualified */
  readonly disqualified: (values: { readonly team: string | number }) => string;
  /** {team} drew */
  readonly drew: (values: { readonly team: string | number }) => string;
  /** {name} is no team of this event */
  readonly noTeamOfEvent: (values: { readonly name: string | number }) => string;
  /** All other results apply by themselves */
  readonly othersApply: () => string;
  /** what waits */
  readonly whatWaits: () => string;
  /** All its matches now count for that team */
  readonly sameTeamDone: () => string;
  /** Result applied */
  readonly resultApplied: () => string;
  /** Doubt dismissed */
  readonly doubtDismissed: () => string;
  /** Nothing waits. */
  readonly nothingWaits: () => string;
  /** Last change {time}: {change}. */
  readonly lastChange: (values: { readonly time: string | number; readonly change: string | number }) => string;
  /** Next doubt */
  readonly nextDoubtKey: () => string;
  /** Previous doubt */
  readonly previousDoubtKey: () => string;
  /** Apply what was told, or who it is */
  readonly applyKey: () => string;
  /** Correct it by hand */
  readonly correctKey: () => string;
  /** Dismiss it */
  readonly dismissKey: () => string;
  /** {number} of {count} */
  readonly doubtOf: (values: { readonly number: string | number; readonly count: string | number }) => string;
  /** Other doubts */
  readonly otherDoubts: () => string;
  /** Sync */
  readonly sync: () => string;
  /** the sync */
  readonly theSync: () => string;
  /** Paused */
  readonly syncPaused: () => string;
  /** Running */
  readonly syncRunning: () => string;
  /** Wiki gone */
  readonly syncWikiGone: () => string;
  /** No looks left this hour. */
  readonly noLooksLeft: () => string;
  /** What is shown here stays. Next look: <time>{look}</time>. */
  readonly shownStays: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly look: string | number }) => ReactNode;
  /** Last look */
  readonly lastLookTitle: () => string;
  /** Never yet */
  readonly neverYet: () => string;
  /** Next look */
  readonly nextLookTitle: () => string;
  /** Webhook */
  readonly webhook: () => string;
  /** Resume first */
  readonly resumeFirst: () => string;
  /** Look now */
  readonly lookNow: () => string;
  /** Resume */
  readonly resumeAction: () => string;
  /** Pause */
  readonly pauseAction: () => string;
  /** none while it is paused */
  readonly nextLookPaused: () => string;
  /** not scheduled */
  readonly nextLookNone: () => string;
  /** as soon as the wiki allows */
  readonly nextLookSoon: () => string;
  /** at {time} */
  readonly nextLookAt: (values: { readonly time: string | number }) => string;
  /** Looks this hour */
  readonly looksThisHour: () => string;
  /** {left, number} left of {count, number} */
  readonly looksLeftOf: (values: { readonly left: number; readonly count: number }) => string;
  /** No look has changed anything yet. */
  readonly nothingChanged: () => string;
  /** Results of looks */
  readonly looksLog: () => string;
  /** Fewer */
  readonly showFewer: () => string;
  /** All {count} */
  readonly showAll: (values: { readonly count: string | number }) => string;
  /** Held by staff */
  readonly heldByStaff: () => string;
  /** Release */
  readonly releaseAction: () => string;
  /** Let the wiki decide it? */
  readonly releaseQuestion: () => string;
  /** Other names on the wiki */
  readonly otherNames: () => string;
  /** “<bdi>{name}</bdi>” is <bdi>{team}</bdi> */
  readonly nameIsTeam: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly name: string | number; readonly team: string | number }) => ReactNode;
  /** {name} is {team} */
  readonly nameIsTeamPlain: (values: { readonly name: string | number; readonly team: string | number }) => string;
  /** Take back */
  readonly takeBackAction: () => string;
  /** Ask again who it is? */
  readonly takeBackQuestion: () => string;
  /** {name} is */
  readonly whoIs: (values: { readonly name: string | number }) => string;
  /** All that <bdi>{name}</bdi> plays counts for that team, now and later. A team that is not in this event has to take a place in it first, under Teams. */
  readonly whoIsNote: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly name: string | number }) => ReactNode;
  /** Another team */
  readonly anotherTeam: () => string;
  /** Enter its name. If it is unknown, a new team is created. */
  readonly anotherTeamHint: () => string;
  /** Add */
  readonly addAction: () => string;
  /** Edit {team} */
  readonly editTeamNamed: (values: { readonly team: string | number }) => string;
  /** It stays the same team in all its events. Players who picked it are not told. */
  readonly editTeamText: () => string;
  /** Taken back */
  readonly takenBack: () => string;
  /** What staff said */
  readonly whatStaffSaid: () => string;
  /** Undo: {edit} */
  readonly undoOf: (values: { readonly edit: string | number }) => string;
  /** Undo */
  readonly undoAction: () => string;
  /** {owner} is another team. Is <bdi>{team}</bdi> the same team, misspelt? */
  readonly mergeAsks: (values: { readonly owner: string | number; readonly bdi: (inside: ReactNode) => ReactNode; readonly team: string | number }) => ReactNode;
  /** {owner} is another team of this event. Is <bdi>{team}</bdi> the same team, misspelt? */
  readonly mergeAsksHere: (values: { readonly owner: string | number; readonly bdi: (inside: ReactNode) => ReactNode; readonly team: string | number }) => ReactNode;
  /** Merged, <bdi>{owner}</bdi> takes every place of <bdi>{team}</bdi>, in all of its events, with its results and picks. Points stay as they are, nobody is told, and you can undo it here. */
  readonly mergeText: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly owner: string | number; readonly team: string | number }) => ReactNode;
  /** Merge <bdi>{team}</bdi> into <bdi>{owner}</bdi> */
  readonly mergeAction: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly team: string | number; readonly owner: string | number }) => ReactNode;
  /** {team} and {into} are one team now */
  readonly mergedDone: (values: { readonly team: string | number; readonly into: string | number }) => string;
  /** {team} was replaced */
  readonly replacedDone: (values: { readonly team: string | number }) => string;
  /** Replace {team}? */
  readonly replaceTitle: (values: { readonly team: string | number }) => string;
  /** The new team takes every place of <bdi>{team}</bdi> in {stages}. */
  readonly replaceText: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly team: string | number; readonly stages: string | number }) => ReactNode;
  /** Name the new team and say why */
  readonly replaceIncomplete: () => string;
  /** Replace */
  readonly replaceAction: () => string;
  /** Nobody has picked those places yet. */
  readonly placesNotPicked: () => string;
  /** Up to {people} have picked there: picks of {team} become picks of the new team, and their owners are told. */
  readonly placesPicked: (values: { readonly people: string | number; readonly team: string | number }) => string;
  /** New team */
  readonly newTeam: () => string;
  /** A team the game knows by that name, or a new one. */
  readonly newTeamHint: () => string;
  /** {was} is now {now} */
  readonly renamedDone: (values: { readonly was: string | number; readonly now: string | number }) => string;
  /** Short */
  readonly shortName: () => string;
  /** Leave empty to take it from the name */
  readonly shortNameHint: () => string;
  /** Ranking */
  readonly ranking: () => string;
  /** Place */
  readonly rankingPlace: () => string;
  /** Source */
  readonly rankingSource: () => string;
  /** Such as Valve Regional Standings */
  readonly rankingSourceHint: () => string;
  /** Day */
  readonly rankingDay: () => string;
  /** Link (optional) */
  readonly rankingLink: () => string;
  /** Shown beside the team in this event, with its source and day. */
  readonly rankingNote: () => string;
  /** Save ranking */
  readonly saveRanking: () => string;
  /** Remove ranking */
  readonly removeRanking: () => string;
  /** Ranking saved */
  readonly rankingSaved: () => string;
  /** Ranking removed */
  readonly rankingRemoved: () => string;
  /** It says #{place}, {source} now. Save again to replace it. */
  readonly rankingIsNow: (values: { readonly place: string | number; readonly source: string | number }) => string;
  /** It was removed. Save again to set it. */
  readonly rankingIsGone: () => string;
  /** Save name */
  readonly saveName: () => string;
  /** It is <bdi>{team}</bdi> ({short}) now. Keep mine */
  readonly keepMyName: (values: { readonly bdi: (inside: ReactNode) => ReactNode; readonly team: string | number; readonly short: string | number }) => ReactNode;
  /** {team} looks different now */
  readonly pictureDone: (values: { readonly team: string | number }) => string;
  /** Upload a picture */
  readonly uploadPicture: () => string;
  /** Remove it */
  readonly removePicture: () => string;
  /** PNG, JPEG, WebP or GIF, at most 2 MB. Or drop one here. */
  readonly pictureKinds: () => string;
  /** Picture from a file */
  readonly pictureFromFile: () => string;
  /** Or by its link */
  readonly pictureLink: () => string;
  /** https:// */
  readonly pictureLinkExample: () => string;
  /** Copy it */
  readonly copyPicture: () => string;
  /** Update teams */
  readonly updateTeams: () => string;
  /** Edit */
  readonly editAction: () => string;
  /** Replace {team} */
  readonly replaceTeamNamed: (values: { readonly team: string | number }) => string;
  /** Player */
  readonly player: () => string;
  /** Captain */
  readonly captain: () => string;
  /** Substitute */
  readonly substitute: () => string;
  /** Coach */
  readonly coach: () => string;
  /** Other */
  readonly otherPosition: () => string;
  /** Typed by staff, no players known */
  readonly typedByStaff: () => string;
  /** No players known */
  readonly noPlayersKnown: () => string;
  /** Players of {team} */
  readonly playersOf: (values: { readonly team: string | number }) => string;
  /** Teams updated */
  readonly teamsUpdated: () => string;
  /** Teams on the wiki */
  readonly teamsWiki: () => string;
  /** Apply {count, plural, one {# change} other {# changes}} */
  readonly applyChanges: (values: { readonly count: number }) => string;
  /** All teams match the wiki. */
  readonly allTeamsMatch: () => string;
  /** {count, plural, one {# team differs; picks stay with it.} other {# teams differ; picks stay with them.}} */
  readonly teamsDiffer: (values: { readonly count: number }) => string;
  /** Read {ago}. */
  readonly wikiRead: (values: { readonly ago: string | number }) => string;
  /** Name <old>{name}</old> <new>{newName}</new> */
  readonly nameChange: (values: { readonly old: (inside: ReactNode) => ReactNode; readonly name: string | number; readonly new: (inside: ReactNode) => ReactNode; readonly newName: string | number }) => ReactNode;
  /** Short <new>{newName}</new> */
  readonly shortNameChange: (values: { readonly new: (inside: ReactNode) => ReactNode; readonly newName: string | number }) => ReactNode;
  /** Look again */
  readonly lookAgain: () => string;
  /** Leave */
  readonly leaveAction: () => string;
  /** Close */
  readonly closeAction: () => string;
  /** Reading the wiki */
  readonly readingWiki: () => string;
  /** What differs */
  readonly whatDiffers: () => string;
  /** The wiki no longer lists {teams}: renamed, or replaced by another team. */
  readonly notOnWiki: (values: { readonly teams: string | number }) => string;
  /** Recognised by its players: its wiki page has moved. */
  readonly recognised: () => string;
  /** New logo */
  readonly newLogo: () => string;
  /** no longer */
  readonly noLongerHidden: () => string;
  /** Results from elsewhere */
  readonly elsewhere: () => string;
  /** the results from elsewhere */
  readonly whatElsewhere: () => string;
  /** Your own program can tell results of this event with a token, and files can bring them. */
  readonly elsewhereNone: () => string;
  /** Proposals */
  readonly proposals: () => string;
  /** Proposed: {name} */
  readonly proposalBy: (values: { readonly name: string | number }) => string;
  /** {count, plural, one {# match} other {# matches}} · {username} · {time} */
  readonly proposalFacts: (values: { readonly count: number; readonly username: string | number; readonly time: string | number }) => string;
  /** Look at it */
  readonly lookAtIt: () => string;
  /** Taken over */
  readonly proposalTaken: () => string;
  /** Dismissed until something else is told */
  readonly proposalDismissed: () => string;
  /** {count, plural, one {# match or table has} other {# matches or tables have}} a place in this event. */
  readonly placedCount: (values: { readonly count: number }) => string;
  /** Matches entered by hand no longer count in {groups}. */
  readonly handReplaced: (values: { readonly groups: string | number }) => string;
  /** Nothing */
  readonly nothingWouldChange: () => string;
  /** Left out */
  readonly leftOutTitle: () => string;
  /** it cannot be read */
  readonly leftOutUnreadable: () => string;
  /** its two teams are not named */
  readonly leftOutNoTeams: () => string;
  /** nobody told yet which match this is */
  readonly leftOutUnknownId: () => string;
  /** this event has no such match */
  readonly leftOutNoSuchPlace: () => string;
  /** no stage has this shape and these teams, or several do */
  readonly leftOutNoPlaceFound: () => string;
  /** this group follows the wiki */
  readonly leftOutFollowsWiki: () => string;
  /** this group goes by another source */
  readonly leftOutOtherSource: () => string;
  /** picks are still open: lock the stage first. Teams and times come in. */
  readonly leftOutStageOpen: () => string;
  /** this stage has not opened yet. Teams and times come in. */
  readonly leftOutStageNotOpened: () => string;
  /** the same match is told twice */
  readonly leftOutToldTwice: () => string;
  /** it does not tell of each team whether it goes through, or sends on too many */
  readonly leftOutEndsIncomplete: () => string;
  /** programs and files */
  readonly sourceTold: () => string;
  /** Groups that go by it */
  readonly groupsElsewhere: () => string;
  /** {source} · {count, plural, one {# match} other {# matches}} */
  readonly groupFacts: (values: { readonly source: string | number; readonly count: number }) => string;
  /** By hand again */
  readonly byHandAgain: () => string;
  /** Forget what was told of it? Official results stay. */
  readonly byHandAgainQuestion: () => string;
  /** {group} is run by hand again */
  readonly groupForgotten: (values: { readonly group: string | number }) => string;
  /** Tokens */
  readonly resultTokens: () => string;
  /** New token */
  readonly newResultToken: () => string;
  /** Name */
  readonly resultTokenName: () => string;
  /** The program that tells results with it */
  readonly resultTokenHint: () => string;
  /** What it tells */
  readonly resultTokenMode: () => string;
  /** Waits for staff */
  readonly modePropose: () => string;
  /** Counts at once */
  readonly modeApply: () => string;
  /** Make token */
  readonly makeResultToken: () => string;
  /** make a token */
  readonly resultTokenPurpose: () => string;
  /** Copied the token */
  readonly resultTokenCopied: () => string;
  /** Give it only to that program: anyone who has it can tell results of this event. It ends after 90 days. */
  readonly resultTokenText: () => string;
  /** {mode} · {username} */
  readonly resultTokenFacts: (values: { readonly mode: string | number; readonly username: string | number }) => string;
  /** used {time} */
  readonly resultTokenUsed: (values: { readonly time: string | number }) => string;
  /** It does nothing: its owner no longer has the role for it. */
  readonly resultTokenIdle: () => string;
  /** Revoke */
  readonly revokeResultToken: () => string;
  /** The program that uses it stops at once. */
  readonly revokeResultTokenQuestion: () => string;
  /** Revoked: {name} */
  readonly resultTokenRevoked: (values: { readonly name: string | number }) => string;
  /** What was told */
  readonly toldRecord: () => string;
  /** start.gg */
  readonly sourceStartgg: () => string;
  /** Challonge */
  readonly sourceChallonge: () => string;
  /** How picks lock */
  readonly lockUnit: () => string;
  /** Picks of this stage have begun to lock */
  readonly lockUnitFixed: () => string;
  /** Lock all now */
  readonly lockAllNow: () => string;
  /** The next matches lock <time>{at}</time> */
  readonly nextLocks: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly at: string | number }) => ReactNode;
  /** No start of the next matches is known */
  readonly nextLockUnknown: () => string;
  /** Together */
  readonly locksTogether: () => string;
  /** By round */
  readonly locksByRound: () => string;
  /** By match */
  readonly locksByMatch: () => string;
  /** All picks lock when the first match begins. */
  readonly locksTogetherNote: () => string;
  /** The picks of a round lock when its first match begins. The rest of the slip stays open. */
  readonly locksByRoundNote: () => string;
  /** The pick of a match locks when it begins. The rest of the slip stays open. */
  readonly locksByMatchNote: () => string;
  /** {count, plural, one {{count} match has no start yet: a first match locks with the stage, a later one as soon as its teams are known.} other {{count} matches have no start yet: first matches lock with the stage, later ones as soon as their teams are known.}} */
  readonly locksUntimed: (values: { readonly count: number }) => string;
  /** Saved: how picks lock */
  readonly lockUnitSaved: () => string;
  /** Import */
  readonly importMatches: () => string;
  /** Import matches */
  readonly importTitle: () => string;
  /** Matches as {form} */
  readonly matchesAs: (values: { readonly form: string | number }) => string;
  /** CSV */
  readonly formCsv: () => string;
  /** JSON */
  readonly formJson: () => string;
  /** Kind of file */
  readonly importForm: () => string;
  /** Matches as CSV */
  readonly importCsv: () => string;
  /** Matches as JSON */
  readonly importJson: () => string;
  /** Bracket of start.gg (JSON) */
  readonly importStartgg: () => string;
  /** Bracket of Challonge (JSON) */
  readonly importChallonge: () => string;
  /** Stage */
  readonly importStage: () => string;
  /** Found by teams and shape */
  readonly importAnyStage: () => string;
  /** Its text */
  readonly importText: () => string;
  /** Choose a file, or paste its text */
  readonly importHint: () => string;
  /** File */
  readonly importFile: () => string;
  /** This file is too large */
  readonly importTooLarge: () => string;
  /** Preview */
  readonly importPreview: () => string;
  /** Matches imported */
  readonly importDone: () => string;
  /** Late entry */
  readonly lateEntry: () => string;
  /** Off */
  readonly lateOff: () => string;
  /** {share}% */
  readonly lateShareOf: (values: { readonly share: string | number }) => string;
  /** After the lock nobody comes in. */
  readonly lateOffNote: () => string;
  /** Players who come after the lock may call matches of a bracket that have not begun. A right call pays {share}% of the points. */
  readonly lateOnNote: (values: { readonly share: string | number }) => string;
  /** They are marked on every board, have no rank, and win Wood. Ranks of others do not count them. */
  readonly lateMarkedNote: () => string;
  /** {count, plural, one {{count} player has entered late, and keeps that share.} other {{count} players have entered late, and keep their share.}} */
  readonly lateSoFar: (values: { readonly count: number }) => string;
  /** Saved: late entry */
  readonly lateSaved: () => string;
  /** the draw is missing of {rounds} */
  readonly drawMissing: (values: { readonly rounds: string | number }) => string;
  /** A round is drawn later: the stage locks as a whole */
  readonly locksAsAWhole: () => string;
  /** The tournament is drawn otherwise now */
  readonly structureTitle: () => string;
  /** The event stays as it is until you take it over. */
  readonly structureKept: () => string;
  /** Look at it */
  readonly structureLook: () => string;
  /** Look at what would change */
  readonly structureLookKey: () => string;
  /** Keep ours */
  readonly structureKeepOurs: () => string;
  /** The same difference is not asked again. Another one is. */
  readonly structureKeepHint: () => string;
  /** Play the event as its tournament is drawn */
  readonly structureDialog: () => string;
  /** What changes */
  readonly structureChanges: () => string;
  /** Stages and picks */
  readonly structureStages: () => string;
  /** {state, select, same {Stays as it is} changed {Is played otherwise} added {Is new} other {Goes}} */
  readonly structureState: (values: { readonly state: 'same' | 'changed' | 'added' | (string & {}) }) => string;
  /** Nobody has picked it */
  readonly structureNoPicks: () => string;
  /** {count, plural, one {The picks of {count} player stay} other {The picks of {count} players stay}} */
  readonly structurePicksKept: (values: { readonly count: number }) => string;
  /** {count, plural, one {The picks of {count} player are cleared} other {The picks of {count} players are cleared}} */
  readonly structurePicksCleared: (values: { readonly count: number }) => string;
  /** Teams that come: {teams} */
  readonly structureJoining: (values: { readonly teams: string | number }) => string;
  /** Teams that leave: {teams} */
  readonly structureLeaving: (values: { readonly teams: string | number }) => string;
  /** No team comes or leaves. */
  readonly structureTeamsStay: () => string;
  /** The lock stays: {time}. */
  readonly structureLockStays: (values: { readonly time: string | number }) => string;
  /** The lock moves from {was} to {is}. */
  readonly structureLockMoves: (values: { readonly was: string | number; readonly is: string | number }) => string;
  /** The new lock is not known yet. */
  readonly structureNoLock: () => string;
  /** Trophies go by rank again. Choose anew how many right calls they ask for. */
  readonly structureLosesGoals: () => string;
  /** Players whose picks are cleared are told at once. What they had picked stands in the audit log alone. */
  readonly structureTold: () => string;
  /** Players whose picks are cleared read it */
  readonly structureNoteHint: () => string;
  /** Apply */
  readonly structureApply: () => string;
  /** {count, plural, one {Apply, and clear the {stage} picks of {count} player} other {Apply, and clear the {stage} picks of {count} players}} */
  readonly structureApplyClearing: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** The event is played as its tournament is drawn now */
  readonly structureDone: () => string;
  /** The event stays as it is */
  readonly structureKeptDone: () => string;
  /** what would change */
  readonly structurePreview: () => string;
};
