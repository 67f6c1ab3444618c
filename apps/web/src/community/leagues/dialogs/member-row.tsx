import type { LeagueMember } from '@callshot/contract';
import { Menu } from '../../../platform/ui/overlays/menu.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import styles from './league-info.module.css';
import type { Deed } from './manage-member.tsx';

interface MemberRowProps {
  readonly member: LeagueMember;
  readonly isViewer: boolean;
  /** Absent where nothing can be done to the member. */
  readonly onAsk?: ((deed: Deed) => void) | undefined;
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

export function MemberRow({ member, isViewer, onAsk }: MemberRowProps) {
  const { userId, username, nameplateId, isStaff, joinedAt, isCreator } = member;
  return (
    <li className={styles.row} data-user={userId}>
      <NameBadge username={username} nameplateId={nameplateId} isStaff={isStaff} />
      <span className={styles.since}>
        {isCreator ? 'Creator' : `Joined ${day.format(new Date(joinedAt))}`}
        {isViewer ? ', you' : ''}
      </span>
      {onAsk ? (
        <Menu
          label={`Manage ${username}`}
          align="end"
          className={styles.manage}
          items={[
            {
              key: 'remove',
              label: 'Remove',
              detail: 'May join again',
              icon: 'log-out',
              onSelect: () => onAsk('remove'),
            },
            {
              key: 'ban',
              label: 'Ban',
              detail: 'Cannot join again',
              icon: 'void',
              onSelect: () => onAsk('ban'),
            },
            {
              key: 'handOver',
              label: 'Hand over',
              detail: 'Makes it their league',
              icon: 'swap',
              onSelect: () => onAsk('handOver'),
            },
          ]}
        >
          Manage
        </Menu>
      ) : null}
    </li>
  );
}
