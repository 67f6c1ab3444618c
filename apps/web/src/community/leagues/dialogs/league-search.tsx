import type { League } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { openModal } from '../../../platform/core/modals.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { searchText, useSettled } from '../../../platform/ui/words/search-text.ts';
import { m } from '../words/messages.js';
import { FoundLeague } from './found-league.tsx';
import { leagueSearchQuery } from './league-reads.ts';
import styles from './league-search.module.css';
import { useJoinLeague } from './use-join-league.ts';

const MOST_TYPED = 50;

/** Leagues by name; from three letters on, after a pause in typing [rule: leagues-19]. */
export function LeagueSearch({ onClose }: { onClose(): void }) {
  const [typed, setTyped] = useState('');
  const text = useSettled(searchText(typed));
  const box = useRef<HTMLElement>(null);
  return (
    <Modal title={m.leagueSearch()} isOpen onClose={onClose} size="md" isTall>
      <search
        ref={box}
        className={styles.search}
        onKeyDown={(press) => moveAlong(press, box.current)}
      >
        <label className={styles.field}>
          <Icon name="search" size={18} />
          <input
            type="search"
            className={styles.input}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            maxLength={MOST_TYPED}
            aria-label={m.searchedName()}
            aria-description={m.searchedNameHint()}
            placeholder={m.searchedName()}
            autoComplete="off"
            data-stop
          />
        </label>
        {text === '' ? (
          <EmptyState icon="search" title={m.typeToSearch()} />
        ) : (
          <Found key={text} text={text} />
        )}
      </search>
    </Modal>
  );
}

function Found({ text }: { text: string }) {
  const { user } = useCurrentUser();
  const viewer = user?.id ?? null;
  const query = useQuery(leagueSearchQuery(text, viewer));
  const { join, joiningId } = useJoinLeague();
  if (query.data === undefined) {
    return query.isError ? (
      <LoadFailure title={m.searchFailed()} onRetry={() => void query.refetch()} />
    ) : (
      <Searching />
    );
  }
  const leagues = query.data;
  const open = ({ id }: League) => openModal('leagueInfo', { leagueId: id });
  return (
    <>
      <VisuallyHidden>
        <span role="status">{m.leaguesFoundCount({ count: leagues.length })}</span>
      </VisuallyHidden>
      {leagues.length === 0 ? (
        <EmptyState icon="search" title={m.noLeagueIsCalled({ text })} />
      ) : (
        <ul className={styles.list} aria-label={m.leaguesFound()}>
          {leagues.map((league) => (
            <FoundLeague
              key={league.id}
              league={league}
              viewer={viewer}
              isJoining={joiningId === league.id}
              onOpen={open}
              onJoin={join}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const Searching = () => (
  <div className={styles.waiting}>
    <VisuallyHidden>
      <span role="status">{m.searching()}</span>
    </VisuallyHidden>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} height={60} />
    ))}
  </div>
);

const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** The arrows go from the field through what is found, and back. */
function moveAlong(press: KeyboardEvent, box: HTMLElement | null): void {
  const stops = Array.from(box?.querySelectorAll<HTMLElement>('[data-stop]') ?? []);
  const row = document.activeElement?.closest('li')?.querySelector('[data-stop]');
  const at = stops.findIndex((stop) => stop === (row ?? document.activeElement));
  // In the field, Home and End are the text's.
  if (at === -1 || !KEYS.includes(press.key)) return;
  if (at === 0 && press.key !== 'ArrowDown') return;
  const to =
    { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: stops.length - 1 }[press.key] ?? at;
  press.preventDefault();
  stops[Math.min(to, stops.length - 1)]?.focus();
}
