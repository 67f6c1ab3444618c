import type { Saying } from '@callshot/rules';
import type { z } from 'zod';
import type { currentUser, patreonLevel, userCardInfo, userProfile } from './accounts.ts';
import type { auditRow } from './audit.ts';
import type { bestRank, leaderboard, leaderboardEntry } from './boards.ts';
import type { calendarSettings, calendarTournament } from './calendar.ts';
import type { ownEmail } from './credentials.ts';
import type { crowd, crowdSlip } from './crowd.ts';
import type { deskEvent, eventDesk } from './desk-event.ts';
import type { endpoints } from './endpoints.ts';
import type { teamUpdate } from './event-wiki.ts';
import type {
  event,
  eventFlags,
  eventStage,
  eventSummary,
  eventTeam,
  officialMatch,
  teamMark,
} from './events.ts';
import type { formatSummary, savedFormat } from './formats.ts';
import type { awardDiff, giving, notRewardedEvent, rewardedEvent } from './giving.ts';
import type { deletedLeague, managedLeague } from './league-lists.ts';
import type { leaguePicks } from './league-picks.ts';
import type {
  championShares,
  joinedLeague,
  leagueEvent,
  leagueRankings,
} from './league-rankings.ts';
import type { league, leagueMember } from './leagues.ts';
import type { stageMapping, upcomingTournament, wikiDetails, wikiStatus } from './liquipedia.ts';
import type { listedNameplate, nameplate, ownNameplate } from './nameplates.ts';
import type { announcement, notification, notificationPreferences } from './notifications.ts';
import type { pickDataRow, pickDataStage, swissPickData } from './pick-data.ts';
import type { officialPicks, userPicks, userScore } from './picks.ts';
import type { accountPreferences, accountSession } from './profile.ts';
import type { reportAnswer, reportedSubject } from './reports.ts';
import type { FieldFault } from './sentences/field-sentences.ts';
import type { ProblemSentenceCode } from './sentences/problem-sentences.ts';
import type { adminSetting, game, setting } from './settings.ts';
import type { signInProvider } from './sign-in.ts';
import type { managedUser, role } from './staff.ts';
import type { survey, surveyResults, surveySummary } from './surveys.ts';
import type { teamFacts, teamRanking } from './team-facts.ts';
import type { award, awardLeader, caseSlot, recentTrophy, userEvent } from './trophies.ts';

/** Types only: the web part takes these and never loads zod. */
export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;

type SchemaOf<K extends EndpointKey, P extends string> =
  Endpoints[K] extends Record<P, infer S> ? S : never;
type Input<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : undefined;

export type ParamsInput<K extends EndpointKey> = Input<SchemaOf<K, 'params'>>;
export type QueryInput<K extends EndpointKey> = Input<SchemaOf<K, 'query'>>;
export type BodyInput<K extends EndpointKey> = Input<SchemaOf<K, 'body'>>;
/** Parsed input for a handler. */
export type Params<K extends EndpointKey> = Output<SchemaOf<K, 'params'>>;
export type Query<K extends EndpointKey> = Output<SchemaOf<K, 'query'>>;
export type Body<K extends EndpointKey> = Output<SchemaOf<K, 'body'>>;
export type Answer<K extends EndpointKey> = z.output<Endpoints[K]['response']>;
export type RefusalCode<K extends EndpointKey> = keyof Endpoints[K]['refusals'] & string;
/** Refusals that a handler may give: its own, and those of its declaration. */
export type AnsweredRefusal<K extends EndpointKey> =
  | RefusalCode<K>
  | 'unavailable'
  | (Endpoints[K]['mutates'] extends true ? 'too_many_requests' : never)
  | (Endpoints[K]['who'] extends 'anyone' | 'user' ? never : 'forbidden');

/** Codes of parts of the input that are wrong. */
export type ProblemCode = ProblemSentenceCode | FieldFault['code'];

/**
 * The body of every refusal. `problems` lists what is wrong with a submission, with paths.
 */
export interface RefusalBody {
  title: string;
  code: string;
  problems?: {
    path: string;
    code?: ProblemCode;
    /** Values of the sentence. */
    values?: Saying['values'];
    message: string;
    /** Position in a text of several lines, counted from 1; it ends before `endColumn`. */
    line?: number;
    column?: number;
    endColumn?: number;
  }[];
  /** Number of problems beyond those in `problems`. */
  moreProblems?: number;
  /** The newer copy, with a version conflict. */
  current?: unknown;
  /** Seconds to wait, with 429 and 503. */
  retryAfter?: number;
}

