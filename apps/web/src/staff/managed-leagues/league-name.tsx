import { Icon } from '../../platform/ui/art/icon.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import styles from './managed-leagues.module.css';
import { m } from './words/messages.js';

interface LeagueNameProps {
  league: { readonly name: string; readonly nameplateId: number; readonly hasPassword?: boolean };
  /** A press anywhere on the row opens it. */
  onOpen?: () => void;
}

/** A league's name as players see it, whole below its plate where that has to cut it. */
export function LeagueName({ league, onOpen }: LeagueNameProps) {
  const { name, nameplateId, hasPassword = false } = league;
  const badge = (
    <>
      <NameBadge username={name} nameplateId={nameplateId} />
      {hasPassword ? <Icon name="lock" size={14} label={m.flagPrivate()} /> : null}
    </>
  );
  return (
    <>
      {onOpen ? (
        <button type="button" className={styles.open} onClick={onOpen}>
          {badge}
        </button>
      ) : (
        <span className={styles.named}>{badge}</span>
      )}
      {name.length > longestOnPlate ? <span className={styles.whole}>{name}</span> : null}
    </>
  );
}

/** A plate of 184 px has room for this many of the widest letters. */
const longestOnPlate = 11;
