import { m } from './words/messages.js';

/** The action, to follow the name of its author. */
const WORDS: Readonly<Record<string, (subject: string) => string>> = {
  'announcement.sent': () => m.didAnnouncementSent(),
  'calendar.changed': (subject) => m.didCalendarChanged({ subject }),
  'calendar.event_made': (subject) => m.didCalendarEventMade({ subject }),
  'calendar.hidden': (subject) => m.didCalendarHidden({ subject }),
  'calendar.shown': (subject) => m.didCalendarShown({ subject }),
  'calendar.switched_off': (subject) => m.didCalendarSwitchedOff({ subject }),
  'calendar.switched_on': (subject) => m.didCalendarSwitchedOn({ subject }),
  'database.recovered': () => m.didDatabaseRecovered(),
  'discord.webhook-changed': () => m.didDiscordWebhookChanged(),
  'discord.webhook-removed': () => m.didDiscordWebhookRemoved(),
  'doubt.answered': (subject) => m.didDoubtAnswered({ subject }),
  'event.archived': (subject) => m.didEventArchived({ subject }),
  'event.created': (subject) => m.didEventCreated({ subject }),
  'event.edited': (subject) => m.didEventEdited({ subject }),
  'event.finish': (subject) => m.didEventFinish({ subject }),
  'event.goals_chosen': (subject) => m.didEventGoalsChosen({ subject }),
  'event.late_entry_chosen': (subject) => m.didEventLateEntryChosen({ subject }),
  'event.lock': (subject) => m.didEventLock({ subject }),
  'event.lock_extended': (subject) => m.didEventLockExtended({ subject }),
  'event.lock_followed': (subject) => m.didEventLockFollowed({ subject }),
  'event.mapped': (subject) => m.didEventMapped({ subject }),
  'event.matches_entered': (subject) => m.didEventMatchesEntered({ subject }),
  'event.match_time': (subject) => m.didEventMatchTime({ subject }),
  'event.open_next': (subject) => m.didEventOpenNext({ subject }),
  'event.redrafted': (subject) => m.didEventRedrafted({ subject }),
  'event.relock': (subject) => m.didEventRelock({ subject }),
  'event.restored': (subject) => m.didEventRestored({ subject }),
  'event.stage_closed': (subject) => m.didEventStageClosed({ subject }),
  'event.stage_opened': (subject) => m.didEventStageOpened({ subject }),
  'event.team_named': (subject) => m.didEventTeamNamed({ subject }),
  'event.team_edit_undone': (subject) => m.didEventTeamEditUndone({ subject }),
  'event.team_identified': (subject) => m.didEventTeamIdentified({ subject }),
  'event.team_name_forgotten': (subject) => m.didEventTeamNameForgotten({ subject }),
  'event.team_pictured': (subject) => m.didEventTeamPictured({ subject }),
  'event.team_ranked': (subject) => m.didEventTeamRanked({ subject }),
  'event.team_renamed': (subject) => m.didEventTeamRenamed({ subject }),
  'event.teams_merged': (subject) => m.didEventTeamsMerged({ subject }),
  'event.teams_updated': (subject) => m.didEventTeamsUpdated({ subject }),
  'event.unlock': (subject) => m.didEventUnlock({ subject }),
  'format.changed': (subject) => m.didFormatChanged({ subject }),
  'format.created': (subject) => m.didFormatCreated({ subject }),
  'format.deleted': (subject) => m.didFormatDeleted({ subject }),
  'league.analyst_hidden': (subject) => m.didLeagueAnalystHidden({ subject }),
  'league.analyst_made': (subject) => m.didLeagueAnalystMade({ subject }),
  'league.analyst_shown': (subject) => m.didLeagueAnalystShown({ subject }),
  'league.deleted': (subject) => m.didLeagueDeleted({ subject }),
  'league.handed_over': (subject) => m.didLeagueHandedOver({ subject }),
  'league.inherited': (subject) => m.didLeagueInherited({ subject }),
  'league.invite_changed': (subject) => m.didLeagueInviteChanged({ subject }),
  'league.member_banned': (subject) => m.didLeagueMemberBanned({ subject }),
  'league.member_removed': (subject) => m.didLeagueMemberRemoved({ subject }),
  'league.member_unbanned': (subject) => m.didLeagueMemberUnbanned({ subject }),
  'league.renamed': (subject) => m.didLeagueRenamed({ subject }),
  'league.restored': (subject) => m.didLeagueRestored({ subject }),
  'login.limit-reached': (subject) => m.didLoginLimitReached({ subject }),
  'login.staff': () => m.didLoginStaff(),
  'login.user': () => m.didLoginUser(),
  'mail.tested': () => m.didMailTested(),
  'nameplate.allowed': (subject) => m.didNameplateAllowed({ subject }),
  'nameplate.changed': (subject) => m.didNameplateChanged({ subject }),
  'nameplate.created': (subject) => m.didNameplateCreated({ subject }),
  'nameplate.deleted': (subject) => m.didNameplateDeleted({ subject }),
  'nameplate.disabled': (subject) => m.didNameplateDisabled({ subject }),
  'nameplate.granted': (subject) => m.didNameplateGranted({ subject }),
  'nameplate.reports_answered': (subject) => m.didNameplateReportsAnswered({ subject }),
  'nameplate.revoked': (subject) => m.didNameplateRevoked({ subject }),
  'official.followed': (subject) => m.didOfficialFollowed({ subject }),
  'official.imported': (subject) => m.didOfficialImported({ subject }),
  'official.overridden': (subject) => m.didOfficialOverridden({ subject }),
  'official.released': (subject) => m.didOfficialReleased({ subject }),
  'picks.cleared': (subject) => m.didPicksCleared({ subject }),
  'picks.grown': (subject) => m.didPicksGrown({ subject }),
  'picks.opened': (subject) => m.didPicksOpened({ subject }),
  'picks.overridden': (subject) => m.didPicksOverridden({ subject }),
  'picks.saved': (subject) => m.didPicksSaved({ subject }),
  'picks.saved_after_lock': (subject) => m.didPicksSavedAfterLock({ subject }),
  'point_preset.changed': (subject) => m.didPointPresetChanged({ subject }),
  'point_preset.created': (subject) => m.didPointPresetCreated({ subject }),
  'point_preset.deleted': (subject) => m.didPointPresetDeleted({ subject }),
  'point_preset.made_usual': (subject) => m.didPointPresetMadeUsual({ subject }),
  'promo.created': (subject) => m.didPromoCreated({ subject }),
  'promo.disabled': (subject) => m.didPromoDisabled({ subject }),
  'promo.enabled': (subject) => m.didPromoEnabled({ subject }),
  'reports.answer_undone': (subject) => m.didReportsAnswerUndone({ subject }),
  'reports.dismissed': (subject) => m.didReportsDismissed({ subject }),
  'reward.planned': (subject) => m.didRewardPlanned({ subject }),
  'setting.changed': (subject) => m.didSettingChanged({ subject }),
  'stage.lock_unit_chosen': (subject) => m.didStageLockUnitChosen({ subject }),
  'stage.match_locks_moved': (subject) => m.didStageMatchLocksMoved({ subject }),
  'stage.matches_sealed': (subject) => m.didStageMatchesSealed({ subject }),
  'stage.sealed': (subject) => m.didStageSealed({ subject }),
  'stage.teams_placed': (subject) => m.didStageTeamsPlaced({ subject }),
  'stage.teams_seated': (subject) => m.didStageTeamsSeated({ subject }),
  'supporters.levels_changed': () => m.didSupportersLevelsChanged(),
  'survey.changed': (subject) => m.didSurveyChanged({ subject }),
  'survey.created': (subject) => m.didSurveyCreated({ subject }),
  'sync.paused': (subject) => m.didSyncPaused({ subject }),
  'sync.resumed': (subject) => m.didSyncResumed({ subject }),
  'results.dismissed': (subject) => m.didResultsDismissed({ subject }),
  'results.forgotten': (subject) => m.didResultsForgotten({ subject }),
  'results.imported': (subject) => m.didResultsImported({ subject }),
  'results.proposed': (subject) => m.didResultsProposed({ subject }),
  'results.taken': (subject) => m.didResultsTaken({ subject }),
  'results.told': (subject) => m.didResultsTold({ subject }),
  'token.created': (subject) => m.didTokenCreated({ subject }),
  'token.revoked': (subject) => m.didTokenRevoked({ subject }),
  'trophies.given': (subject) => m.didTrophiesGiven({ subject }),
  'trophies.rerun': (subject) => m.didTrophiesRerun({ subject }),
  'trophies.taken_back': (subject) => m.didTrophiesTakenBack({ subject }),
  'user.analyst-changed': (subject) => m.didUserAnalystChanged({ subject }),
  'user.deleted': (subject) => m.didUserDeleted({ subject }),
  'user.disabled': (subject) => m.didUserDisabled({ subject }),
  'user.eligibility-changed': (subject) => m.didUserEligibilityChanged({ subject }),
  'user.email-changed': (subject) => m.didUserEmailChanged({ subject }),
  'user.email-released': (subject) => m.didUserEmailReleased({ subject }),
  'user.email-verified': (subject) => m.didUserEmailVerified({ subject }),
  'user.enabled': (subject) => m.didUserEnabled({ subject }),
  'user.flagged-for-rename': (subject) => m.didUserFlaggedForRename({ subject }),
  'user.login-linked': (subject) => m.didUserLoginLinked({ subject }),
  'user.login-unlinked': (subject) => m.didUserLoginUnlinked({ subject }),
  'user.password-changed': (subject) => m.didUserPasswordChanged({ subject }),
  'user.password-reset': (subject) => m.didUserPasswordReset({ subject }),
  'user.registered': (subject) => m.didUserRegistered({ subject }),
  'user.renamed': (subject) => m.didUserRenamed({ subject }),
  'user.reset-link-made': (subject) => m.didUserResetLinkMade({ subject }),
  'user.reset-link-mailed': (subject) => m.didUserResetLinkMailed({ subject }),
  'user.roles-changed': (subject) => m.didUserRolesChanged({ subject }),
  'user.supporter-level-changed': (subject) => m.didUserSupporterLevelChanged({ subject }),
  'webhook.allowed': (subject) => m.didWebhookAllowed({ subject }),
  'webhook.created': (subject) => m.didWebhookCreated({ subject }),
  'webhook.failed': (subject) => m.didWebhookFailed({ subject }),
  'webhook.switched_off': (subject) => m.didWebhookSwitchedOff({ subject }),
};

/** The place of the subject in a sentence; no name has it. */
const PLACE = '\u0000';

export interface ActionWords {
  readonly before: string;
  /** Null where the sentence has no place for it. */
  readonly subject: string | null;
  readonly after: string;
}

interface Told {
  readonly action: string;
  readonly actor: { readonly username: string } | null;
  readonly subjectName: string | null;
  readonly subjectType: string;
  readonly subjectId?: number | null;
}

/** The action of an audit row, as a sentence that follows the name of its author. */
export function actionWords(row: Told): ActionWords {
  const { action, subjectId = null } = row;
  const sentence =
    WORDS[action]?.(PLACE) ??
    m.didUnknown({ action: action.replaceAll(/[._-]/g, ' '), subject: PLACE });
  const [before = '', after = null] = sentence.split(PLACE);
  if (after === null) return { before, subject: null, after: '' };
  const { subjectType: type } = row;
  const name =
    row.subjectName ??
    (subjectId === null ? m.subjectOfType({ type }) : m.subjectNumbered({ type, id: subjectId }));
  const isOwn = row.actor !== null && row.subjectName === row.actor.username;
  return { before, subject: isOwn ? m.themselves() : name, after };
}

export const isTold = (action: string): boolean => action in WORDS;
