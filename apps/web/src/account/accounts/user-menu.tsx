import type { CurrentUser } from '@callshot/contract';
import { isStaffRole } from '@callshot/contract/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { openModal } from '../../platform/core/modals.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { StaffMark } from '../../platform/ui/art/staff-mark.tsx';
import { Menu, type MenuItem } from '../../platform/ui/overlays/menu.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { languageItems } from '../language/language-items.ts';
import { storePlace } from '../session/post-login.ts';
import { useCurrentUser } from '../session/session.queries.ts';
import { logOut } from './log-out.ts';
import { useThemeItems } from './use-theme-items.ts';
import styles from './user-menu.module.css';
import { m } from './words/messages.js';

export function UserMenu() {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <Skeleton width={72} height={32} />;
  return user ? <OwnMenu user={user} /> : <VisitorMenu />;
}

const openHere = (name: 'logIn' | 'register') => () => {
  storePlace();
  openModal(name);
};

const visitorItems: readonly MenuItem[] = [
  { key: 'login', label: m.login(), icon: 'user', onSelect: openHere('logIn') },
  { key: 'register', label: m.register(), icon: 'plus', onSelect: openHere('register') },
  {
    key: 'looks',
    label: m.nameplates(),
    icon: 'eye',
    onSelect: () => openModal('nameplate', { about: 'looks' }),
  },
];

function VisitorMenu() {
  const items = [...visitorItems, ...languageItems(), ...useThemeItems(false)];
  return (
    <Menu label={m.loginOrRegister()} items={items} align="end">
      <Icon name="user" />
      <span className={styles.word}>{m.login()}</span>
    </Menu>
  );
}

/** Roles with a card on the dashboard [rule: staff-3]. */
const adminRoles: readonly string[] = ['Admin', 'EventCreator', 'SurveyCreator'];

function OwnMenu({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const themeItems = useThemeItems(true);
  const items: MenuItem[] = [
    {
      key: 'profile',
      label: m.profile(),
      icon: 'user',
      onSelect: () => openModal('profile', { userId: user.id }),
    },
    {
      key: 'redeem',
      label: m.redeemACode(),
      icon: 'unlock',
      onSelect: () => void navigate('/redeem'),
    },
    ...languageItems(),
    {
      key: 'logout',
      label: m.logOut(),
      icon: 'log-out',
      // A failed call has been told by the client already.
      onSelect: () => void logOut(queries).catch(() => undefined),
    },
  ];
  if (user.roles.some((role) => adminRoles.includes(role))) {
    items.splice(1, 0, {
      key: 'admin',
      label: m.admin(),
      icon: 'shield',
      onSelect: () => void navigate('/admin'),
    });
  }
  const mark = user.roles.some(isStaffRole) ? <StaffMark /> : null;
  return (
    <Menu
      label={m.userMenu()}
      items={[...items, ...themeItems]}
      heading={user.username}
      mark={mark}
      align="end"
    >
      <Icon name="user" />
    </Menu>
  );
}
