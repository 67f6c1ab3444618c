export { demoAccounts } from '../account/accounts/demo-accounts.ts';
export {
  createFirstAdminLink,
  createUser,
  ensureAdmin,
  type UserToCreate,
} from '../account/accounts/first-admin.service.ts';
export { hashPassword } from '../account/accounts/password-hash.ts';
export { createPasswordWork } from '../account/accounts/password-work.ts';
export { publicUsername } from '../account/accounts/public-username.ts';
export {
  endSessionsOf,
  findOpenAccounts,
  type OpenAccount,
} from '../account/accounts/published-passwords.service.ts';
export { insertSession } from '../account/accounts/sessions.repository.ts';
export { usernameKey } from '../account/accounts/username.ts';
export { type Maintenance, openForMaintenance } from '../commands/maintenance.ts';
export { settleAnalystLeague } from '../community/leagues/analyst-league.service.ts';
export { enterLeague } from '../community/leagues/join-league.service.ts';
export { saveLeague } from '../community/leagues/save-league.service.ts';
export { writeSurvey } from '../community/surveys/write-survey.repository.ts';
export { insertAudit } from '../platform/audit/audit.ts';
export { copyLine, copyRows } from '../platform/database/copy-rows.ts';
export type { Schema } from '../platform/database/schema.ts';
export { OperatorProblem } from '../platform/failures/operator-problem.ts';
export { runCommand } from '../platform/failures/run-command.ts';
export { changeEvent, updateEvent, updateStage } from '../play/events/change-event.ts';
export { type CreatedEvent, createEvent } from '../play/events/create-event.service.ts';
export { loadEvent } from '../play/events/event-stages.repository.ts';
export { upsertTeams } from '../play/events/event-teams.repository.ts';
export type { LoadedStage } from '../play/events/loaded-event.ts';
export { rowsOfPicks } from '../play/events/official-rows.ts';
export { openNextStage } from '../play/events/stage-action.service.ts';
export { overrideOfficial } from '../play/official/write-official.service.ts';
export { keepPicture } from '../play/pictures/pictures.repository.ts';
export { tellEventProblem } from '../play/problem-words/event-words.ts';
export { sealCurrentStage } from '../play/seals/seal-stages.ts';
export { tellPast } from '../reach/notifications/tell-past.service.ts';
export { accountTokens } from '../reach/tokens/account-tokens.ts';
export { givePastTrophies } from '../rewards/trophies/give-past.service.ts';
export { createIsCleanName } from '../staff/moderation/clean-name.ts';
export { replaceParticipation, replaceRoles } from '../staff/staff/managed-users.repository.ts';
