import { useCurrentUser } from '../../account/session/session.queries.ts';
import { m } from './words/messages.js';

/** Event creators see an event and describe it; changes of picks and results are for admins. */
export const useIsAdmin = (): boolean => useCurrentUser().user?.roles.includes('Admin') ?? false;

export const FOR_ADMINS = m.adminsOnly();
