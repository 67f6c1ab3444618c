import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { TextField } from '../ui/text-field.tsx';
import { userSearchQuery } from './staff.queries.ts';
import { StaffPage } from './staff-page.tsx';
import { UserModal } from './user-modal.tsx';
import styles from './users-page.module.css';

const MIN_SEARCH = 2;
const MOST_FOUND = 50;

/** User Manager (leagues-and-staff §2.10): find a user, then change one. */
export function UsersPage() {
  const [text, setText] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <StaffPage title="User Manager">
      <SearchForm onSearch={setText} />
      {text === '' ? null : <Found text={text} onOpen={setOpenId} />}
      {openId === null ? null : (
        <UserModal key={openId} userId={openId} onClose={() => setOpenId(null)} />
      )}
    </StaffPage>
  );
}

function SearchForm({ onSearch }: { onSearch(text: string): void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setError(text.length < MIN_SEARCH ? `Enter at least ${MIN_SEARCH} characters` : null);
    if (text.length >= MIN_SEARCH) onSearch(text);
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Name or Email"
          type="search"
          value={typed}
          onChange={setTyped}
          error={error}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={styles.field}
        />
        <Button type="submit" variant="primary" icon="search" className={styles.submit}>
          Search
        </Button>
      </form>
    </search>
  );
}

interface FoundProps {
  text: string;
  onOpen(userId: number): void;
}

function Found({ text, onOpen }: FoundProps) {
  const found = useQuery(userSearchQuery(text));
  const { data } = found;
  return (
    <section className={styles.found} aria-label="Found users">
      <p className={styles.count} role="status">
        {data === undefined ? '' : countOf(data.length)}
      </p>
      {found.isPending ? <Waiting /> : null}
      {found.isError ? (
        <LoadFailure title="The search did not work" onRetry={() => void found.refetch()} />
      ) : null}
      {data?.length === 0 ? (
        <EmptyState
          icon="search"
          title="No user is called that"
          text="Try a part of the name, or the whole email address."
        />
      ) : null}
      {data && data.length > 0 ? (
        <ul className={styles.list}>
          {data.map((user) => (
            <li key={user.id}>
              <button type="button" className={styles.user} onClick={() => onOpen(user.id)}>
                <span className={styles.name}>{user.username}</span>
                {user.usernameChangeAvailable ? (
                  <span className={styles.flag}>
                    <Icon name="warning" size={16} />
                    Flagged for rename
                  </span>
                ) : null}
                <Icon name="chevron-right" size={18} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function countOf(count: number): string {
  if (count === 0) return '';
  if (count >= MOST_FOUND) return `The first ${MOST_FOUND} users; search for more of the name`;
  return count === 1 ? '1 user' : `${count} users`;
}

function Waiting() {
  return (
    <div className={styles.list} role="status" aria-label="Searching">
      <Skeleton height={52} />
      <Skeleton height={52} />
      <Skeleton height={52} />
    </div>
  );
}
