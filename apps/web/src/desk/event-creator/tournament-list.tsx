import type { UpcomingTournament } from '@callshot/contract';
import { type GameId, gameOf } from '@callshot/rules';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from '../../platform/core/link.tsx';
import { serverNow } from '../../platform/core/server-clock.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { Skeleton } from '../../platform/ui/states/skeleton.tsx';
import { timeAgo } from '../../platform/ui/words/time-ago.ts';
import { daysWords, instantWords } from '../mapping/day-words.ts';
import { statusQuery } from '../mapping/wiki.queries.ts';
import { type SearchWindow, widened } from './search-window.ts';
import styles from './tournament-list.module.css';
import { m } from './words/messages.js';

interface FoundTournamentsProps {
  found: UseQueryResult<readonly UpcomingTournament[]>;
  gameId: GameId;
  searched: SearchWindow | null;
  chosen: UpcomingTournament | null;
  onSearch(window: SearchWindow): void;
  onChoose(tournament: UpcomingTournament, isSecondEvent: boolean): void;
}

/** The results of a search, or why there are none and what to do next. */
export function FoundTournaments(props: FoundTournamentsProps) {
  const { found, gameId, searched, chosen, onSearch, onChoose } = props;
  if (searched === null) {
    return <p className={styles.hint}>{m.searchHint()}</p>;
  }
  if (found.data === undefined) {
    return found.isError ? (
      <NoAnswer gameId={gameId} onRetry={() => void found.refetch()} />
    ) : (
      <Waiting />
    );
  }
  if (found.data.length === 0) return <NoneFound searched={searched} onSearch={onSearch} />;
  return (
    <TournamentList
      tournaments={found.data}
      isStale={found.isError}
      gameId={gameId}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label={m.loadingTournaments()}>
    {Array.from({ length: 6 }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: bars that are all alike
      <Skeleton key={at} height={48} />
    ))}
  </div>
);

/** Nothing is kept of this window, and the wiki cannot be asked. */
function NoAnswer({ gameId, onRetry }: { gameId: GameId; onRetry(): void }) {
  const { data } = useQuery(statusQuery(gameId));
  const until = data?.waitsUntil ?? null;
  return (
    <EmptyState
      icon="warning"
      title={m.wikiNotAvailable()}
      text={
        until === null ? m.wikiNotAvailableText() : m.wikiTriesAgain({ time: instantWords(until) })
      }
    >
      <Button icon="refresh" onClick={onRetry}>
        {m.tryAgain()}
      </Button>
    </EmptyState>
  );
}

interface NoneFoundProps {
  searched: SearchWindow;
  onSearch(window: SearchWindow): void;
}

function NoneFound({ searched, onSearch }: NoneFoundProps) {
  const wider = widened(searched);
  return (
    <EmptyState
      icon="search"
      title={m.noTournaments()}
      text={m.noTournamentsText({ from: searched.from, to: searched.to })}
    >
      {wider === null ? null : <Button onClick={() => onSearch(wider)}>{m.widerWindow()}</Button>}
    </EmptyState>
  );
}

interface TournamentListProps {
  tournaments: readonly UpcomingTournament[];
  /** The last search failed: these are of one before it. */
  isStale: boolean;
  gameId: GameId;
  chosen: UpcomingTournament | null;
  onChoose(tournament: UpcomingTournament, isSecondEvent: boolean): void;
}

function TournamentList(props: TournamentListProps) {
  const { tournaments, isStale, gameId, chosen, onChoose } = props;
  const [asked, setAsked] = useState<UpcomingTournament | null>(null);
  const name = useId();
  const count = tournaments.length;
  return (
    <>
      <p className={styles.count} role="status">
        <span>{m.tournamentCount({ count })}</span>
        {isStale ? <Age tournaments={tournaments} /> : <kbd>{m.keysHint()}</kbd>}
      </p>
      <fieldset className={styles.list} aria-label={m.upcomingTournaments()}>
        {tournaments.map((tournament) => (
          <div key={tournament.id} className={styles.row}>
            <label className={styles.tournament}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                checked={tournament.id === chosen?.id}
                disabled={tournament.eventId !== null && tournament.id !== chosen?.id}
                onChange={() => onChoose(tournament, false)}
              />
              <span className={styles.title}>{tournament.title}</span>
              <span className={styles.days}>
                {daysWords(tournament.start, tournament.end)}
                {tournament.eventId === null ? null : ` · ${m.hasEvent()}`}
              </span>
              <Tier tier={tournament.tier} />
            </label>
            {tournament.eventId === null || tournament.id === chosen?.id ? null : (
              <p className={styles.exists}>
                <Link to={`/${gameOf(gameId).prefix}/event/${tournament.eventId}`}>
                  {m.openEventOf({
                    tournament: tournament.title,
                    hidden: (inside) => <VisuallyHidden>{inside}</VisuallyHidden>,
                  })}
                </Link>
                <button
                  type="button"
                  aria-label={m.secondEventOf({ tournament: tournament.title })}
                  onClick={() => setAsked(tournament)}
                >
                  {m.secondEventAction()}
                </button>
              </p>
            )}
          </div>
        ))}
      </fieldset>
      {asked ? (
        <SecondEvent
          tournament={asked}
          onConfirm={() => {
            setAsked(null);
            onChoose(asked, true);
          }}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

const Age = ({ tournaments: [first] }: { tournaments: readonly UpcomingTournament[] }) => (
  <b>{first ? m.asRead({ ago: timeAgo(first.readAt, serverNow()) }) : ''}</b>
);

const Tier = ({ tier }: { tier: UpcomingTournament['tier'] }) =>
  tier === null ? null : (
    <span className={styles.tier} data-tier={tier}>
      <VisuallyHidden>{m.tier()} </VisuallyHidden>
      {tier}
    </span>
  );

interface SecondEventProps {
  tournament: UpcomingTournament;
  onConfirm(): void;
  onClose(): void;
}

/** Two events of one tournament split its players [rule: event-creator-8]. */
function SecondEvent({ tournament, onConfirm, onClose }: SecondEventProps) {
  return (
    <Modal
      title={m.secondEventTitle()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.keepExisting()}</Button>
          <Button variant="danger" onClick={onConfirm}>
            {m.secondEventAction()}
          </Button>
        </>
      }
    >
      <p>{m.secondEventText({ tournament: tournament.title })}</p>
    </Modal>
  );
}
