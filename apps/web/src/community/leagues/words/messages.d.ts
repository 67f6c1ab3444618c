// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** LEAGUES */
  readonly leaguesTab: () => string;
  /** Leagues */
  readonly leaguesShortTab: () => string;
  /** Leagues · Callshot */
  readonly leaguesPageTitle: () => string;
  /** Joined */
  readonly joinedTab: () => string;
  /** Joined */
  readonly joinedState: () => string;
  /** New */
  readonly newTab: () => string;
  /** Popular */
  readonly popularTab: () => string;
  /** League Navigator */
  readonly leagueNavigator: () => string;
  /** Search leagues */
  readonly searchLeagues: () => string;
  /** Search */
  readonly searchAction: () => string;
  /** Create */
  readonly createAction: () => string;
  /** Leagues shown */
  readonly leaguesShown: () => string;
  /** CREATE AN ACCOUNT OR LOGIN TO PARTICIPATE */
  readonly accountToTakePart: () => string;
  /** Register */
  readonly register: () => string;
  /** Login */
  readonly login: () => string;
  /** YOU ARE CURRENTLY NOT IN ANY LEAGUES */
  readonly inNoLeagues: () => string;
  /** Your leagues could not be loaded */
  readonly yourLeaguesFailed: () => string;
  /** Your leagues */
  readonly yourLeagues: () => string;
  /** UNRANKED */
  readonly unranked: () => string;
  /** {rank, number}<quiet> / {members, number}</quiet> */
  readonly rankOfMembers: (values: { readonly rank: number; readonly quiet: (inside: ReactNode) => ReactNode; readonly members: number }) => ReactNode;
  /** The leagues could not be loaded */
  readonly leaguesFailed: () => string;
  /** No leagues yet */
  readonly noLeaguesYet: () => string;
  /** The first one will appear here. */
  readonly noLeaguesYetText: () => string;
  /** New leagues */
  readonly newLeagues: () => string;
  /** Popular leagues */
  readonly popularLeagues: () => string;
  /** Loading leagues */
  readonly loadingLeagues: () => string;
  /** {points, number} pts. */
  readonly points: (values: { readonly points: number }) => string;
  /** no entry yet */
  readonly noEntryYet: () => string;
  /** not scored yet */
  readonly notScoredYet: () => string;
  /** you made it */
  readonly youMadeIt: () => string;
  /** by {name} */
  readonly byCreator: (values: { readonly name: string | number }) => string;
  /** private */
  readonly gatePrivate: () => string;
  /** needs a Discord account */
  readonly needsDiscord: () => string;
  /** needs a Reddit account */
  readonly needsReddit: () => string;
  /** unranked */
  readonly unrankedWord: () => string;
  /** {rank, number} / {members, number} by rank */
  readonly byRank: (values: { readonly rank: number; readonly members: number }) => string;
  /** joined */
  readonly joinedWord: () => string;
  /** You can join {room, number} more leagues */
  readonly roomForLeagues: (values: { readonly room: number }) => string;
  /** Private */
  readonly privateLeague: () => string;
  /** Needs a Discord account */
  readonly needsDiscordTitle: () => string;
  /** Needs a Reddit account */
  readonly needsRedditTitle: () => string;
  /** Full */
  readonly leagueFull: () => string;
  /** Join {name} */
  readonly joinNamed: (values: { readonly name: string | number }) => string;
  /** Join */
  readonly joinAction: () => string;
  /** Edit League */
  readonly editLeague: () => string;
  /** Delete League */
  readonly deleteLeague: () => string;
  /** Leave League */
  readonly leaveLeague: () => string;
  /** Manage {name} */
  readonly manageNamed: (values: { readonly name: string | number }) => string;
  /** League ranking */
  readonly leagueRanking: () => string;
  /** Play against the people you know */
  readonly chooseLeague: () => string;
  /** A league ranks its members at every event. Choose one to see its ranking. */
  readonly chooseLeagueText: () => string;
  /** The league could not be loaded */
  readonly leagueFailed: () => string;
  /** {name} · Leagues · Callshot */
  readonly leaguePageTitle: (values: { readonly name: string | number }) => string;
  /** The events of the league could not be loaded */
  readonly eventsFailed: () => string;
  /** Only its members see this league */
  readonly membersOnly: () => string;
  /** It is private: an invite or its password lets you in. */
  readonly membersOnlyText: () => string;
  /** See leagues */
  readonly seeLeagues: () => string;
  /** No event yet */
  readonly noEventYet: () => string;
  /** Events from the day the league was created count here, once a member has picks in one. */
  readonly noEventYetText: () => string;
  /** Open picks */
  readonly openPicks: () => string;
  /** There is no such league (any more) */
  readonly leagueGone: () => string;
  /** Its creator may have deleted it. */
  readonly leagueGoneText: () => string;
  /** Loading League Rankings */
  readonly loadingLeagueRankings: () => string;
  /** made by you */
  readonly madeByYou: () => string;
  /** made by {name} */
  readonly madeBy: (values: { readonly name: string | number }) => string;
  /** Discord */
  readonly discordLink: () => string;
  /** Join League */
  readonly joinLeague: () => string;
  /** League Info */
  readonly leagueInfo: () => string;
  /** Link Copied! */
  readonly linkCopied: () => string;
  /** Copy this link: {link} */
  readonly copyLink: (values: { readonly link: string | number }) => string;
  /** final */
  readonly eventFinal: () => string;
  /** live */
  readonly eventLive: () => string;
  /** Events of the league */
  readonly eventsOfTheLeague: () => string;
  /** Previous event */
  readonly previousEvent: () => string;
  /** Next event */
  readonly nextEvent: () => string;
  /** event {place, number} of {of, number} */
  readonly eventOf: (values: { readonly place: number; readonly of: number }) => string;
  /** What is ranked */
  readonly rankedWhat: () => string;
  /** Event */
  readonly rankedEvent: () => string;
  /** Season */
  readonly rankedSeason: () => string;
  /** Share this ranking */
  readonly shareThisRanking: () => string;
  /** Share */
  readonly shareAction: () => string;
  /** The ranking could not be loaded */
  readonly rankingFailed: () => string;
  /** The league has no members */
  readonly noMembers: () => string;
  /** No points yet: picks lock in {time}. */
  readonly noPointsBeforeLock: (values: { readonly time: string | number }) => string;
  /** No points yet: the first result ranks everybody. */
  readonly noPointsBeforeResult: () => string;
  /** Some rows could not be loaded. */
  readonly rowsFailed: () => string;
  /** Try again */
  readonly tryAgain: () => string;
  /** Members */
  readonly members: () => string;
  /** Profile of {username} */
  readonly profileOf: (values: { readonly username: string | number }) => string;
  /** you */
  readonly youMark: () => string;
  /** Rank */
  readonly rankBefore: () => string;
  /** , shared */
  readonly rankShared: () => string;
  /** right */
  readonly callRight: () => string;
  /** wrong */
  readonly callWrong: () => string;
  /** open */
  readonly callOpen: () => string;
  /** void */
  readonly callVoid: () => string;
  /** Called <name>{team}</name>, */
  readonly calledTeam: (values: { readonly name: (inside: ReactNode) => ReactNode; readonly team: string | number }) => ReactNode;
  /** {score} Picks of {username} */
  readonly picksOf: (values: { readonly score: string | number; readonly username: string | number }) => string;
  /** Move */
  readonly moveHead: () => string;
  /** Member */
  readonly memberHead: () => string;
  /** Pinned */
  readonly pinnedHead: () => string;
  /** Champion */
  readonly championHead: () => string;
  /** Score */
  readonly scoreHead: () => string;
  /** Analyst League */
  readonly analystLeague: () => string;
  /** {count, plural, one {# analyst} other {# analysts, ranked among themselves}} */
  readonly analystsRanked: (values: { readonly count: number }) => string;
  /** The Analyst League could not be loaded */
  readonly analystLeagueFailed: () => string;
  /** Loading the Analyst League */
  readonly loadingAnalystLeague: () => string;
  /** No analysts yet */
  readonly noAnalystsYet: () => string;
  /** Analysts of the game are ranked here once they take part. */
  readonly noAnalystsYetText: () => string;
  /** and {count, number} more */
  readonly moreAnalysts: (values: { readonly count: number }) => string;
  /** Analysts */
  readonly analysts: () => string;
  /** Analysts */
  readonly crowdOfAnalysts: () => string;
  /** This league */
  readonly crowdOfLeague: () => string;
  /** Everybody */
  readonly crowdOfEverybody: () => string;
  /** Who called <name>{team}</name> */
  readonly whoCalled: (values: { readonly name: (inside: ReactNode) => ReactNode; readonly team: string | number }) => ReactNode;
  /** under five */
  readonly underFive: () => string;
  /** {percent}% */
  readonly percentShare: (values: { readonly percent: string | number }) => string;
  /** You beat {beaten, number} of {of, number} analysts */
  readonly youBeatAnalysts: (values: { readonly beaten: number; readonly of: number }) => string;
  /** {points, plural, one {# point} other {# points}} would be {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} here. */
  readonly pointsWouldBe: (values: { readonly points: number; readonly place: number }) => string;
  /** {leader} is {ahead, number} ahead, {next} {behind, number} behind. */
  readonly leaderAndNext: (values: { readonly leader: string | number; readonly ahead: number; readonly next: string | number; readonly behind: number }) => string;
  /** {leader} is {ahead, number} ahead. */
  readonly leaderAhead: (values: { readonly leader: string | number; readonly ahead: number }) => string;
  /** {next} is {behind, number} behind. */
  readonly nextBehind: (values: { readonly next: string | number; readonly behind: number }) => string;
  /** Picks of this league */
  readonly picksOfLeague: () => string;
  /** Who called what, side by side */
  readonly picksOfLeagueText: () => string;
  /** You are no longer in {league} */
  readonly noLongerIn: (values: { readonly league: string | number }) => string;
  /** {league} is yours now */
  readonly isYoursNow: (values: { readonly league: string | number }) => string;
  /** League Search */
  readonly leagueSearch: () => string;
  /** Name of a league */
  readonly searchedName: () => string;
  /** At least 3 letters. Use the arrow keys to move through the results. */
  readonly searchedNameHint: () => string;
  /** Type at least 3 letters of its name */
  readonly typeToSearch: () => string;
  /** Leagues could not be searched */
  readonly searchFailed: () => string;
  /** {count, plural, one {# league found} other {# leagues found}} */
  readonly leaguesFoundCount: (values: { readonly count: number }) => string;
  /** No league is called “{text}” */
  readonly noLeagueIsCalled: (values: { readonly text: string | number }) => string;
  /** Leagues found */
  readonly leaguesFound: () => string;
  /** Searching */
  readonly searching: () => string;
  /** League Info: {listed} */
  readonly leagueInfoNamed: (values: { readonly listed: string | number }) => string;
  /** Ranking */
  readonly ranking: () => string;
  /** Banned */
  readonly bannedList: () => string;
  /** Part of the league */
  readonly partOfTheLeague: () => string;
  /** Discord server */
  readonly discordServer: () => string;
  /** Report League */
  readonly reportLeague: () => string;
  /** Only its members see the ranking of a private league */
  readonly rankingMembersOnly: () => string;
  /** Loading League Info */
  readonly loadingLeagueInfo: () => string;
  /** Only its members see who is in a private league */
  readonly memberListMembersOnly: () => string;
  /** The members could not be loaded */
  readonly membersFailed: () => string;
  /** Pages of members */
  readonly pagesOfMembers: () => string;
  /** First */
  readonly firstPage: () => string;
  /** Previous members */
  readonly previousMembers: () => string;
  /** {first, number}–{last, number} of {count, number} */
  readonly membersShown: (values: { readonly first: number; readonly last: number; readonly count: number }) => string;
  /** Next members */
  readonly nextMembers: () => string;
  /** Last */
  readonly lastPage: () => string;
  /** Creator, you */
  readonly creatorYou: () => string;
  /** Creator */
  readonly creatorOfLeague: () => string;
  /** Joined {day}, you */
  readonly joinedOnYou: (values: { readonly day: string | number }) => string;
  /** Joined {day} */
  readonly joinedOn: (values: { readonly day: string | number }) => string;
  /** Remove */
  readonly removeAction: () => string;
  /** May join again */
  readonly removeDetail: () => string;
  /** Ban */
  readonly banAction: () => string;
  /** Cannot join again */
  readonly banDetail: () => string;
  /** Hand over */
  readonly handOverAction: () => string;
  /** Makes it their league */
  readonly handOverDetail: () => string;
  /** Manage */
  readonly manageAction: () => string;
  /** Remove Member */
  readonly removeMember: () => string;
  /** Ban Member */
  readonly banMember: () => string;
  /** Hand Over League */
  readonly handOverLeague: () => string;
  /** {name} leaves the league at once, and can join again with the password or the invite. To keep them out, ban them. */
  readonly removeFromPrivate: (values: { readonly name: string | number }) => string;
  /** {name} leaves the league at once, and can join again. To keep them out, ban them. */
  readonly removeFromOpen: (values: { readonly name: string | number }) => string;
  /** {name} leaves the league at once and cannot join again, not even by an invite. You can undo the ban at any time. */
  readonly banConsequences: (values: { readonly name: string | number }) => string;
  /** The league belongs to {name} then: they edit it, remove members and may delete it. You stay a member. Only {name} can give it back. */
  readonly handOverConsequences: (values: { readonly name: string | number }) => string;
  /** {league} belongs to {name} now */
  readonly belongsToNow: (values: { readonly league: string | number; readonly name: string | number }) => string;
  /** {username} is no longer in the league */
  readonly memberRemoved: (values: { readonly username: string | number }) => string;
  /** {username} is banned from the league */
  readonly memberBanned: (values: { readonly username: string | number }) => string;
  /** Undo ban */
  readonly undoBan: () => string;
  /** Cancel */
  readonly cancel: () => string;
  /** who is banned */
  readonly whoIsBanned: () => string;
  /** Nobody is banned */
  readonly nobodyIsBanned: () => string;
  /** Banned users cannot join again until you undo it here. */
  readonly nobodyIsBannedText: () => string;
  /** Banned {day} */
  readonly bannedOn: (values: { readonly day: string | number }) => string;
  /** Undo the ban of {username} */
  readonly undoBanOf: (values: { readonly username: string | number }) => string;
  /** {members}, by <name>{creator}</name> */
  readonly membersByCreator: (values: { readonly members: string | number; readonly name: (inside: ReactNode) => ReactNode; readonly creator: string | number }) => ReactNode;
  /** Only its creator can edit a league */
  readonly onlyCreatorEdits: () => string;
  /** {league} belongs to {name}. */
  readonly belongsToCreator: (values: { readonly league: string | number; readonly name: string | number }) => string;
  /** Create League */
  readonly createLeague: () => string;
  /** The changes to this league are lost. */
  readonly changesLost: () => string;
  /** Ctrl+S */
  readonly saveKeys: () => string;
  /** Save */
  readonly saveAction: () => string;
  /** Your league */
  readonly unnamedLeague: () => string;
  /** Name */
  readonly name: () => string;
  /** Nameplate */
  readonly nameplate: () => string;
  /** Choose a nameplate */
  readonly chooseNameplate: () => string;
  /** To join, a member needs */
  readonly membersNeed: () => string;
  /** A Discord login */
  readonly needDiscordLogin: () => string;
  /** A Reddit login */
  readonly needRedditLogin: () => string;
  /** Current members stay, linked or not. */
  readonly currentMembersStay: () => string;
  /** An invitation to your own server, for the members: https://discord.gg/… */
  readonly discordServerHint: () => string;
  /** Leave it as it is to keep it */
  readonly passwordKeepHint: () => string;
  /** Optional: without one everybody can join */
  readonly passwordOptionalHint: () => string;
  /** Password */
  readonly password: () => string;
  /** It is removed when you save */
  readonly passwordRemovedHint: () => string;
  /** Confirm password */
  readonly confirmPassword: () => string;
  /** Remove password */
  readonly removePassword: () => string;
  /** The passwords do not match */
  readonly passwordsDiffer: () => string;
  /** required */
  readonly loginNeeded: () => string;
  /** not required */
  readonly loginNotRequired: () => string;
  /** none */
  readonly passwordNone: () => string;
  /** as it is */
  readonly passwordKept: () => string;
  /** a new one */
  readonly passwordNew: () => string;
  /** Classic */
  readonly classicPlate: () => string;
  /** another */
  readonly anotherPlate: () => string;
  /** Discord login */
  readonly discordLogin: () => string;
  /** Reddit login */
  readonly redditLogin: () => string;
  /** none */
  readonly serverNone: () => string;
  /** The league was not saved. */
  readonly leagueNotSaved: () => string;
  /** Saving League */
  readonly savingLeague: () => string;
  /** Save mine */
  readonly saveMine: () => string;
  /** Take theirs */
  readonly takeTheirs: () => string;
  /** Keep editing */
  readonly keepEditing: () => string;
  /** Your changes are still here. */
  readonly changesStillHere: () => string;
  /** Join Private League */
  readonly joinPrivateLeague: () => string;
  /** Close */
  readonly close: () => string;
  /** League password */
  readonly leaguePassword: () => string;
  /** An invite needs none */
  readonly leaguePasswordHint: () => string;
  /** Joining League */
  readonly joiningLeague: () => string;
  /** You have already joined this league! */
  readonly alreadyJoined: () => string;
  /** You can't join more leagues. You are in {joined, number} of {limit, number}: leave one first. */
  readonly limitReached: (values: { readonly joined: number; readonly limit: number }) => string;
  /** This league is full. */
  readonly leagueFullText: () => string;
  /** link {provider} */
  readonly linkPurpose: (values: { readonly provider: string | number }) => string;
  /** Needed to join */
  readonly neededToJoin: () => string;
  /** {provider} login required */
  readonly loginRequired: (values: { readonly provider: string | number }) => string;
  /** Linked to your account */
  readonly loginLinked: () => string;
  /** Link it first, then join */
  readonly loginNotLinked: () => string;
  /** Link {provider} */
  readonly linkAction: (values: { readonly provider: string | number }) => string;
  /** Deleting League */
  readonly deletingLeague: () => string;
  /** The league was not deleted. */
  readonly leagueNotDeleted: () => string;
  /** Are you sure you want to delete this league? All {count, number} members lose it, its invite and its ranking. Nobody loses points. */
  readonly deleteQuestion: (values: { readonly count: number }) => string;
  /** Are you sure you want to delete this league? You lose it, its invite and its ranking. Nobody loses points. */
  readonly deleteQuestionAlone: () => string;
  /** An Admin can bring it back with all its members for 30 days. */
  readonly deletedComesBack: () => string;
  /** Only its creator can delete a league */
  readonly onlyCreatorDeletes: () => string;
  /** League Joined! */
  readonly leagueJoined: () => string;
  /** League Saved! */
  readonly leagueSaved: () => string;
  /** League Left! */
  readonly leagueLeft: () => string;
  /** League Deleted! */
  readonly leagueDeleted: () => string;
  /** OK */
  readonly ok: () => string;
  /** See its ranking */
  readonly seeItsRanking: () => string;
  /** Make your picks */
  readonly makeYourPicks: () => string;
  /** This league no longer exists */
  readonly leagueDeletedSince: () => string;
  /** It was deleted. An Admin can bring it back for 30 days. */
  readonly leagueDeletedSinceText: () => string;
  /** Refreshing Leagues Data */
  readonly refreshingLeagues: () => string;
  /** Leaving League */
  readonly leavingLeague: () => string;
  /** You are not in this league */
  readonly notInLeague: () => string;
  /** You made this league. Hand it over to a member before you leave it, or delete it. */
  readonly creatorLeavesText: () => string;
  /** Are you sure you want to leave this league? Your points stay yours, and you can join again with its password or an invite. */
  readonly leavePrivateQuestion: () => string;
  /** Are you sure you want to leave this league? Your points stay yours, and you can join again. */
  readonly leaveQuestion: () => string;
  /** Hand it over */
  readonly handItOver: () => string;
  /** {username} can join again */
  readonly canJoinAgain: (values: { readonly username: string | number }) => string;
  /** {username} is still banned */
  readonly isStillBanned: (values: { readonly username: string | number }) => string;
};
