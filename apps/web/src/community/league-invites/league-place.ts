import { type GameId, gameOf } from '@callshot/rules';
import { currentGame } from '../../platform/core/current-game.ts';
import type { Invitation } from './invites.queries.ts';

/** A league spans both games. Invited users meet it in the one that it plays next. */
export const gameOfInvitation = ({ nextLock }: Invitation): GameId =>
  nextLock?.gameId ?? currentGame.id;

export const leaguesPath = (invitation: Invitation): string =>
  `/${gameOf(gameOfInvitation(invitation)).prefix}/leagues`;

export const leaguePath = (invitation: Invitation): string =>
  `${leaguesPath(invitation)}/${invitation.league.id}`;
