export { demoAccounts } from '../account/accounts/demo-accounts.ts';
export { insertSession } from '../account/accounts/login/sessions.repository.ts';
export { hashPassword } from '../account/accounts/passwords/password-hash.ts';
export { createPasswordWork } from '../account/accounts/passwords/password-work.ts';
export {
  endSessionsOf,
  findOpenAccounts,
  type OpenAccount,
} from '../account/accounts/passwords/published-passwords.service.ts';
export {
  createFirstAdminLink,
  createUser,
  ensureAdmin,
  type UserToCreate,
} from '../account/accounts/registering/first-admin.service.ts';
export { publicUsername } from '../account/accounts/usernames/public-username.ts';
export { usernameKey } from '../account/accounts/usernames/username.ts';
export { type Maintenance, openForMaintenance } from '../commands/maintenance.ts';
export { settleAnalystLeague } from '../community/leagues/analyst-league.service.ts';
export { enterLeague } from '../community/leagues/join-league.service.ts';
export { saveLeague } from '../community/leagues/save-league.service.ts';
export { writeSurvey } from '../community/surveys/write-survey.repository.ts';
export { readStages } from '../desk/liquipedia/reading/read-stages.ts';
export { insertAudit } from '../platform/audit/audit.ts';
export { copyLine, copyRows } from '../platform/database/copy-rows.ts';
export type { Schema } from '../platform/database/schema.ts';
export { OperatorProblem } from '../platform/failures/operator-problem.ts';
export { runCommand } from '../platform/failures/run-command.ts';
export type { LoadedStage } from '../play/events/loaded-event.ts';
export { rowsOfPicks } from '../play/events/results/official-rows.ts';
export { changeEvent, updateEvent, updateStage } from '../play/events/running/change-event.ts';
export { type CreatedEvent, createEvent } from '../play/events/running/create-event.service.ts';
export { loadEvent } from '../play/events/stages/event-stages.repository.ts';
export { openNextStage } from '../play/events/stages/stage-action.service.ts';
export { upsertTeams } from '../play/events/teams/event-teams.repository.ts';
export { overrideOfficial } from '../play/official/write-official.service.ts';
export { keepPicture } from '../play/pictures/pictures.repository.ts';
export { tellEventProblem } from '../play/problem-words/event-words.ts';
export { sealCurrentStage } from '../play/seals/seal-stages.ts';
export { tellPast } from '../reach/notifications/notices/tell-past.service.ts';
export { accountTokens } from '../reach/tokens/account-tokens.ts';
export { givePastTrophies } from '../rewards/trophies/give-past.service.ts';
export { createIsCleanName } from '../staff/moderation/clean-name.ts';
export { replaceParticipation, replaceRoles } from '../staff/staff/managed-users.repository.ts';
