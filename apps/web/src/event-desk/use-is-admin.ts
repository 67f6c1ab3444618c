import { useCurrentUser } from '../session/session.queries.ts';

/** Event creators see an event and describe it; what touches picks and results is for admins. */
export const useIsAdmin = (): boolean => useCurrentUser().user?.roles.includes('Admin') ?? false;

export const FOR_ADMINS = 'Admins only';
