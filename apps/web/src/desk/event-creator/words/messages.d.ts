// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** Event Created! */
  readonly eventCreated: () => string;
  /** Create Event */
  readonly createEvent: () => string;
  /** Every slot is mapped and fits. */
  readonly allMapped: () => string;
  /** Nothing is missing. */
  readonly nothingMissing: () => string;
  /** Not yet: {missing} */
  readonly notYet: (values: { readonly missing: string | number }) => string;
  /** Create a second event? */
  readonly secondEventTitle: () => string;
  /** Keep the existing one */
  readonly keepExisting: () => string;
  /** Create a second event */
  readonly secondEventAction: () => string;
  /** Someone just created an event for {tournament}. Players would see two, each with its own picks and leaderboard. */
  readonly secondEventJustMade: (values: { readonly tournament: string | number }) => string;
  /** The event could not be created: {reason}. Please contact {contact}. */
  readonly notCreated: (values: { readonly reason: string | number; readonly contact: string | number }) => string;
  /** The event needs a name. */
  readonly eventNeedsName: () => string;
  /** The image needs a link with https://. */
  readonly imageLinkMissing: () => string;
  /** The wiki page needs a link with https://. */
  readonly wikiLinkMissing: () => string;
  /** {event} can be opened now. */
  readonly createdText: (values: { readonly event: string | number }) => string;
  /** Open the event */
  readonly openEvent: () => string;
  /** Control room */
  readonly controlRoom: () => string;
  /** Create another */
  readonly createAnother: () => string;
  /** Event Creator */
  readonly pageTitle: () => string;
  /** Name override */
  readonly nameOverride: () => string;
  /** {count} of {most} */
  readonly nameLength: (values: { readonly count: string | number; readonly most: string | number }) => string;
  /** Image URL */
  readonly imageUrl: () => string;
  /** Without one, a picture is drawn from the name. */
  readonly imageHint: () => string;
  /** Reward type */
  readonly rewardType: () => string;
  /** From the title. */
  readonly rewardGuessed: () => string;
  /** A whole link that begins with https:// */
  readonly linkInvalid: () => string;
  /** Event */
  readonly event: () => string;
  /** Tournament wiki URL */
  readonly wikiUrl: () => string;
  /** Fixed while details are loaded. */
  readonly formatFixed: () => string;
  /** Choose a format first */
  readonly chooseFormatFirst: () => string;
  /** Load Event */
  readonly loadEvent: () => string;
  /** Choose a format first. */
  readonly chooseFormatFirstSentence: () => string;
  /** Load Event fetches the groups, teams and times of {tournament}. Then you map the groups to the stages of the format. */
  readonly loadEventNote: (values: { readonly tournament: string | number }) => string;
  /** Choose a tournament */
  readonly chooseTournament: () => string;
  /** Search for a tournament and choose one to fill in its name, picture and reward. An event made by hand needs no tournament. */
  readonly chooseTournamentText: () => string;
  /** The details of the tournament could not be loaded */
  readonly detailsNotLoaded: () => string;
  /** The details of the tournament could not be loaded. Please contact {contact}. */
  readonly detailsFailed: (values: { readonly contact: string | number }) => string;
  /** The event format could not be loaded */
  readonly formatNotLoaded: () => string;
  /** Choose another, or try again later. */
  readonly formatNotLoadedText: () => string;
  /** Loading the event */
  readonly loadingEvent: () => string;
  /** Event format */
  readonly eventFormat: () => string;
  /** Loading the formats… */
  readonly loadingFormats: () => string;
  /** Choose a format */
  readonly chooseFormat: () => string;
  /** Change format */
  readonly changeFormat: () => string;
  /** The formats could not be loaded. */
  readonly formatsNotLoaded: () => string;
  /** There are no formats yet. Create one in the <link>Event Format Builder</link>. */
  readonly noFormatsYet: (values: { readonly link: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Formats are made in the <link>Event Format Builder</link>. */
  readonly formatsMadeIn: (values: { readonly link: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** {count, plural, one {# is not ready} other {# are not ready}}: see the <link>Event Format Builder</link>. */
  readonly formatsNotReady: (values: { readonly count: number; readonly link: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** {name} (not ready: {count, plural, one {# problem} other {# problems}}) */
  readonly formatNotReady: (values: { readonly name: string | number; readonly count: number }) => string;
  /** Try again */
  readonly tryAgain: () => string;
  /** The lock time is set once the first stage has matches. */
  readonly lockWithoutTime: () => string;
  /** The first stage began {time}: nobody could pick. */
  readonly lockTooLate: (values: { readonly time: string | number }) => string;
  /** Picks would open at once, lock {time}. */
  readonly opensAtOnce: (values: { readonly time: string | number }) => string;
  /** Picks would open at once, lock {time}, unless staff change it. */
  readonly opensUnlessChanged: (values: { readonly time: string | number }) => string;
  /** Picks would open at once, lock {time}: the wiki gives no time yet. */
  readonly opensWithoutTime: (values: { readonly time: string | number }) => string;
  /** Is this intended? */
  readonly isThisIntended: () => string;
  /** Change it */
  readonly changeIt: () => string;
  /** Create it anyway */
  readonly createItAnyway: () => string;
  /** Tournaments */
  readonly tournaments: () => string;
  /** Game */
  readonly game: () => string;
  /** From */
  readonly fromDay: () => string;
  /** To */
  readonly toDay: () => string;
  /** Search */
  readonly searchAction: () => string;
  /** Data from <link>Liquipedia</link>, CC BY-SA. Teams, times and results sync automatically once the event exists. */
  readonly dataFrom: (values: { readonly link: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Data from <link>Liquipedia</link>, CC BY-SA, recorded: this wiki is a demo. Teams, times and results sync automatically once the event exists. */
  readonly dataFromDemo: (values: { readonly link: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Both days are needed. */
  readonly bothDaysNeeded: () => string;
  /** To is before From. */
  readonly daysReversed: () => string;
  /** At most {count, number} days apart. */
  readonly daysTooFar: (values: { readonly count: number }) => string;
  /** Search lists what the wiki announces between the two days, tiers S and A first. */
  readonly searchHint: () => string;
  /** Loading the tournaments */
  readonly loadingTournaments: () => string;
  /** The tournament wiki is not available right now */
  readonly wikiNotAvailable: () => string;
  /** You can create an event by hand instead. */
  readonly wikiNotAvailableText: () => string;
  /** We try again at {time}. You can create an event by hand instead. */
  readonly wikiTriesAgain: (values: { readonly time: string | number }) => string;
  /** No tournament in this window */
  readonly noTournaments: () => string;
  /** The wiki lists none from {from} to {to}. */
  readonly noTournamentsText: (values: { readonly from: string | number; readonly to: string | number }) => string;
  /** 30 days more */
  readonly widerWindow: () => string;
  /** ↑ ↓ to choose */
  readonly keysHint: () => string;
  /** {count, plural, one {# tournament} other {# tournaments, tier S first}} */
  readonly tournamentCount: (values: { readonly count: number }) => string;
  /** already has an event */
  readonly hasEvent: () => string;
  /** Open it<hidden>: event of {tournament}</hidden> */
  readonly openEventOf: (values: { readonly hidden: (inside: ReactNode) => ReactNode; readonly tournament: string | number }) => ReactNode;
  /** Upcoming tournaments */
  readonly upcomingTournaments: () => string;
  /** Create a second event of {tournament} */
  readonly secondEventOf: (values: { readonly tournament: string | number }) => string;
  /** as read {ago} */
  readonly asRead: (values: { readonly ago: string | number }) => string;
  /** Tier */
  readonly tier: () => string;
  /** There is already an event for {tournament}. Players would see two, each with its own picks and leaderboard. */
  readonly secondEventText: (values: { readonly tournament: string | number }) => string;
  /** The mapping was discarded. */
  readonly mappingDiscarded: () => string;
  /** Undo */
  readonly undoAction: () => string;
  /** By hand, without the wiki */
  readonly byHandAction: () => string;
  /** Wiki status unknown */
  readonly wikiStatusUnknown: () => string;
  /** Checking the wiki… */
  readonly checkingWiki: () => string;
  /** No tournament wiki is set up: events are made by hand. */
  readonly noWiki: () => string;
  /** Demo wiki */
  readonly demoWiki: () => string;
  /** Wiki */
  readonly wiki: () => string;
  /** read {ago} */
  readonly readAgo: (values: { readonly ago: string | number }) => string;
  /** {left, number} of {count, number} looks left */
  readonly looksLeft: (values: { readonly left: number; readonly count: number }) => string;
  /** Next try {time} */
  readonly nextTry: (values: { readonly time: string | number }) => string;
  /** By hand: results are entered by staff. */
  readonly byHandIntro: () => string;
  /** From the wiki */
  readonly fromWiki: () => string;
  /** Page about it */
  readonly pageAbout: () => string;
  /** First match (UTC) */
  readonly firstMatch: () => string;
  /** This time has passed: the event will be created with its picks locked. */
  readonly firstMatchPassed: () => string;
  /** Picks lock when it begins. */
  readonly firstMatchHint: () => string;
  /** Last day (UTC) */
  readonly lastDay: () => string;
  /** Named twice: {teams}. */
  readonly namedTwice: (values: { readonly teams: string | number }) => string;
  /** A name has at most {count, number} characters. */
  readonly nameTooLong: (values: { readonly count: number }) => string;
  /** {count, plural, one {# team} other {# teams}}, at least {least, number} */
  readonly teamsAtLeast: (values: { readonly count: number; readonly least: number }) => string;
  /** {count, number} of {places, plural, one {# place} other {# places}} */
  readonly teamsOfPlaces: (values: { readonly count: number; readonly places: number }) => string;
  /** {count, number} teams, and the format has {places, plural, one {# place} other {# places}}. */
  readonly tooManyTeams: (values: { readonly count: number; readonly places: number }) => string;
  /** A slip names {count, plural, one {# team} other {# teams}}, so at least as many play. */
  readonly tooFewTeams: (values: { readonly count: number }) => string;
  /** The first stage needs its teams. */
  readonly firstStageNeedsTeams: () => string;
  /** The page needs a link with https://. */
  readonly pageLinkMissing: () => string;
  /** Set when the first match begins. */
  readonly firstMatchMissing: () => string;
  /** Set the last day. */
  readonly lastDayMissing: () => string;
  /** The last day is before the first match. */
  readonly lastDayTooEarly: () => string;
  /** Choose a format. */
  readonly formatMissing: () => string;
  /** {stage}: {team} is in two groups. */
  readonly inTwoGroups: (values: { readonly stage: string | number; readonly team: string | number }) => string;
  /** Stage {number} */
  readonly stageNumber: (values: { readonly number: string | number }) => string;
  /** Filled by the teams that advance. Are its teams or its time known already? */
  readonly laterStageNote: () => string;
  /** Group {letter} */
  readonly groupNamed: (values: { readonly letter: string | number }) => string;
  /** From top to bottom */
  readonly orderListed: () => string;
  /** Best seeds apart */
  readonly orderSeeded: () => string;
  /** Teams, one a line, best seed first */
  readonly teamLines: () => string;
  /** Teams of {group}, one a line, best seed first */
  readonly teamLinesOf: (values: { readonly group: string | number }) => string;
  /** {teams}. 'TBD' keeps a place open, 'BYE' gives the opponent a bye. */
  readonly bracketTeams: (values: { readonly teams: string | number }) => string;
  /** First match here (UTC) */
  readonly firstMatchHere: () => string;
  /** Leave empty to use the event’s. */
  readonly firstMatchHereHint: () => string;
  /** How {group} is drawn */
  readonly drawOf: (values: { readonly group: string | number }) => string;
  /** Opening matches */
  readonly openingMatches: () => string;
  /** not known yet */
  readonly placeOpen: () => string;
  /** bye */
  readonly placeBye: () => string;
  /** from another match */
  readonly placeFed: () => string;
  /** nobody yet */
  readonly placeNobody: () => string;
  /** Drafted from the wiki */
  readonly draftTitle: () => string;
  /** Swiss, {teams} teams */
  readonly draftSwiss: (values: { readonly teams: string | number }) => string;
  /** Everybody meets everybody, {teams} teams */
  readonly draftLeague: (values: { readonly teams: string | number }) => string;
  /** GSL group, {teams} teams */
  readonly draftGsl: (values: { readonly teams: string | number }) => string;
  /** Bracket, {teams} teams */
  readonly draftBracket: (values: { readonly teams: string | number }) => string;
  /** Matches by themselves, {teams} teams */
  readonly draftMatches: (values: { readonly teams: string | number }) => string;
  /** best of {lengths} */
  readonly draftBestOf: (values: { readonly lengths: string | number }) => string;
  /** guessed */
  readonly draftGuessed: () => string;
  /** Points */
  readonly draftPointPreset: () => string;
  /** {name} (usual) */
  readonly draftUsualPreset: (values: { readonly name: string | number }) => string;
  /** A perfect slip gets {count, plural, one {# point} other {# points}} */
  readonly draftPerfect: (values: { readonly count: number }) => string;
  /** Points are being counted */
  readonly draftCounting: () => string;
  /** Saved as a format: {name} */
  readonly draftSaved: (values: { readonly name: string | number }) => string;
  /** Only an Admin can save a new format. Ask one, or choose another format. */
  readonly draftNeedsAdmin: () => string;
  /** {count} × {kind} */
  readonly draftSideBySide: (values: { readonly count: string | number; readonly kind: string | number }) => string;
  /** follows */
  readonly draftFollows: () => string;
  /** seen */
  readonly draftSeen: () => string;
  /** The wiki does not say how many go on. */
  readonly guessedThrough: () => string;
  /** Its rounds do not say how many wins and losses end it. */
  readonly guessedEnds: () => string;
  /** The wiki does not say how long every series is, or formats have no such length. */
  readonly guessedLengths: () => string;
  /** The wiki does not say where every loser plays on. */
  readonly guessedWays: () => string;
  /** The wiki’s table says how many go on. */
  readonly seenInTable: () => string;
  /** The wiki says who meets whom. */
  readonly seenOnPage: () => string;
  /** So many teams come to enough wins. */
  readonly followsFromWins: () => string;
  /** The next stage has so many places. */
  readonly followsFromPlaces: () => string;
  /** Losers drop into the places that are open. */
  readonly followsFromColumns: () => string;
  /** As in {event}. */
  readonly asInLast: (values: { readonly event: string | number }) => string;
  /** As in {event}, but {differences}. */
  readonly asInLastBut: (values: { readonly event: string | number; readonly differences: string | number }) => string;
  /** {stage} is new */
  readonly differsNew: (values: { readonly stage: string | number }) => string;
  /** without {stage} */
  readonly differsGone: (values: { readonly stage: string | number }) => string;
  /** {stage} is of another kind */
  readonly differsKind: (values: { readonly stage: string | number }) => string;
  /** {count, plural, one {# team more} other {# teams more}} in {stage} */
  readonly differsMoreTeams: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** {count, plural, one {# team fewer} other {# teams fewer}} in {stage} */
  readonly differsFewerTeams: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** {count, plural, one {# more goes on} other {# more go on}} from {stage} */
  readonly differsMoreGoOn: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** {count, plural, one {# fewer goes on} other {# fewer go on}} from {stage} */
  readonly differsFewerGoOn: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** {count, plural, one {# group more} other {# groups more}} in {stage} */
  readonly differsMoreGroups: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** {count, plural, one {# group fewer} other {# groups fewer}} in {stage} */
  readonly differsFewerGroups: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** {count, plural, one {# match more} other {# matches more}} in {stage} */
  readonly differsMoreMatches: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** {count, plural, one {# match fewer} other {# matches fewer}} in {stage} */
  readonly differsFewerMatches: (values: { readonly count: number; readonly stage: string | number }) => string;
  /** {stage} ends after {wins} wins in place of {before} */
  readonly differsWins: (values: { readonly stage: string | number; readonly wins: string | number; readonly before: string | number }) => string;
  /** {stage} is best of {lengths} in place of {before} */
  readonly differsLengths: (values: { readonly stage: string | number; readonly lengths: string | number; readonly before: string | number }) => string;
  /** {stage} has a bracket reset */
  readonly differsReset: (values: { readonly stage: string | number }) => string;
  /** {stage} has no bracket reset */
  readonly differsNoReset: (values: { readonly stage: string | number }) => string;
  /** Teams that go on */
  readonly fieldAdvancing: () => string;
  /** Wins or losses that end it */
  readonly fieldWins: () => string;
  /** {record} teams */
  readonly fieldClean: (values: { readonly record: string | number }) => string;
  /** Match for third place */
  readonly fieldThirdPlace: () => string;
  /** Bracket reset */
  readonly fieldReset: () => string;
  /** {part}, round {round} */
  readonly fieldColumn: (values: { readonly part: string | number; readonly round: string | number }) => string;
  /** on */
  readonly draftOn: () => string;
  /** off */
  readonly draftOff: () => string;
  /** Drafted: {value} */
  readonly draftWas: (values: { readonly value: string | number }) => string;
  /** Undo: {field} */
  readonly draftUndoField: (values: { readonly field: string | number }) => string;
  /** {points, plural, one {# point} other {# points}} at most */
  readonly draftPerfectStage: (values: { readonly points: number }) => string;
  /** begins {time} */
  readonly draftBegins: (values: { readonly time: string | number }) => string;
  /** Try {stage} as players do */
  readonly draftTry: (values: { readonly stage: string | number }) => string;
  /** The draft could not be read */
  readonly draftNotRead: () => string;
  /** Reading the tournament */
  readonly draftReading: () => string;
  /** As the wiki has it */
  readonly draftAsWiki: () => string;
  /** The draft is as the wiki has it again. */
  readonly draftForgotten: () => string;
  /** Your changes of the draft were discarded. */
  readonly draftDiscarded: () => string;
  /** Choose another format */
  readonly draftOtherFormat: () => string;
  /** Back to the draft */
  readonly draftBack: () => string;
  /** Remarks on the draft */
  readonly draftRemarks: () => string;
  /** Uses the format “{name}”, which is the same. */
  readonly draftUsesSaved: (values: { readonly name: string | number }) => string;
  /** The format is saved with the event. */
  readonly draftIsSaved: () => string;
};
