import type { LeagueMember } from '@callshot/contract';
import { language } from '../../../platform/core/language.ts';
import { Menu } from '../../../platform/ui/overlays/menu.tsx';
import { NameBadge } from '../../../platform/ui/plates/name-badge.tsx';
import { m } from '../words/messages.js';
import styles from './league-info.module.css';
import type { Deed } from './manage-member.tsx';

interface MemberRowProps {
  readonly member: LeagueMember;
  readonly isViewer: boolean;
  /** Absent where nothing can be done to the member. */
  readonly onAsk?: ((deed: Deed) => void) | undefined;
}

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });

function sinceWords({ isCreator, joinedAt }: LeagueMember, isViewer: boolean): string {
  if (isCreator) return isViewer ? m.creatorYou() : m.creatorOfLeague();
  const since = day.format(new Date(joinedAt));
  return isViewer ? m.joinedOnYou({ day: since }) : m.joinedOn({ day: since });
}

export function MemberRow({ member, isViewer, onAsk }: MemberRowProps) {
  const { userId, username, nameplateId, isStaff } = member;
  return (
    <li className={styles.row} data-user={userId}>
      <NameBadge username={username} nameplateId={nameplateId} isStaff={isStaff} />
      <span className={styles.since}>{sinceWords(member, isViewer)}</span>
      {onAsk ? (
        <Menu
          label={m.manageNamed({ name: username })}
          align="end"
          className={styles.manage}
          items={[
            {
              key: 'remove',
              label: m.removeAction(),
              detail: m.removeDetail(),
              icon: 'log-out',
              onSelect: () => onAsk('remove'),
            },
            {
              key: 'ban',
              label: m.banAction(),
              detail: m.banDetail(),
              icon: 'void',
              onSelect: () => onAsk('ban'),
            },
            {
              key: 'handOver',
              label: m.handOverAction(),
              detail: m.handOverDetail(),
              icon: 'swap',
              onSelect: () => onAsk('handOver'),
            },
          ]}
        >
          {m.manageAction()}
        </Menu>
      ) : null}
    </li>
  );
}
