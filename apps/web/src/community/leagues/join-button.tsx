import type { League } from '@callshot/contract';
import { leagueMembersAtMost } from '@callshot/rules';
import { Button } from '../../platform/ui/controls/button.tsx';
import styles from './join-button.module.css';
import { m } from './words/messages.js';

interface JoinButtonProps {
  readonly league: League;
  readonly isBusy: boolean;
  readonly onJoin: (league: League) => void;
}

/** The way into a league, with a lock where it asks for a password; a full one says so. */
export function JoinButton({ league, isBusy, onJoin }: JoinButtonProps) {
  const { name, hasPassword, memberCount } = league;
  if (memberCount >= leagueMembersAtMost)
    return <span className={styles.full}>{m.leagueFull()}</span>;
  return (
    <Button
      size="sm"
      className={styles.join}
      icon={hasPassword ? 'lock' : undefined}
      aria-label={m.joinNamed({ name })}
      isBusy={isBusy}
      onClick={() => onJoin(league)}
    >
      {m.joinAction()}
    </Button>
  );
}
