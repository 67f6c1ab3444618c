import { StaffMark } from '../art/staff-mark.tsx';
import { Menu, type MenuItem } from './menu.tsx';

const onSelect = () => undefined;
const items: readonly MenuItem[] = [
  { key: 'profile', label: 'Profile', icon: 'user', onSelect },
  { key: 'leagues', label: 'Leagues', detail: '3 leagues', icon: 'users', onSelect },
  { key: 'desk', label: 'Results', detail: 'Not your event', isDisabled: true, onSelect },
  { key: 'delete', label: 'Delete', icon: 'trash', isDanger: true, onSelect },
];
const sorts: readonly MenuItem[] = [
  { key: 'rank', label: 'By rank', isChosen: true, onSelect },
  { key: 'name', label: 'By name', isChosen: false, onSelect },
];

export const states = {
  actions: (
    <Menu label="Actions" items={items}>
      Actions
    </Menu>
  ),
  'with a heading': (
    <Menu label="Account" items={items} heading="newcomer" mark={<StaffMark />}>
      Account
    </Menu>
  ),
  'one of a few': (
    <Menu label="Sort" items={sorts}>
      Sort
    </Menu>
  ),
};
