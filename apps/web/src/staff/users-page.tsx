import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StaffPage } from '../ui/staff-page.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type FoundUser, userSearchQuery } from './staff.queries.ts';
import { UserModal } from './user-modal.tsx';
import styles from './users-page.module.css';

const MIN_SEARCH = 2;
const MOST_FOUND = 50;

/** User Manager [rule: staff-9]: find a user, then change one. */
export function UsersPage() {
  const [text, setText] = useState('');
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <StaffPage title="User Manager">
      <SearchForm onSearch={setText} />
      <Found text={text} onOpen={setOpenId} />
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
    const isTooShort = text.length > 0 && text.length < MIN_SEARCH;
    setError(isTooShort ? `Enter at least ${MIN_SEARCH} characters` : null);
    if (!isTooShort) onSearch(text);
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
        {data === undefined ? '' : countOf(data.length, text)}
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
                <span className={styles.name}>
                  {user.username}
                  {user.formerUsername === null ? null : (
                    <span className={styles.former}>was {user.formerUsername}</span>
                  )}
                </span>
                <Marks user={user} />
                <Icon name="chevron-right" size={18} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** What staff look for in a list: roles first, then what is amiss. */
function Marks({ user }: { user: FoundUser }) {
  return (
    <span className={styles.marks}>
      {user.roles.map((role) => (
        <span key={role} className={styles.role}>
          {role}
        </span>
      ))}
      {user.usernameChangeAvailable ? <Flag text="Flagged for rename" /> : null}
      {user.isIneligible ? <Flag text="Off leaderboards" /> : null}
      {user.isDisabled ? <Flag text="Disabled" /> : null}
    </span>
  );
}

const Flag = ({ text }: { text: string }) => (
  <span className={styles.flag}>
    <Icon name="warning" size={16} />
    {text}
  </span>
);

function countOf(count: number, text: string): string {
  if (count === 0) return '';
  if (text === '') return count === 1 ? 'The newest user' : `The newest ${count} users`;
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
