import { openModal } from '../core/modals.ts';

/** Where an entrant's picks are not open to the reader, their row leads to who they are. */
export const openProfile = (userId: number): void => openModal('profile', { userId });
