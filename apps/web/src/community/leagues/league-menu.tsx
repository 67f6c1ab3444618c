import type { League } from '@callshot/contract';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Menu, type MenuItem } from '../../platform/ui/overlays/menu.tsx';
import { openDeleteLeague, openLeagueForm, openLeaveLeague } from './league-dialogs.ts';
import styles from './league-menu.module.css';
import { m } from './words/messages.js';

interface LeagueMenuProps {
  readonly league: Pick<League, 'id' | 'name' | 'createdBy'>;
  readonly viewer: number;
}

/** The creator edits and deletes, other members leave [rule: leagues-12]. */
export function LeagueMenu({ league: { id, name, createdBy }, viewer }: LeagueMenuProps) {
  const items: readonly MenuItem[] =
    createdBy === viewer
      ? [
          { key: 'edit', label: m.editLeague(), icon: 'edit', onSelect: () => openLeagueForm(id) },
          {
            key: 'delete',
            label: m.deleteLeague(),
            icon: 'trash',
            isDanger: true,
            onSelect: () => openDeleteLeague(id),
          },
        ]
      : [
          {
            key: 'leave',
            label: m.leaveLeague(),
            icon: 'log-out',
            onSelect: () => openLeaveLeague(id),
          },
        ];
  return (
    <Menu label={m.manageNamed({ name })} items={items} align="end" className={styles.menu}>
      <Icon name="more" size={18} />
    </Menu>
  );
}
