import { useQuery } from '@tanstack/react-query';
import { Link } from '../../platform/core/link.tsx';
import { Cell, type Column, DataTable, Row } from '../../platform/ui/page/data-table.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { timeAgo } from '../../platform/ui/words/time-ago.ts';
import styles from './dashboard-page.module.css';
import { type FoundUser, userSearchQuery } from './staff.queries.ts';
import { m } from './words/messages.js';

const MOST = 6;

const columns: readonly Column[] = [
  { key: 'user', head: m.user() },
  { key: 'joined', head: m.joined(), isEnd: true },
];

/** The newest users, as the User Manager lists them without a search. */
export function NewestUsers() {
  const newest = useQuery(userSearchQuery(''));
  return (
    <StaffPanel title={m.newestUsers()} end={<Link to="/admin/user">{m.allUsers()}</Link>} isFlush>
      <Loaded query={newest} what={m.whatNewestUsers()} height={310}>
        {(users) => (
          <DataTable caption={m.newestUsersCaption()} columns={columns} isSlim>
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
