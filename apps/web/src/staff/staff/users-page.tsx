import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { useAskedId } from '../../platform/ui/hooks/use-asked-id.ts';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { overviewQuery, userSearchQuery } from './staff.queries.ts';
import { isOfKind, kindsAmong, type UserKind } from './user-kinds.ts';
import { UserModal } from './user-modal.tsx';
import styles from './users-page.module.css';
import { UsersTable } from './users-table.tsx';
import { m } from './words/messages.js';

const MIN_SEARCH = 2;
const MOST_FOUND = 50;

/** User Manager [rule: staff-9]: find a user, then change one. */
export function UsersPage() {
  const [text, setText] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  useAskedId('user', setOpenId);
  return (
    <StaffPage title={m.userManager()} intro={<Counts />}>
      <SearchForm onSearch={setText} />
      <Found text={text} openId={openId} onOpen={setOpenId} />
      {openId === null ? null : (
        <UserModal key={openId} userId={openId} onClose={() => setOpenId(null)} />
      )}
    </StaffPage>
  );
}

/** The number of users, and of those who need help. */
function Counts() {
  const { data } = useQuery(overviewQuery);
  if (!data) return null;
  const { users, moderation } = data;
  return [
    m.usersTotal({ count: users.total }),
    m.usersNew({ count: users.joinedLately }),
    ...(moderation
      ? [
          m.usersFlagged({ count: moderation.flagged }),
          m.usersDisabled({ count: moderation.disabled }),
        ]
      : []),
  ].join(' · ');
}

function SearchForm({ onSearch }: { onSearch(text: string): void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    const isTooShort = text.length > 0 && text.length < MIN_SEARCH;
    setError(isTooShort ? m.searchTooShort({ count: MIN_SEARCH }) : null);
    if (!isTooShort) onSearch(text);
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={m.searchLabel()}
          type="search"
          value={typed}
          onChange={setTyped}
          error={error}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" icon="search" className={styles.submit}>
          {m.searchAction()}
        </Button>
      </form>
    </search>
  );
}

interface FoundProps {
  text: string;
  openId: number | null;
  onOpen(userId: number): void;
}

function Found({ text, openId, onOpen }: FoundProps) {
  const found = useQuery(userSearchQuery(text));
  const [kind, setKind] = useState<UserKind>('all');
  const { data } = found;
  const kinds = data ? kindsAmong(data) : [];
  // A kind without any found users is not offered, so it falls back to all.
  const shownKind = kinds.some(({ value }) => value === kind) ? kind : 'all';
  return (
    <section className={styles.found} aria-label={m.foundUsers()}>
      <div className={styles.facts}>
        <p className={styles.count} role="status">
          {data === undefined ? '' : countOf(data.length, text)}
        </p>
        {kinds.length > 1 ? (
          <Segmented<UserKind>
            label={m.kindOfUsers()}
            items={kinds}
            value={shownKind}
            onChange={setKind}
            className={styles.kinds}
          />
        ) : null}
      </div>
      {found.isPending ? <Waiting /> : null}
      {found.isError ? (
        <LoadFailure title={m.searchFailed()} onRetry={() => void found.refetch()} />
      ) : null}
      {data?.length === 0 ? (
        <EmptyState icon="search" title={m.noUsersFound()} text={m.noUsersFoundText()} />
      ) : null}
      {data && data.length > 0 ? (
        <UsersTable
          users={data.filter((user) => isOfKind(user, shownKind))}
          openId={openId}
          onOpen={onOpen}
        />
      ) : null}
    </section>
  );
}

function countOf(count: number, text: string): string {
  if (count === 0) return '';
  if (text === '') return m.newestFound({ count });
  if (count >= MOST_FOUND) return m.firstFound({ count: MOST_FOUND });
  return m.foundCount({ count });
}

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={m.searching()}>
      <Skeleton height={36} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  );
}
