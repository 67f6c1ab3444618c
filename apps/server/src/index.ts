export { demoAccounts } from './accounts/demo-accounts.ts';
export {
  createFirstAdminLink,
  createUser,
  ensureAdmin,
  type UserToCreate,
} from './accounts/first-admin.service.ts';
export { hashPassword } from './accounts/password-hash.ts';
export { createPasswordWork } from './accounts/password-work.ts';
export { publicUsername } from './accounts/public-username.ts';
export {
  endSessionsOf,
  findOpenAccounts,
  type OpenAccount,
} from './accounts/published-passwords.service.ts';
export { insertSession } from './accounts/sessions.repository.ts';
export { usernameKey } from './accounts/username.ts';
export { type Maintenance, openForMaintenance } from './commands/maintenance.ts';
export { changeEvent, updateEvent, updateStage } from './events/change-event.ts';
export { type CreatedEvent, createEvent } from './events/create-event.service.ts';
export { loadEvent } from './events/event-stages.repository.ts';
export { upsertTeams } from './events/event-teams.repository.ts';
export type { LoadedStage } from './events/loaded-event.ts';
export { rowsOfPicks } from './events/official-rows.ts';
export { openNextStage } from './events/stage-action.service.ts';
export { settleAnalystLeague } from './leagues/analyst-league.service.ts';
export { enterLeague } from './leagues/join-league.service.ts';
export { saveLeague } from './leagues/save-league.service.ts';
export { createIsCleanName } from './moderation/clean-name.ts';
export { tellPast } from './notifications/tell-past.service.ts';
export { overrideOfficial } from './official/write-official.service.ts';
export { keepPicture } from './pictures/pictures.repository.ts';
export { insertAudit } from './platform/audit/audit.ts';
export { copyLine, copyRows } from './platform/database/copy-rows.ts';
export type { Schema } from './platform/database/schema.ts';
export { OperatorProblem } from './platform/failures/operator-problem.ts';
export { runCommand } from './platform/failures/run-command.ts';
export { tellEventProblem } from './problem-words/event-words.ts';
export { sealCurrentStage } from './seals/seal-stages.ts';
export { replaceParticipation, replaceRoles } from './staff/managed-users.repository.ts';
export { writeSurvey } from './surveys/write-survey.repository.ts';
export { accountTokens } from './tokens/account-tokens.ts';
export { givePastTrophies } from './trophies/give-past.service.ts';
