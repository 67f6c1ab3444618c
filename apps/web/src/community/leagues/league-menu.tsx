import type { League } from '@callshot/contract';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Menu, type MenuItem } from '../../platform/ui/overlays/menu.tsx';
import { openDeleteLeague, openLeagueForm, openLeaveLeague } from './league-dialogs.ts';
import styles from './league-menu.module.css';

interface LeagueMenuProps {
  readonly league: Pick<League, 'id' | 'name' | 'createdBy'>;
  readonly viewer: number;
}

/** The creator edits and deletes, other members leave [rule: leagues-12]. */
export function LeagueMenu({ league: { id, name, createdBy }, viewer }: LeagueMenuProps) {
  const items: readonly MenuItem[] =
    createdBy === viewer
      ? [
          { key: 'edit', label: 'Edit League', icon: 'edit', onSelect: () => openLeagueForm(id) },
          {
            key: 'delete',
            label: 'Delete League',
            icon: 'trash',
            isDanger: true,
            onSelect: () => openDeleteLeague(id),
          },
        ]
      : [
          {
            key: 'leave',
            label: 'Leave League',
            icon: 'log-out',
            onSelect: () => openLeaveLeague(id),
          },
        ];
  return (
    <Menu label={`Manage ${name}`} items={items} align="end" className={styles.menu}>
      <Icon name="more" size={18} />
    </Menu>
  );
}
