import type { League } from '@callshot/contract';
import { membersText } from '@callshot/rules';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { creatorText, listedWords } from '../league-words.ts';
import { m } from '../words/messages.js';
import styles from './league-search.module.css';

interface FoundLeagueProps {
  readonly league: League;
  readonly viewer: number | null;
  readonly isJoining: boolean;
  onOpen(league: League): void;
  onJoin(league: League): void;
}

/** One league that was found; visitors cannot join [rule: leagues-11]. */
export function FoundLeague({ league, viewer, isJoining, onOpen, onJoin }: FoundLeagueProps) {
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.open}
        aria-label={m.leagueInfoNamed({ listed: listedWords(league, viewer) })}
        onClick={() => onOpen(league)}
        data-stop
      >
        <NameBadge username={league.name} nameplateId={league.nameplateId} size="full" />
        <span className={styles.facts}>
          {league.hasPassword ? <Icon name="lock" size={16} /> : null}
          <span>
            {creatorText(league, viewer)}, {membersText(league.memberCount)}
          </span>
        </span>
      </button>
      {viewer === null ? null : league.isMember ? (
        <span className={styles.joined}>
          <Icon name="check" size={16} />
          {m.joinedState()}
        </span>
      ) : (
        <Button
          size="sm"
          aria-label={m.joinNamed({ name: league.name })}
          isBusy={isJoining}
          onClick={() => onJoin(league)}
        >
          {m.joinAction()}
        </Button>
      )}
    </li>
  );
}
