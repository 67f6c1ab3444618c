import type { League } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { language } from '../../../platform/core/language.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { m } from '../words/messages.js';
import styles from './league-info.module.css';
import { leagueMembersQuery } from './league-reads.ts';
import { useUnban } from './use-unban.ts';

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' });

interface BannedUsersProps {
  readonly league: League;
  readonly viewer: number | null;
}

/** The users that the creator has banned, each with a button that lifts the ban. */
export function BannedUsers({ league, viewer }: BannedUsersProps) {
  const query = useQuery(leagueMembersQuery(league.id, 0, viewer));
  const unban = useUnban();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Loaded query={query} what={m.whoIsBanned()} height={240}>
      {({ banned = [] }) => (
        <div ref={list} tabIndex={-1}>
          {banned.length === 0 ? (
            <EmptyState icon="user" title={m.nobodyIsBanned()} text={m.nobodyIsBannedText()} />
          ) : (
            <ul className={styles.rows} aria-label={m.bannedList()}>
              {banned.map(({ userId, username, at }) => (
                <li key={userId} className={styles.row}>
                  <span className={styles.name}>
                    <bdi>{username}</bdi>
                  </span>
                  <span className={styles.since}>
                    {m.bannedOn({ day: day.format(new Date(at)) })}
                  </span>
                  <Button
                    size="sm"
                    aria-label={m.undoBanOf({ username })}
                    isBusy={unban.sending?.userId === userId}
                    disabled={unban.isBusy}
                    onClick={async () => {
                      await unban.send({ leagueId: league.id, userId }, username);
                      // The row is gone, and the focus with it.
                      list.current?.focus();
                    }}
                  >
                    {m.undoBan()}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Loaded>
  );
}
