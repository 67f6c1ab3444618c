import { openModal } from '../../platform/core/modals.ts';

/** Null = a new league. */
export const openLeagueForm = (leagueId: number | null): void =>
  openModal('league', { about: 'form', leagueId });

export const openLeagueSearch = (): void => openModal('league', { about: 'search' });

export const openLeagueInfo = (leagueId: number): void => openModal('leagueInfo', { leagueId });

export const openDeleteLeague = (leagueId: number): void =>
  openModal('leagueQuestion', { about: 'delete', leagueId });

export const openLeaveLeague = (leagueId: number): void =>
  openModal('leagueQuestion', { about: 'leave', leagueId });
