import type { League } from '@callshot/contract';
import { ProviderMark } from '../../account/sign-in/provider-mark.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import styles from './league-gates.module.css';
import { m } from './words/messages.js';

interface LeagueGatesProps {
  readonly league: Pick<League, 'hasPassword' | 'requireDiscord' | 'requireReddit'>;
}

/** The requirements of a league as signs: a password, linked accounts. */
export function LeagueGates({ league }: LeagueGatesProps) {
  const { hasPassword, requireDiscord, requireReddit } = league;
  return (
    <>
      {hasPassword && (
        <span className={styles.gate} title={m.privateLeague()}>
          <Icon name="lock" size={13} />
        </span>
      )}
      {requireDiscord && (
        <span className={styles.gate} title={m.needsDiscordTitle()}>
          <ProviderMark provider="discord" size={13} />
        </span>
      )}
      {requireReddit && (
        <span className={styles.gate} title={m.needsRedditTitle()}>
          <ProviderMark provider="reddit" size={13} />
        </span>
      )}
    </>
  );
}
