export {
  createFirstAdminLink,
  createUser,
  ensureAdmin,
  type UserToCreate,
} from './accounts/first-admin.service.ts';
export { hashPassword } from './accounts/password-hash.ts';
export { publicUsername } from './accounts/public-username.ts';
