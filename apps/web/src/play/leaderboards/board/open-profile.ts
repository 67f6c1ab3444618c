import { openModal } from '../../../platform/core/modals.ts';

/** Opens a profile: used for rows whose picks are not open to the reader. */
export const openProfile = (userId: number): void => openModal('profile', { userId });
