import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { NameBadge } from '../../platform/ui/plates/name-badge.tsx';
import { useSettled } from '../../platform/ui/words/search-text.ts';
import { userSearchQuery } from '../../staff/staff/staff.queries.ts';
import type { OverrideTarget } from './override.queries.ts';
import styles from './override-page.module.css';
import { m } from './words/messages.js';

const MIN_SEARCH = 2;

interface TargetChoiceProps {
  readonly target: OverrideTarget | null;
  onChoose(target: OverrideTarget | null): void;
}

/** Official results, or the picks of a user found by name or e-mail. */
export function TargetChoice({ target, onChoose }: TargetChoiceProps) {
  // Without a target, a user is still to be found.
  const kind = target?.kind ?? 'user';
  return (
    <div className={styles.target}>
      <Segmented<OverrideTarget['kind']>
        label={m.whatToChange()}
        items={[
          { value: 'official', label: m.officialResults(), icon: 'check' },
          { value: 'user', label: m.userPicks(), icon: 'user' },
        ]}
        value={kind}
        onChange={(next) => onChoose(next === 'official' ? { kind: 'official' } : null)}
      />
      {kind === 'user' && <UserSearch target={target} onChoose={onChoose} />}
    </div>
  );
}

function UserSearch({ target, onChoose }: TargetChoiceProps) {
  const [typed, setTyped] = useState('');
  const trimmed = typed.trim();
  const text = useSettled(trimmed.length < MIN_SEARCH ? '' : trimmed);
  const found = useQuery({ ...userSearchQuery(text), enabled: text !== '' });
  const chosen = target?.kind === 'user' ? target : null;
  return (
    <div className={styles.search}>
      <TextField
        label={m.nameOrEmail()}
        type="search"
        value={typed}
        onChange={setTyped}
        hint={chosen ? m.changingPicksOf({ user: chosen.username }) : m.atLeastTwoCharacters()}
        autoComplete="off"
      />
      <ul className={styles.found} aria-label={m.foundUsers()}>
        {found.data?.map((user) => (
          <li key={user.id}>
            <button
              type="button"
              className={styles.user}
              aria-pressed={chosen?.id === user.id}
              onClick={() => onChoose({ kind: 'user', id: user.id, username: user.username })}
            >
              <NameBadge username={user.username} nameplateId={user.nameplateId} />
              <span className={styles.hint}>{eventsOf(user.events)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.hint} role="status">
        {found.isFetching && m.searching()}
        {found.isError && m.searchFailed()}
        {found.data?.length === 0 && m.noUsersFound()}
      </p>
    </div>
  );
}

const eventsOf = (count: number): string => (count === 0 ? m.noPicks() : m.eventCount({ count }));
