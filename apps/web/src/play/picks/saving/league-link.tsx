import { useJoinedLeagues } from '../../../community/league/league.queries.ts';
import { currentGame } from '../../../platform/core/current-game.ts';
import { Link } from '../../../platform/core/link.tsx';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { buttonClass } from '../../../platform/ui/controls/button.tsx';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import { m } from '../words/messages.js';
import styles from './league-link.module.css';

interface LeagueLinkProps {
  readonly viewer: number | null;
  readonly eventId: number;
  /** The page is about to be left. */
  onLeave(): void;
}

const WORDS = { none: m.playInLeague(), several: m.yourLeagues() };

/** Leads to the ranking of one's league at an event, to one's leagues, or to where one joins or makes one. */
export function LeagueLink({ viewer, eventId, onLeave }: LeagueLinkProps) {
  const { joined = [], isKnown } = useJoinedLeagues(viewer);
  if (!isKnown) {
    // Its room is there before it: the dialog does not grow under the finger.
    return (
      <span className={classNames(buttonClass({}), styles.link, styles.awaited)} aria-hidden>
        <Icon name="users" size={18} />
        {WORDS.none}
      </span>
    );
  }
  const leagues = joined.filter(({ isAnalystLeague }) => !isAnalystLeague);
  const all = `/${currentGame.prefix}/leagues`;
  const [only] = leagues;
  const isOne = leagues.length === 1 && only !== undefined;
  return (
    <Link
      className={classNames(buttonClass({}), styles.link)}
      to={isOne ? `${all}/${only.leagueId}?event=${eventId}` : all}
      aria-label={isOne ? m.yourLeague({ league: only.leagueName }) : undefined}
      onClick={onLeave}
    >
      <Icon name="users" size={18} />
      {isOne ? (
        <bdi className={styles.name}>{only.leagueName}</bdi>
      ) : (
        WORDS[leagues.length === 0 ? 'none' : 'several']
      )}
    </Link>
  );
}
