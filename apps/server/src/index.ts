export {
  createFirstAdminLink,
  createUser,
  ensureAdmin,
  type UserToCreate,
} from './accounts/first-admin.service.ts';
export { hashPassword } from './accounts/password-hash.ts';
export { publicUsername } from './accounts/public-username.ts';
export { type CreatedEvent, createEvent } from './events/create-event.service.ts';
export { upsertTeams } from './events/event-teams.repository.ts';
export { rowsOfPicks } from './events/official-rows.ts';
export { openForMaintenance } from './maintenance.ts';
export { tellPast } from './notifications/tell-past.service.ts';
export { insertAudit } from './platform/audit/audit.ts';
export type { Schema } from './platform/database/schema.ts';
