import type { League } from '@callshot/contract';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
import { buttonClass } from '../../platform/ui/controls/button.tsx';
import { m } from './words/messages.js';

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
    {league ? m.toLeague({ league: league.name }) : m.toTheLeagues()}
  </Link>
);
