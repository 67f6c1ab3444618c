import { useQuery } from '@tanstack/react-query';
import { currentGame } from '../../platform/core/current-game.ts';
import { Link } from '../../platform/core/link.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { eventQuery } from '../../play/events/event.queries.ts';
import { leagueQuery } from '../league/league.queries.ts';
import styles from './side-card.module.css';
import { m } from './words/messages.js';

interface PicksCardProps {
  readonly leagueId: number;
  readonly eventId: number;
  readonly viewer: number | null;
}

/** The link to the members' picks, which are shown for sealed stages alone. */
export function PicksCard({ leagueId, eventId, viewer }: PicksCardProps) {
  const event = useQuery(eventQuery(eventId)).data;
  const league = useQuery(leagueQuery(leagueId, viewer)).data;
  const mayRead = league !== undefined && (league.isMember || !league.hasPassword);
  if (!mayRead || !event?.eventStages.some(({ isSealed }) => isSealed)) return null;
  return (
    <Link
      className={styles.way}
      to={`/${currentGame.prefix}/leagues/${leagueId}/picks?event=${eventId}`}
    >
      <Icon name="swap" />
      <span className={styles.wayWords}>
        <span className={styles.subtitle}>{m.picksOfLeague()}</span>
        <span className={styles.text}>{m.picksOfLeagueText()}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
