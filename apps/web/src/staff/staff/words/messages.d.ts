// Printed from en.json by node scripts/generate.mjs.
import type { ReactNode } from 'react';

export declare const m: {
  /** changed the point preset {subject} */
  readonly didPointPresetChanged: (values: { readonly subject: string | number }) => string;
  /** created the point preset {subject} */
  readonly didPointPresetCreated: (values: { readonly subject: string | number }) => string;
  /** deleted the point preset {subject} */
  readonly didPointPresetDeleted: (values: { readonly subject: string | number }) => string;
  /** made the point preset {subject} the usual one */
  readonly didPointPresetMadeUsual: (values: { readonly subject: string | number }) => string;
  /** Overview */
  readonly overview: () => string;
  /** User Manager */
  readonly userManager: () => string;
  /** Audit Log */
  readonly auditTitle: () => string;
  /** Settings */
  readonly settings: () => string;
  /** Users */
  readonly users: () => string;
  /** Events */
  readonly events: () => string;
  /** Rename users, reset passwords, give and take roles. */
  readonly userManagerText: () => string;
  /** Reports */
  readonly reports: () => string;
  /** Usernames, leagues and nameplates that users reported. */
  readonly reportsText: () => string;
  /** Nameplate Editor */
  readonly nameplateEditor: () => string;
  /** Every nameplate: make, change, give, disable. */
  readonly nameplateEditorText: () => string;
  /** Leagues */
  readonly leagues: () => string;
  /** Every league: rename, close, bring back. */
  readonly leaguesText: () => string;
  /** Pick Data */
  readonly pickData: () => string;
  /** What people picked in every locked stage, in numbers. */
  readonly pickDataText: () => string;
  /** Event Format Builder */
  readonly formatBuilder: () => string;
  /** What events are made from: stages, brackets, points. */
  readonly formatBuilderText: () => string;
  /** Run what is under way: stages, locks, matches, teams. */
  readonly eventsText: () => string;
  /** Event Creator */
  readonly eventCreator: () => string;
  /** Make an event from a tournament of the wiki, or by hand. */
  readonly eventCreatorText: () => string;
  /** Reward Trophies */
  readonly rewardTrophies: () => string;
  /** Give finished events their trophies, and correct them. */
  readonly rewardTrophiesText: () => string;
  /** Survey */
  readonly survey: () => string;
  /** Ask players: prompts, pictures, and what they answered. */
  readonly surveyText: () => string;
  /** Announcements */
  readonly announcements: () => string;
  /** Tell everyone, or everyone who plays a game. */
  readonly announcementsText: () => string;
  /** Promo Codes */
  readonly promoCodes: () => string;
  /** Make codes that bring a nameplate; who claimed them. */
  readonly promoCodesText: () => string;
  /** Supporters */
  readonly supporters: () => string;
  /** Plan the nameplates of the month, and what each level begins at. */
  readonly supportersText: () => string;
  /** Who did what, when and why. */
  readonly auditText: () => string;
  /** About Us */
  readonly aboutUs: () => string;
  /** Story, people, interview and links, as they will look. */
  readonly aboutUsText: () => string;
  /** Links, limits and texts of the product. */
  readonly settingsText: () => string;
  /** Admin */
  readonly admin: () => string;
  /** Results or picks to correct? <link>Pick Override</link> */
  readonly toCorrect: (values: { readonly link: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** {day}, UTC */
  readonly todayUtc: (values: { readonly day: string | number }) => string;
  /** Nothing to manage yet */
  readonly noToolsTitle: () => string;
  /** Your role has no tools yet. They will appear on this page. */
  readonly noToolsText: () => string;
  /** See the current event */
  readonly seeCurrentEvent: () => string;
  /** The numbers could not be loaded */
  readonly numbersFailed: () => string;
  /** Loading the numbers */
  readonly numbersLoading: () => string;
  /** Callshot in numbers */
  readonly numbersLabel: () => string;
  /** {count, number} joined in the last 24 hours */
  readonly joinedLately: (values: { readonly count: number }) => string;
  /** {disabled, number} disabled, {flagged, number} to be renamed */
  readonly disabledAndFlagged: (values: { readonly disabled: number; readonly flagged: number }) => string;
  /** Next lock */
  readonly nextLock: () => string;
  /** None */
  readonly noLock: () => string;
  /** No stage is open for picks */
  readonly noStageOpen: () => string;
  /** Entrants */
  readonly entrants: () => string;
  /** in <event>{name}</event> */
  readonly inEvent: (values: { readonly event: (inside: ReactNode) => ReactNode; readonly name: string | number }) => ReactNode;
  /** {count, plural, one {waits} other {wait}} for an answer: <link>Reports</link> */
  readonly reportsWaiting: (values: { readonly count: number; readonly link: (inside: ReactNode) => ReactNode }) => ReactNode;
  /** Failed mail */
  readonly failedMail: () => string;
  /** in the last 24 hours; {waiting, number} waiting. Last problem: {problem} */
  readonly lastDayProblem: (values: { readonly waiting: number; readonly problem: string | number }) => string;
  /** in the last 24 hours; {waiting, number} waiting */
  readonly lastDayWaiting: (values: { readonly waiting: number }) => string;
  /** Mail */
  readonly mail: () => string;
  /** Off */
  readonly mailOff: () => string;
  /** No mail server is configured */
  readonly noMailServer: () => string;
  /** Unreadable entries */
  readonly unreadableEntries: () => string;
  /** <link>Pick Override</link> lists them in {events} */
  readonly unreadableIn: (values: { readonly link: (inside: ReactNode) => ReactNode; readonly events: string | number }) => ReactNode;
  /** Discord refuses the bot’s token since <time>{since}</time> */
  readonly botToken: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly since: string | number }) => ReactNode;
  /** Discord does not take the bot’s messages since <time>{since}</time> */
  readonly botOutage: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly since: string | number }) => ReactNode;
  /** The server’s webhook is gone since <time>{since}</time> */
  readonly webhookGone: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly since: string | number }) => ReactNode;
  /** Discord does not take posts to the server since <time>{since}</time> */
  readonly webhookOutage: (values: { readonly time: (inside: ReactNode) => ReactNode; readonly since: string | number }) => ReactNode;
  /** Failed on Discord */
  readonly failedOnDiscord: () => string;
  /** Event */
  readonly event: () => string;
  /** Status */
  readonly status: () => string;
  /** Lock */
  readonly lock: () => string;
  /** Picks */
  readonly picks: () => string;
  /** {count} not finished */
  readonly eventsNotFinished: (values: { readonly count: string | number }) => string;
  /** Events that are not finished */
  readonly eventsCaption: () => string;
  /** {stage} of {stages} */
  readonly stageOf: (values: { readonly stage: string | number; readonly stages: string | number }) => string;
  /** Open */
  readonly stateOpen: () => string;
  /** Locked */
  readonly stateLocked: () => string;
  /** Not open yet */
  readonly stateAhead: () => string;
  /** No lock time */
  readonly overdueLock: () => string;
  /** Result overdue */
  readonly overdueResult: () => string;
  /** Results missing */
  readonly overdueStage: () => string;
  /** Waits for staff */
  readonly overdueNextPlace: () => string;
  /** Next stage not open */
  readonly overdueOpening: () => string;
  /** Not finished */
  readonly overdueEnd: () => string;
  /** User */
  readonly user: () => string;
  /** Joined */
  readonly joined: () => string;
  /** Newest users */
  readonly newestUsers: () => string;
  /** All users */
  readonly allUsers: () => string;
  /** the newest users */
  readonly whatNewestUsers: () => string;
  /** The newest users */
  readonly newestUsersCaption: () => string;
  /** Latest changes */
  readonly latestChanges: () => string;
  /** Audit */
  readonly auditLink: () => string;
  /** The audit log could not be loaded */
  readonly auditFailed: () => string;
  /** Callshot itself */
  readonly callshotItself: () => string;
  /** {count, plural, one {# user} other {# users}} */
  readonly usersTotal: (values: { readonly count: number }) => string;
  /** {count, number} new in 24 hours */
  readonly usersNew: (values: { readonly count: number }) => string;
  /** {count, number} flagged */
  readonly usersFlagged: (values: { readonly count: number }) => string;
  /** {count, number} disabled */
  readonly usersDisabled: (values: { readonly count: number }) => string;
  /** Enter at least {count} characters */
  readonly searchTooShort: (values: { readonly count: string | number }) => string;
  /** Name or Email */
  readonly searchLabel: () => string;
  /** Search */
  readonly searchAction: () => string;
  /** Found users */
  readonly foundUsers: () => string;
  /** Kind of users */
  readonly kindOfUsers: () => string;
  /** The search did not work */
  readonly searchFailed: () => string;
  /** No users found */
  readonly noUsersFound: () => string;
  /** Try part of the name, or the full email address. */
  readonly noUsersFoundText: () => string;
  /** {count, plural, one {The newest user} other {The newest # users}} */
  readonly newestFound: (values: { readonly count: number }) => string;
  /** The first {count} users; search for more of the name */
  readonly firstFound: (values: { readonly count: string | number }) => string;
  /** {count, plural, one {# user} other {# users}} */
  readonly foundCount: (values: { readonly count: number }) => string;
  /** Searching */
  readonly searching: () => string;
  /** Role */
  readonly role: () => string;
  /** Linked */
  readonly linkedLogins: () => string;
  /** Last seen */
  readonly lastSeen: () => string;
  /** Flags */
  readonly flags: () => string;
  /** was {username} */
  readonly formerlyNamed: (values: { readonly username: string | number }) => string;
  /** Flagged for rename */
  readonly flaggedForRename: () => string;
  /** Off leaderboards */
  readonly offBoards: () => string;
  /** Disabled */
  readonly kindDisabled: () => string;
  /** All */
  readonly kindAll: () => string;
  /** With a role */
  readonly kindStaff: () => string;
  /** Not confirmed */
  readonly emailNotConfirmed: () => string;
  /** Flagged */
  readonly kindFlagged: () => string;
  /** Loading the user */
  readonly userLoading: () => string;
  /** This account no longer exists */
  readonly userGone: () => string;
  /** The user could not be loaded */
  readonly userFailed: () => string;
  /** The changes to this user are lost. */
  readonly userLeave: () => string;
  /** Save */
  readonly saveAction: () => string;
  /** Cancel */
  readonly cancel: () => string;
  /** Show the current state and keep my changes */
  readonly showCurrentState: () => string;
  /** Username */
  readonly username: () => string;
  /** Flag for rename */
  readonly flagForRename: () => string;
  /** Access */
  readonly access: () => string;
  /** Keep off leaderboards */
  readonly keepOffBoards: () => string;
  /** Picks stay, without a rank and without trophies. */
  readonly keepOffBoardsHint: () => string;
  /** Disable the account */
  readonly disableAccount: () => string;
  /** Signs the user out everywhere; logging in is refused. */
  readonly disableAccountHint: () => string;
  /** Reason (needed) */
  readonly reasonNeeded: () => string;
  /** Reason */
  readonly reason: () => string;
  /** Kept in the audit log */
  readonly reasonHint: () => string;
  /** Roles */
  readonly roles: () => string;
  /** Game */
  readonly game: () => string;
  /** None */
  readonly noGame: () => string;
  /** Create Analyst League */
  readonly createAnalystLeague: () => string;
  /** Supporter level */
  readonly supporterLevel: () => string;
  /** Id */
  readonly id: () => string;
  /** Member since */
  readonly memberSince: () => string;
  /** Email */
  readonly email: () => string;
  /** External IDs */
  readonly externalIds: () => string;
  /** None linked */
  readonly noneLinked: () => string;
  /** no name given */
  readonly noNameGiven: () => string;
  /** Former usernames */
  readonly formerUsernames: () => string;
  /** None */
  readonly noFormerNames: () => string;
  /** until {day}, changed by staff */
  readonly untilDayByStaff: (values: { readonly day: string | number }) => string;
  /** until {day} */
  readonly untilDay: (values: { readonly day: string | number }) => string;
  /** None yet */
  readonly noPicksYet: () => string;
  /** Audit log */
  readonly auditOfUser: () => string;
  /** What was done to <user>{username}</user> */
  readonly doneToUser: (values: { readonly user: (inside: ReactNode) => ReactNode; readonly username: string | number }) => ReactNode;
  /** What <user>{username}</user> did */
  readonly doneByUser: (values: { readonly user: (inside: ReactNode) => ReactNode; readonly username: string | number }) => ReactNode;
  /** Confirmed */
  readonly emailConfirmed: () => string;
  /** None given */
  readonly emailNone: () => string;
  /** Password reset */
  readonly passwordReset: () => string;
  /** The link works once, within 24 hours, and voids earlier ones. Hand it to <user>{username}</user> alone. */
  readonly resetLinkNote: (values: { readonly user: (inside: ReactNode) => ReactNode; readonly username: string | number }) => ReactNode;
  /** Generate reset link */
  readonly generateResetLink: () => string;
  /** Link Copied! */
  readonly linkCopied: () => string;
  /** Copying did not work: the link is selected */
  readonly copyFailed: () => string;
  /** Reset link, shown this once */
  readonly resetLinkLabel: () => string;
  /** Copy */
  readonly copyAction: () => string;
  /** Everything that was done. Nobody can change this log. */
  readonly auditIntro: () => string;
  /** Loading the audit log */
  readonly auditLoading: () => string;
  /** Nothing matches these filters */
  readonly nothingMatches: () => string;
  /** Clear the filters */
  readonly clearFilters: () => string;
  /** Load more */
  readonly loadMore: () => string;
  /** That is all. */
  readonly thatIsAll: () => string;
  /** Who (name or id) */
  readonly filterWho: () => string;
  /** What */
  readonly what: () => string;
  /** Everything */
  readonly filterEverything: () => string;
  /** About */
  readonly about: () => string;
  /** Anything */
  readonly filterAnything: () => string;
  /** Its id */
  readonly filterId: () => string;
  /** An id is a number */
  readonly idNotNumber: () => string;
  /** From (UTC) */
  readonly filterFrom: () => string;
  /** To (UTC) */
  readonly filterTo: () => string;
  /** Players’ saves of picks and logins */
  readonly filterSaves: () => string;
  /** Clear */
  readonly clearAction: () => string;
  /** Filter */
  readonly filterAction: () => string;
  /** {beginning}* (all) */
  readonly allWithBeginning: (values: { readonly beginning: string | number }) => string;
  /** When (UTC) */
  readonly whenUtc: () => string;
  /** Who */
  readonly who: () => string;
  /** Before and after */
  readonly beforeAndAfter: () => string;
  /** Why */
  readonly why: () => string;
  /** The audit log, newest first */
  readonly auditCaption: () => string;
  /** Only what {username} did */
  readonly onlyWhatDid: (values: { readonly username: string | number }) => string;
  /** Only what concerns {subject} {name} */
  readonly onlyWhatConcerns: (values: { readonly subject: string | number; readonly name: string | number }) => string;
  /** row {id} */
  readonly originRow: (values: { readonly id: string | number }) => string;
  /** session {id} */
  readonly originSession: (values: { readonly id: string | number }) => string;
  /** request {id} */
  readonly originRequest: (values: { readonly id: string | number }) => string;
  /** Erased with the account */
  readonly erased: () => string;
  /** Withheld until picks lock */
  readonly withheld: () => string;
  /** … and {count} more */
  readonly andMore: (values: { readonly count: string | number }) => string;
  /** Show less */
  readonly showLess: () => string;
  /** Show {count} more */
  readonly showMore: (values: { readonly count: string | number }) => string;
  /** was */
  readonly valueBefore: () => string;
  /** now */
  readonly valueAfter: () => string;
  /** not set */
  readonly notSet: () => string;
  /** {time} UTC */
  readonly utcTime: (values: { readonly time: string | number }) => string;
  /** none */
  readonly valueNone: () => string;
  /** yes */
  readonly valueYes: () => string;
  /** no */
  readonly valueNo: () => string;
  /** sent an announcement */
  readonly didAnnouncementSent: () => string;
  /** chose what the calendar of {subject} prepares */
  readonly didCalendarChanged: (values: { readonly subject: string | number }) => string;
  /** made {subject} out of the calendar, by itself */
  readonly didCalendarEventMade: (values: { readonly subject: string | number }) => string;
  /** hid a tournament in the calendar of {subject} */
  readonly didCalendarHidden: (values: { readonly subject: string | number }) => string;
  /** brought a tournament back to the calendar of {subject} */
  readonly didCalendarShown: (values: { readonly subject: string | number }) => string;
  /** stopped the calendar of {subject} from making events by itself */
  readonly didCalendarSwitchedOff: (values: { readonly subject: string | number }) => string;
  /** let the calendar of {subject} make events by itself */
  readonly didCalendarSwitchedOn: (values: { readonly subject: string | number }) => string;
  /** recovered the database to an earlier moment */
  readonly didDatabaseRecovered: () => string;
  /** changed the Discord webhook */
  readonly didDiscordWebhookChanged: () => string;
  /** removed the Discord webhook */
  readonly didDiscordWebhookRemoved: () => string;
  /** answered a question of the wiki sync about {subject} */
  readonly didDoubtAnswered: (values: { readonly subject: string | number }) => string;
  /** archived {subject} */
  readonly didEventArchived: (values: { readonly subject: string | number }) => string;
  /** created {subject} */
  readonly didEventCreated: (values: { readonly subject: string | number }) => string;
  /** edited {subject} */
  readonly didEventEdited: (values: { readonly subject: string | number }) => string;
  /** finished {subject} */
  readonly didEventFinish: (values: { readonly subject: string | number }) => string;
  /** chose what trophies of {subject} go by */
  readonly didEventGoalsChosen: (values: { readonly subject: string | number }) => string;
  /** locked the picks of {subject} */
  readonly didEventLock: (values: { readonly subject: string | number }) => string;
  /** moved the lock of {subject} to later */
  readonly didEventLockExtended: (values: { readonly subject: string | number }) => string;
  /** moved the lock of {subject} to a match’s new start */
  readonly didEventLockFollowed: (values: { readonly subject: string | number }) => string;
  /** mapped {subject} to its wiki page */
  readonly didEventMapped: (values: { readonly subject: string | number }) => string;
  /** entered matches of {subject} */
  readonly didEventMatchesEntered: (values: { readonly subject: string | number }) => string;
  /** set the start of a match of {subject} */
  readonly didEventMatchTime: (values: { readonly subject: string | number }) => string;
  /** opened the next stage of {subject} */
  readonly didEventOpenNext: (values: { readonly subject: string | number }) => string;
  /** set when the picks of {subject} lock again */
  readonly didEventRelock: (values: { readonly subject: string | number }) => string;
  /** brought {subject} back from the archive */
  readonly didEventRestored: (values: { readonly subject: string | number }) => string;
  /** closed a stage of {subject} */
  readonly didEventStageClosed: (values: { readonly subject: string | number }) => string;
  /** opened a stage of {subject} */
  readonly didEventStageOpened: (values: { readonly subject: string | number }) => string;
  /** renamed a team of {subject} */
  readonly didEventTeamNamed: (values: { readonly subject: string | number }) => string;
  /** took back a change of a team of {subject} */
  readonly didEventTeamEditUndone: (values: { readonly subject: string | number }) => string;
  /** told which team of {subject} a wiki team is */
  readonly didEventTeamIdentified: (values: { readonly subject: string | number }) => string;
  /** dropped a name of a team of {subject} */
  readonly didEventTeamNameForgotten: (values: { readonly subject: string | number }) => string;
  /** changed the logo of a team of {subject} */
  readonly didEventTeamPictured: (values: { readonly subject: string | number }) => string;
  /** changed the ranking of a team of {subject} */
  readonly didEventTeamRanked: (values: { readonly subject: string | number }) => string;
  /** renamed a team of {subject} */
  readonly didEventTeamRenamed: (values: { readonly subject: string | number }) => string;
  /** merged two teams of {subject} */
  readonly didEventTeamsMerged: (values: { readonly subject: string | number }) => string;
  /** changed the teams of {subject} */
  readonly didEventTeamsUpdated: (values: { readonly subject: string | number }) => string;
  /** unlocked the picks of {subject} */
  readonly didEventUnlock: (values: { readonly subject: string | number }) => string;
  /** changed the format {subject} */
  readonly didFormatChanged: (values: { readonly subject: string | number }) => string;
  /** created the format {subject} */
  readonly didFormatCreated: (values: { readonly subject: string | number }) => string;
  /** deleted the format {subject} */
  readonly didFormatDeleted: (values: { readonly subject: string | number }) => string;
  /** hid the analysts from the league {subject} */
  readonly didLeagueAnalystHidden: (values: { readonly subject: string | number }) => string;
  /** made the league {subject} one of analysts */
  readonly didLeagueAnalystMade: (values: { readonly subject: string | number }) => string;
  /** showed the analysts in the league {subject} */
  readonly didLeagueAnalystShown: (values: { readonly subject: string | number }) => string;
  /** deleted the league {subject} */
  readonly didLeagueDeleted: (values: { readonly subject: string | number }) => string;
  /** handed over the league {subject} */
  readonly didLeagueHandedOver: (values: { readonly subject: string | number }) => string;
  /** inherited the league {subject} */
  readonly didLeagueInherited: (values: { readonly subject: string | number }) => string;
  /** changed the invite of the league {subject} */
  readonly didLeagueInviteChanged: (values: { readonly subject: string | number }) => string;
  /** banned a member of the league {subject} */
  readonly didLeagueMemberBanned: (values: { readonly subject: string | number }) => string;
  /** removed a member of the league {subject} */
  readonly didLeagueMemberRemoved: (values: { readonly subject: string | number }) => string;
  /** let a banned member back into the league {subject} */
  readonly didLeagueMemberUnbanned: (values: { readonly subject: string | number }) => string;
  /** renamed the league {subject} */
  readonly didLeagueRenamed: (values: { readonly subject: string | number }) => string;
  /** brought back the league {subject} */
  readonly didLeagueRestored: (values: { readonly subject: string | number }) => string;
  /** reached the limit of login attempts of {subject} */
  readonly didLoginLimitReached: (values: { readonly subject: string | number }) => string;
  /** logged in as staff */
  readonly didLoginStaff: () => string;
  /** logged in */
  readonly didLoginUser: () => string;
  /** sent a test mail */
  readonly didMailTested: () => string;
  /** allowed the nameplate {subject} again */
  readonly didNameplateAllowed: (values: { readonly subject: string | number }) => string;
  /** changed the nameplate {subject} */
  readonly didNameplateChanged: (values: { readonly subject: string | number }) => string;
  /** created the nameplate {subject} */
  readonly didNameplateCreated: (values: { readonly subject: string | number }) => string;
  /** deleted the nameplate {subject} */
  readonly didNameplateDeleted: (values: { readonly subject: string | number }) => string;
  /** switched off the nameplate {subject} */
  readonly didNameplateDisabled: (values: { readonly subject: string | number }) => string;
  /** gave a nameplate to {subject} */
  readonly didNameplateGranted: (values: { readonly subject: string | number }) => string;
  /** answered reports of the nameplate {subject} */
  readonly didNameplateReportsAnswered: (values: { readonly subject: string | number }) => string;
  /** took a nameplate from {subject} */
  readonly didNameplateRevoked: (values: { readonly subject: string | number }) => string;
  /** entered matches of {subject} that these results follow from */
  readonly didOfficialFollowed: (values: { readonly subject: string | number }) => string;
  /** took results of {subject} from the wiki */
  readonly didOfficialImported: (values: { readonly subject: string | number }) => string;
  /** entered results of {subject} by hand */
  readonly didOfficialOverridden: (values: { readonly subject: string | number }) => string;
  /** gave results of {subject} back to the wiki */
  readonly didOfficialReleased: (values: { readonly subject: string | number }) => string;
  /** added picks to those of {subject} */
  readonly didPicksGrown: (values: { readonly subject: string | number }) => string;
  /** opened the picks of {subject} before they lock */
  readonly didPicksOpened: (values: { readonly subject: string | number }) => string;
  /** changed the picks of {subject} */
  readonly didPicksOverridden: (values: { readonly subject: string | number }) => string;
  /** saved picks of {subject} */
  readonly didPicksSaved: (values: { readonly subject: string | number }) => string;
  /** saved picks of {subject} after the lock */
  readonly didPicksSavedAfterLock: (values: { readonly subject: string | number }) => string;
  /** created the promo code {subject} */
  readonly didPromoCreated: (values: { readonly subject: string | number }) => string;
  /** switched off the promo code {subject} */
  readonly didPromoDisabled: (values: { readonly subject: string | number }) => string;
  /** switched on the promo code {subject} */
  readonly didPromoEnabled: (values: { readonly subject: string | number }) => string;
  /** took back the answer to reports of {subject} */
  readonly didReportsAnswerUndone: (values: { readonly subject: string | number }) => string;
  /** dismissed reports of {subject} */
  readonly didReportsDismissed: (values: { readonly subject: string | number }) => string;
  /** planned the reward of {subject} */
  readonly didRewardPlanned: (values: { readonly subject: string | number }) => string;
  /** changed the setting {subject} */
  readonly didSettingChanged: (values: { readonly subject: string | number }) => string;
  /** chose how picks of {subject} lock */
  readonly didStageLockUnitChosen: (values: { readonly subject: string | number }) => string;
  /** moved the locks of matches of {subject} */
  readonly didStageMatchLocksMoved: (values: { readonly subject: string | number }) => string;
  /** sealed picks of matches of {subject} */
  readonly didStageMatchesSealed: (values: { readonly subject: string | number }) => string;
  /** sealed the picks of {subject} */
  readonly didStageSealed: (values: { readonly subject: string | number }) => string;
  /** placed the teams of {subject} */
  readonly didStageTeamsPlaced: (values: { readonly subject: string | number }) => string;
  /** seeded the teams of {subject} */
  readonly didStageTeamsSeated: (values: { readonly subject: string | number }) => string;
  /** changed the levels of supporters */
  readonly didSupportersLevelsChanged: () => string;
  /** changed the survey {subject} */
  readonly didSurveyChanged: (values: { readonly subject: string | number }) => string;
  /** created the survey {subject} */
  readonly didSurveyCreated: (values: { readonly subject: string | number }) => string;
  /** paused the wiki sync of {subject} */
  readonly didSyncPaused: (values: { readonly subject: string | number }) => string;
  /** resumed the wiki sync of {subject} */
  readonly didSyncResumed: (values: { readonly subject: string | number }) => string;
  /** created a token of {subject} */
  readonly didTokenCreated: (values: { readonly subject: string | number }) => string;
  /** revoked a token of {subject} */
  readonly didTokenRevoked: (values: { readonly subject: string | number }) => string;
  /** gave the trophies of {subject} */
  readonly didTrophiesGiven: (values: { readonly subject: string | number }) => string;
  /** gave the trophies of {subject} again */
  readonly didTrophiesRerun: (values: { readonly subject: string | number }) => string;
  /** took back the trophies of {subject} */
  readonly didTrophiesTakenBack: (values: { readonly subject: string | number }) => string;
  /** changed whether {subject} is an analyst */
  readonly didUserAnalystChanged: (values: { readonly subject: string | number }) => string;
  /** deleted the account {subject} */
  readonly didUserDeleted: (values: { readonly subject: string | number }) => string;
  /** disabled {subject} */
  readonly didUserDisabled: (values: { readonly subject: string | number }) => string;
  /** changed whether {subject} can win trophies */
  readonly didUserEligibilityChanged: (values: { readonly subject: string | number }) => string;
  /** changed the email of {subject} */
  readonly didUserEmailChanged: (values: { readonly subject: string | number }) => string;
  /** freed the email of {subject} */
  readonly didUserEmailReleased: (values: { readonly subject: string | number }) => string;
  /** confirmed the email of {subject} */
  readonly didUserEmailVerified: (values: { readonly subject: string | number }) => string;
  /** enabled {subject} */
  readonly didUserEnabled: (values: { readonly subject: string | number }) => string;
  /** asked {subject} for another name */
  readonly didUserFlaggedForRename: (values: { readonly subject: string | number }) => string;
  /** linked a login to {subject} */
  readonly didUserLoginLinked: (values: { readonly subject: string | number }) => string;
  /** unlinked a login from {subject} */
  readonly didUserLoginUnlinked: (values: { readonly subject: string | number }) => string;
  /** changed the password of {subject} */
  readonly didUserPasswordChanged: (values: { readonly subject: string | number }) => string;
  /** reset the password of {subject} */
  readonly didUserPasswordReset: (values: { readonly subject: string | number }) => string;
  /** registered {subject} */
  readonly didUserRegistered: (values: { readonly subject: string | number }) => string;
  /** renamed {subject} */
  readonly didUserRenamed: (values: { readonly subject: string | number }) => string;
  /** made a reset link for {subject} */
  readonly didUserResetLinkMade: (values: { readonly subject: string | number }) => string;
  /** mailed a reset link to {subject} */
  readonly didUserResetLinkMailed: (values: { readonly subject: string | number }) => string;
  /** changed the roles of {subject} */
  readonly didUserRolesChanged: (values: { readonly subject: string | number }) => string;
  /** changed the supporter level of {subject} */
  readonly didUserSupporterLevelChanged: (values: { readonly subject: string | number }) => string;
  /** allowed the webhook {subject} again */
  readonly didWebhookAllowed: (values: { readonly subject: string | number }) => string;
  /** created the webhook {subject} */
  readonly didWebhookCreated: (values: { readonly subject: string | number }) => string;
  /** could not reach the webhook {subject} */
  readonly didWebhookFailed: (values: { readonly subject: string | number }) => string;
  /** switched off the webhook {subject} */
  readonly didWebhookSwitchedOff: (values: { readonly subject: string | number }) => string;
  /** {action}: {subject} */
  readonly didUnknown: (values: { readonly action: string | number; readonly subject: string | number }) => string;
  /** {type, select, announcement {the announcement} database {the database} event {the event} event_format {the event format} event_stage {the event stage} game {the game} league {the league} nameplate {the nameplate} point_preset {the point preset} promo {the promo code} reward {the reward} setting {the setting} supporters {the supporters} survey {the survey} user {the user} webhook {the webhook} other {the {type}}} */
  readonly subjectOfType: (values: { readonly type: 'announcement' | 'database' | 'event' | 'event_format' | 'event_stage' | 'game' | 'league' | 'nameplate' | 'point_preset' | 'promo' | 'reward' | 'setting' | 'supporters' | 'survey' | 'user' | 'webhook' | (string & {}) }) => string;
  /** {type, select, announcement {announcement {id}} database {database {id}} event {event {id}} event_format {event format {id}} event_stage {event stage {id}} game {game {id}} league {league {id}} nameplate {nameplate {id}} point_preset {point preset {id}} promo {promo code {id}} reward {reward {id}} setting {setting {id}} supporters {supporters {id}} survey {survey {id}} user {user {id}} webhook {webhook {id}} other {{type} {id}}} */
  readonly subjectNumbered: (values: { readonly type: 'announcement' | 'database' | 'event' | 'event_format' | 'event_stage' | 'game' | 'league' | 'nameplate' | 'point_preset' | 'promo' | 'reward' | 'setting' | 'supporters' | 'survey' | 'user' | 'webhook' | (string & {}); readonly id: string | number }) => string;
  /** themselves */
  readonly themselves: () => string;
  /** Links */
  readonly links: () => string;
  /** Texts */
  readonly texts: () => string;
  /** Numbers */
  readonly numbers: () => string;
  /** Changes are live for everyone within a minute. */
  readonly settingsIntro: () => string;
  /** Loading the settings */
  readonly settingsLoading: () => string;
  /** The settings could not be loaded */
  readonly settingsFailed: () => string;
  /** Your changes to {settings} will be lost. */
  readonly settingsLeave: (values: { readonly settings: string | number }) => string;
  /** Coming Soon */
  readonly comingSoon: () => string;
  /** Event Analytics · Callshot */
  readonly analyticsPageTitle: () => string;
  /** Discard */
  readonly discardAction: () => string;
  /** A whole number from {smallest} to {largest}. May stay empty. */
  readonly hintIntegerOrEmpty: (values: { readonly smallest: string | number; readonly largest: string | number }) => string;
  /** A whole number from {smallest} to {largest}. */
  readonly hintInteger: (values: { readonly smallest: string | number; readonly largest: string | number }) => string;
  /** A link that begins with https://. May stay empty. */
  readonly hintLinkOrEmpty: () => string;
  /** A link that begins with https://. */
  readonly hintLink: () => string;
  /** At most {largest} characters. May stay empty. */
  readonly hintTextOrEmpty: (values: { readonly largest: string | number }) => string;
  /** At most {largest} characters. */
  readonly hintText: (values: { readonly largest: string | number }) => string;
  /** Restored: {setting} */
  readonly settingRestored: (values: { readonly setting: string | number }) => string;
  /** Saved: {setting} */
  readonly settingSaved: (values: { readonly setting: string | number }) => string;
  /** Undo */
  readonly undo: () => string;
  /** A test mail goes to the email of your own account, at once. What the mail server answers stands here. */
  readonly testMailText: () => string;
  /** Send a test mail */
  readonly sendTestMail: () => string;
  /** User Updated! */
  readonly userUpdated: () => string;
  /** {setting, select, discordUrl {Invitation to the Discord community} redditUrl {Address of the Reddit community} rlInstagramUrl {Instagram account for Rocket League} rlTwitterUrl {X account for Rocket League} csInstagramUrl {Instagram account for Counter-Strike} csTwitterUrl {X account for Counter-Strike} wikiUrl {Address of the tournament wiki} interviewUrl {The interview on About Us: of YouTube and Vimeo it is played there} founders {Who made it, on About Us: one 'Name, role' a line} aboutStory {The story on About Us; an empty line begins a new paragraph} aboutPickems {What About Us says of Pick'ems} aboutRanked {What About Us says of Ranked} communityText {What stands below the title of Community} adminContactName {Whom people ask for a new password where no mail is sent, and staff when an event cannot be loaded or created} leagueLimit {How many leagues a user may join} surveyTabTitle {Title of the survey tab} surveySubmitNameplateId {Id of the nameplate that SUBMIT of a survey is styled with; 0 for none} blockedWords {Words that no name may have, beside those that the filter knows: one a line; a * at an end also finds it within longer words} allowedWords {Words that names may have although the filter minds them: one a line} maintenanceMessage {Told to everybody before and during maintenance} other {{meaning}}} */
  readonly settingMeaning: (values: { readonly setting: 'discordUrl' | 'redditUrl' | 'rlInstagramUrl' | 'rlTwitterUrl' | 'csInstagramUrl' | 'csTwitterUrl' | 'wikiUrl' | 'interviewUrl' | 'founders' | 'aboutStory' | 'aboutPickems' | 'aboutRanked' | 'communityText' | 'adminContactName' | 'leagueLimit' | 'surveyTabTitle' | 'surveySubmitNameplateId' | 'blockedWords' | 'allowedWords' | 'maintenanceMessage' | (string & {}); readonly meaning: string | number }) => string;
  /** told results of {subject} with a token */
  readonly didResultsTold: (values: { readonly subject: string | number }) => string;
  /** proposed results of {subject} with a token */
  readonly didResultsProposed: (values: { readonly subject: string | number }) => string;
  /** took over proposed results of {subject} */
  readonly didResultsTaken: (values: { readonly subject: string | number }) => string;
  /** dismissed proposed results of {subject} */
  readonly didResultsDismissed: (values: { readonly subject: string | number }) => string;
  /** imported matches of {subject} */
  readonly didResultsImported: (values: { readonly subject: string | number }) => string;
  /** let a group of {subject} be run by hand again */
  readonly didResultsForgotten: (values: { readonly subject: string | number }) => string;
  /** chose who may enter {subject} late */
  readonly didEventLateEntryChosen: (values: { readonly subject: string | number }) => string;
  /** redrew {subject} as its tournament */
  readonly didEventRedrafted: (values: { readonly subject: string | number }) => string;
  /** cleared the picks of {subject} */
  readonly didPicksCleared: (values: { readonly subject: string | number }) => string;
};
