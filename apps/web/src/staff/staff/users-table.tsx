import { isStaffRole } from '@callshot/contract/roles';
import { useState } from 'react';
import { language } from '../../platform/core/language.ts';
import {
  Cell,
  type Column,
  DataTable,
  Nothing,
  Row,
  type Sorting,
} from '../../platform/ui/page/data-table.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { exactTime, timeAgo } from '../../platform/ui/words/time-ago.ts';
import { EmailState } from './email-state.tsx';
import type { FoundUser } from './staff.queries.ts';
import { StatePill } from './state-pill.tsx';
import { sortingAfter, sortUsers, type UserColumn } from './user-order.ts';
import styles from './users-page.module.css';
import { m } from './words/messages.js';

const columns: readonly Column<UserColumn>[] = [
  { key: 'user', head: m.user(), canSort: true },
  { key: 'roles', head: m.role(), canSort: true },
  { key: 'email', head: 'E-mail', canSort: true },
  { key: 'logins', head: m.linkedLogins(), canSort: true },
  { key: 'joined', head: m.joined(), canSort: true },
  { key: 'seen', head: m.lastSeen(), canSort: true },
  { key: 'events', head: m.events(), isEnd: true, canSort: true },
  { key: 'flags', head: m.flags(), canSort: true },
];

interface UsersTableProps {
  users: readonly FoundUser[];
  openId: number | null;
  onOpen(userId: number): void;
}

/** The facts that help staff choose a user, and often all they need. */
export function UsersTable({ users, openId, onOpen }: UsersTableProps) {
  const [sorting, setSorting] = useState<Sorting<UserColumn> | null>(null);
  return (
    <div className={styles.table}>
      <DataTable
        caption={m.foundUsers()}
        columns={columns}
        {...(sorting && { sorting })}
        onSort={(by) => setSorting(sortingAfter(sorting, by))}
      >
        {sortUsers(users, sorting).map((user) => (
          <UserRow key={user.id} user={user} isOpen={user.id === openId} onOpen={onOpen} />
        ))}
      </DataTable>
    </div>
  );
}

interface UserRowProps {
  user: FoundUser;
  isOpen: boolean;
  onOpen(userId: number): void;
}

function UserRow({ user, isOpen, onOpen }: UserRowProps) {
  const { id, username, formerUsername, nameplateId, roles, lastSeenAt, created } = user;
  return (
    <Row isChosen={isOpen}>
      <Cell of="user" isLead className={styles.user}>
        <button type="button" className={styles.open} onClick={() => onOpen(id)}>
          <NameBadge
            username={username}
            nameplateId={nameplateId}
            isStaff={roles.some(isStaffRole)}
          />
        </button>
        {formerUsername === null ? null : (
          <span className={styles.former}>{m.formerlyNamed({ username: formerUsername })}</span>
        )}
      </Cell>
      <Cell of="roles">{roles.length === 0 ? <Nothing /> : roles.join(', ')}</Cell>
      <Cell of="email">
        <EmailState state={user.emailState} />
      </Cell>
      <Cell of="logins">
        <Logins user={user} />
      </Cell>
      <Cell of="joined">{day.format(new Date(created))}</Cell>
      <Cell of="seen">
        {lastSeenAt === null ? (
          <Nothing />
        ) : (
          <time dateTime={lastSeenAt} title={exactTime(lastSeenAt)}>
            {timeAgo(lastSeenAt, Date.now())}
          </time>
        )}
      </Cell>
      <Cell of="events">{user.events}</Cell>
      <Cell of="flags" className={styles.flags}>
        <Flags user={user} />
      </Cell>
    </Row>
  );
}

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' });

const titles: Readonly<Record<string, string>> = {
  discord: 'Discord',
  google: 'Google',
  reddit: 'Reddit',
};

const Logins = ({ user: { userExternalLogins } }: { user: FoundUser }) =>
  userExternalLogins.length === 0 ? (
    <Nothing />
  ) : (
    userExternalLogins.map(({ name }) => titles[name] ?? name).join(', ')
  );

function Flags({ user }: { user: FoundUser }) {
  const { usernameChangeAvailable, isIneligible, isDisabled } = user;
  if (!usernameChangeAvailable && !isIneligible && !isDisabled) return <Nothing />;
  return (
    <>
      {usernameChangeAvailable ? <StatePill tone="warn">{m.flaggedForRename()}</StatePill> : null}
      {isIneligible ? <StatePill tone="warn">{m.offBoards()}</StatePill> : null}
      {isDisabled ? <StatePill tone="bad">{m.kindDisabled()}</StatePill> : null}
    </>
  );
}
