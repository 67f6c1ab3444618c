import type { League } from '@callshot/contract';
import { Link } from 'react-router';
import { currentGame } from '../../platform/core/current-game.ts';
import { buttonClass } from '../../platform/ui/controls/button.tsx';

interface BackToLeagueProps {
  /** Null = there is none: to all leagues. */
  readonly league: Pick<League, 'id' | 'name'> | null;
  readonly eventId: number | null;
}

export const BackToLeague = ({ league, eventId }: BackToLeagueProps) => (
  <Link
    className={buttonClass({ variant: 'primary' })}
    to={`/${currentGame.prefix}/leagues${league ? `/${league.id}` : ''}${eventId === null ? '' : `?event=${eventId}`}`}
  >
    {league ? `To ${league.name}` : 'To the leagues'}
  </Link>
);
