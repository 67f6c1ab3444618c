import { Navigate, useLocation } from 'react-router';
import { currentGame } from '../../platform/core/current-game.ts';

/** The target of links in notices, which do not know the game of their reader. */
export function LeaguesOfGame() {
  const { pathname } = useLocation();
  return <Navigate to={`/${currentGame.prefix}${pathname}`} replace />;
}
