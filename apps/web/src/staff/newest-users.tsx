import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Cell, type Column, DataTable, Row } from '../ui/data-table.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { NameBadge } from '../ui/name-badge.tsx';
import { StaffPanel } from '../ui/staff-panel.tsx';
import { timeAgo } from '../ui/time-ago.ts';
import styles from './dashboard-page.module.css';
import { type FoundUser, userSearchQuery } from './staff.queries.ts';

const MOST = 6;

const columns: readonly Column[] = [
  { key: 'user', head: 'User' },
  { key: 'joined', head: 'Joined', isEnd: true },
];

/** The newest users, as the User Manager lists them without a search. */
export function NewestUsers() {
  const newest = useQuery(userSearchQuery(''));
  return (
    <StaffPanel title="Newest users" end={<Link to="/admin/user">All users</Link>} isFlush>
      <Loaded query={newest} what="the newest users" height={310}>
        {(users) => (
          <DataTable caption="The newest users" columns={columns} isSlim>
            {users.slice(0, MOST).map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </DataTable>
        )}
      </Loaded>
    </StaffPanel>
  );
}

const UserRow = ({ user }: { user: FoundUser }) => (
  <Row>
    <Cell of="user" isLead>
      <NameBadge username={user.username} nameplateId={user.nameplateId} />
    </Cell>
    <Cell of="joined" className={styles.joined}>
      {timeAgo(user.created, Date.now())}
    </Cell>
  </Row>
);
