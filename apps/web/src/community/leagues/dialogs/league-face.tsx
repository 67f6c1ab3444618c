import type { League } from '@callshot/contract';
import { membersText } from '@callshot/rules';
import type { ReactNode } from 'react';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { m } from '../words/messages.js';
import styles from './league-face.module.css';

interface LeagueFaceProps {
  readonly league: Pick<
    League,
    'name' | 'nameplateId' | 'hasPassword' | 'memberCount' | 'creatorName'
  >;
  readonly children?: ReactNode;
}

/** Which league something is about. */
export function LeagueFace({ league, children }: LeagueFaceProps) {
  return (
    <div className={styles.face}>
      <div className={styles.head}>
        <NameBadge username={league.name} nameplateId={league.nameplateId} size="full" />
        <p className={styles.facts}>
          {league.hasPassword ? <Icon name="lock" size={16} label={m.privateLeague()} /> : null}
          {m.membersByCreator({
            members: membersText(league.memberCount),
            creator: league.creatorName,
            name: (inside) => <bdi>{inside}</bdi>,
          })}
        </p>
      </div>
      {children}
    </div>
  );
}
