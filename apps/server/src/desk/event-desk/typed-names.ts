import { aliasOf } from '../../play/events/teams/alias-of.ts';

/** Typed text for a starting slot that is not known yet. */
export const isOpen = (typed: string): boolean => ['', 'tbd', '-', '?'].includes(aliasOf(typed));
export const isBye = (typed: string): boolean => aliasOf(typed) === 'bye';
export const isTeam = (typed: string): boolean => !isOpen(typed) && !isBye(typed);
