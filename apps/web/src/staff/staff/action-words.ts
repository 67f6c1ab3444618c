/** The action, to follow the name of its author; '…' stands for the subject. */
const WORDS: Readonly<Record<string, string>> = {
  'announcement.sent': 'sent an announcement',
  'discord.webhook-changed': 'changed the Discord webhook',
  'discord.webhook-removed': 'removed the Discord webhook',
  'doubt.answered': 'answered a question of the wiki sync about …',
  'event.archived': 'archived …',
  'event.created': 'created …',
  'event.edited': 'edited …',
  'event.finish': 'finished …',
  'event.lock': 'locked the picks of …',
  'event.lock_extended': 'moved the lock of … to later',
  'event.lock_followed': 'moved the lock of … to a match’s new start',
  'event.mapped': 'mapped … to its wiki page',
  'event.matches_entered': 'entered matches of …',
  'event.match_time': 'set the start of a match of …',
  'event.open_next': 'opened the next stage of …',
  'event.relock': 'set when the picks of … lock again',
  'event.restored': 'brought … back from the archive',
  'event.stage_closed': 'closed a stage of …',
  'event.stage_opened': 'opened a stage of …',
  'event.team_named': 'renamed a team of …',
  'event.team_edit_undone': 'took back a change of a team of …',
  'event.team_identified': 'told which team of … a wiki team is',
  'event.team_name_forgotten': 'dropped a name of a team of …',
  'event.team_pictured': 'changed the logo of a team of …',
  'event.team_renamed': 'renamed a team of …',
  'event.teams_merged': 'merged two teams of …',
  'event.teams_updated': 'changed the teams of …',
  'event.unlock': 'unlocked the picks of …',
  'format.changed': 'changed the format …',
  'format.created': 'created the format …',
  'format.deleted': 'deleted the format …',
  'league.analyst_hidden': 'hid the analysts from the league …',
  'league.analyst_made': 'made the league … one of analysts',
  'league.analyst_shown': 'showed the analysts in the league …',
  'league.deleted': 'deleted the league …',
  'league.handed_over': 'handed over the league …',
  'league.inherited': 'inherited the league …',
  'league.invite_changed': 'changed the invite of the league …',
  'league.member_banned': 'banned a member of the league …',
  'league.member_removed': 'removed a member of the league …',
  'league.member_unbanned': 'let a banned member back into the league …',
  'league.renamed': 'renamed the league …',
  'league.restored': 'brought back the league …',
  'login.limit-reached': 'reached the limit of login attempts of …',
  'login.staff': 'logged in as staff',
  'login.user': 'logged in',
  'mail.tested': 'sent a test mail',
  'nameplate.allowed': 'allowed the nameplate … again',
  'nameplate.changed': 'changed the nameplate …',
  'nameplate.created': 'created the nameplate …',
  'nameplate.deleted': 'deleted the nameplate …',
  'nameplate.disabled': 'switched off the nameplate …',
  'nameplate.granted': 'gave a nameplate to …',
  'nameplate.reports_answered': 'answered reports of the nameplate …',
  'nameplate.revoked': 'took a nameplate from …',
  'official.followed': 'entered matches of … that these results follow from',
  'official.imported': 'took results of … from the wiki',
  'official.overridden': 'entered results of … by hand',
  'official.released': 'gave results of … back to the wiki',
  'picks.grown': 'added picks to those of …',
  'picks.opened': 'opened the picks of … before they lock',
  'picks.overridden': 'changed the picks of …',
  'picks.saved': 'saved picks of …',
  'picks.saved_after_lock': 'saved picks of … after the lock',
  'promo.created': 'created the promo code …',
  'promo.disabled': 'switched off the promo code …',
  'promo.enabled': 'switched on the promo code …',
  'reports.answer_undone': 'took back the answer to reports of …',
  'reports.dismissed': 'dismissed reports of …',
  'reward.planned': 'planned the reward of …',
  'setting.changed': 'changed the setting …',
  'stage.sealed': 'sealed the picks of …',
  'stage.teams_placed': 'placed the teams of …',
  'stage.teams_seated': 'seeded the teams of …',
  'supporters.levels_changed': 'changed the levels of supporters',
  'survey.changed': 'changed the survey …',
  'survey.created': 'created the survey …',
  'sync.paused': 'paused the wiki sync of …',
  'sync.resumed': 'resumed the wiki sync of …',
  'token.created': 'created a token of …',
  'token.revoked': 'revoked a token of …',
  'trophies.given': 'gave the trophies of …',
  'trophies.rerun': 'gave the trophies of … again',
  'trophies.taken_back': 'took back the trophies of …',
  'user.analyst-changed': 'changed whether … is an analyst',
  'user.deleted': 'deleted the account …',
  'user.disabled': 'disabled …',
  'user.eligibility-changed': 'changed whether … can win trophies',
  'user.email-changed': 'changed the email of …',
  'user.email-released': 'freed the email of …',
  'user.email-verified': 'confirmed the email of …',
  'user.enabled': 'enabled …',
  'user.flagged-for-rename': 'asked … for another name',
  'user.login-linked': 'linked a login to …',
  'user.login-unlinked': 'unlinked a login from …',
  'user.password-changed': 'changed the password of …',
  'user.password-reset': 'reset the password of …',
  'user.registered': 'registered …',
  'user.renamed': 'renamed …',
  'user.reset-link-made': 'made a reset link for …',
  'user.reset-link-mailed': 'mailed a reset link to …',
  'user.roles-changed': 'changed the roles of …',
  'user.supporter-level-changed': 'changed the supporter level of …',
  'webhook.allowed': 'allowed the webhook … again',
  'webhook.created': 'created the webhook …',
  'webhook.failed': 'could not reach the webhook …',
  'webhook.switched_off': 'switched off the webhook …',
};

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
  const sentence = WORDS[action] ?? `${action.replaceAll(/[._-]/g, ' ')}: …`;
  const [before = '', after = null] = sentence.split('…');
  if (after === null) return { before, subject: null, after: '' };
  const type = row.subjectType.replaceAll('_', ' ');
  const name = row.subjectName ?? (subjectId === null ? `the ${type}` : `${type} ${subjectId}`);
  const isOwn = row.actor !== null && row.subjectName === row.actor.username;
  return { before, subject: isOwn ? 'themselves' : name, after };
}

export const isTold = (action: string): boolean => action in WORDS;