export type CurrentUser = z.output<typeof currentUser>;
export type OwnEmail = z.output<typeof ownEmail>;
export type UserProfile = z.output<typeof userProfile>;
export type UserCardInfo = z.output<typeof userCardInfo>;
export type AccountSession = z.output<typeof accountSession>;
export type AccountPreferences = z.output<typeof accountPreferences>;
export type Award = z.output<typeof award>;
export type CaseSlot = z.output<typeof caseSlot>;
export type AwardDiff = z.output<typeof awardDiff>;
export type RewardedEvent = z.output<typeof rewardedEvent>;
export type AwardLeader = z.output<typeof awardLeader>;
export type RecentTrophy = z.output<typeof recentTrophy>;
export type UserEvent = z.output<typeof userEvent>;
export type Giving = z.output<typeof giving>;
export type NotRewardedEvent = z.output<typeof notRewardedEvent>;
export type PatreonLevel = z.output<typeof patreonLevel>;
export type Game = z.output<typeof game>;
export type Setting = z.output<typeof setting>;
export type SignInProvider = z.output<typeof signInProvider>;
export type Event = z.output<typeof event>;
export type EventSummary = z.output<typeof eventSummary>;
export type EventStageInfo = z.output<typeof eventStage>;
export type EventFlags = z.output<typeof eventFlags>;
export type TeamFacts = z.output<typeof teamFacts>;
export type TeamRanking = z.output<typeof teamRanking>;
export type EventTeam = z.output<typeof eventTeam>;
export type EventTeamMark = z.output<typeof teamMark>;
export type OfficialMatch = z.output<typeof officialMatch>;
export type DeskEvent = z.output<typeof deskEvent>;
export type TeamUpdate = z.output<typeof teamUpdate>;
export type EventDesk = z.output<typeof eventDesk>;
export type FormatSummary = z.output<typeof formatSummary>;
export type SavedFormat = z.output<typeof savedFormat>;
export type UserPicks = z.output<typeof userPicks>;
export type OfficialPicks = z.output<typeof officialPicks>;
export type UserScore = z.output<typeof userScore>;
export type BestRank = z.output<typeof bestRank>;
export type Crowd = z.output<typeof crowd>;
export type CrowdSlip = z.output<typeof crowdSlip>;
export type PickDataRow = z.output<typeof pickDataRow>;
export type PickDataStage = z.output<typeof pickDataStage>;
export type SwissPickData = z.output<typeof swissPickData>;
export type Leaderboard = z.output<typeof leaderboard>;
export type LeaderboardEntry = z.output<typeof leaderboardEntry>;
export type JoinedLeague = z.output<typeof joinedLeague>;
export type LeagueEvent = z.output<typeof leagueEvent>;
export type LeagueRankings = z.output<typeof leagueRankings>;
export type ChampionShares = z.output<typeof championShares>;
export type League = z.output<typeof league>;
export type DeletedLeague = z.output<typeof deletedLeague>;
export type ManagedLeague = z.output<typeof managedLeague>;
export type LeagueMember = z.output<typeof leagueMember>;
export type LeaguePicks = z.output<typeof leaguePicks>;
export type Nameplate = z.output<typeof nameplate>;
export type OwnNameplate = z.output<typeof ownNameplate>;
export type ListedNameplate = z.output<typeof listedNameplate>;
export type ReportedSubject = z.output<typeof reportedSubject>;
export type ReportAnswer = z.output<typeof reportAnswer>;
export type ReportKind = ReportedSubject['kind'];
export type ReportAction = ReportAnswer['action'];
export type Notification = z.output<typeof notification>;
export type NotificationPreferences = z.output<typeof notificationPreferences>;
export type Announcement = z.output<typeof announcement>;
export type Role = z.output<typeof role>;
export type ManagedUser = z.output<typeof managedUser>;
export type AuditRow = z.output<typeof auditRow>;
export type AdminSetting = z.output<typeof adminSetting>;
export type CalendarSettings = z.output<typeof calendarSettings>;
export type CalendarTournament = z.output<typeof calendarTournament>;
export type UpcomingTournament = z.output<typeof upcomingTournament>;
export type WikiTournamentDetails = z.output<typeof wikiDetails>;
export type WikiStatus = z.output<typeof wikiStatus>;
export type Survey = z.output<typeof survey>;
export type SurveySummary = z.output<typeof surveySummary>;
export type SurveyResults = z.output<typeof surveyResults>;
export type StageMapping = z.output<typeof stageMapping>;
