import type { UpcomingTournament } from '@callshot/contract';
import { type GameId, type GamePrefix, gameOf, games } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { statusQuery } from '../mapping/wiki.queries.ts';
import { upcomingQuery } from './creator.queries.ts';
import styles from './search-panel.module.css';
import { type SearchWindow, windowProblem } from './search-window.ts';
import { FoundTournaments } from './tournament-list.tsx';
import { m } from './words/messages.js';

interface SearchPanelProps {
  gameId: GameId;
  window: SearchWindow;
  /** The last search; null = none yet. */
  searched: SearchWindow | null;
  chosen: UpcomingTournament | null;
  onGame(gameId: GameId): void;
  onWindow(window: SearchWindow): void;
  onSearch(window: SearchWindow): void;
  onChoose(tournament: UpcomingTournament, isSecondEvent: boolean): void;
}

/** Which tournament of the wiki an event is made from: a game, a window of days, and what it holds. */
export function SearchPanel(props: SearchPanelProps) {
  const { gameId, window, searched, chosen, onGame, onWindow, onSearch, onChoose } = props;
  const found = useQuery({
    ...upcomingQuery(gameId, searched ?? window),
    enabled: searched !== null,
  });
  const { data: status } = useQuery(statusQuery(gameId));
  const problem = windowProblem(window);
  const search = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (problem !== null) return;
    onSearch(window);
    // The same window again is a new look.
    if (searched?.from === window.from && searched.to === window.to) void found.refetch();
  };
  return (
    <section className={styles.panel} aria-label={m.tournaments()}>
      <form className={styles.form} onSubmit={search}>
        <div className={styles.game}>
          <span className={styles.label} aria-hidden>
            {m.game()}
          </span>
          <Segmented<GamePrefix>
            label={m.game()}
            items={games.map(({ prefix, name }) => ({ value: prefix, label: name }))}
            value={gameOf(gameId).prefix}
            onChange={(prefix) => onGame(games.find((game) => game.prefix === prefix)?.id ?? 1)}
          />
        </div>
        <div className={styles.days}>
          <TextField
            label={m.fromDay()}
            type="date"
            value={window.from}
            required
            onChange={(from) => onWindow({ ...window, from })}
          />
          <TextField
            label={m.toDay()}
            type="date"
            value={window.to}
            required
            onChange={(to) => onWindow({ ...window, to })}
          />
        </div>
        {problem ? (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        ) : null}
        <Button
          type="submit"
          variant={searched === null ? 'primary' : 'secondary'}
          icon="search"
          isBusy={found.isFetching}
          disabled={problem !== null}
        >
          {m.searchAction()}
        </Button>
      </form>
      <FoundTournaments
        found={found}
        gameId={gameId}
        searched={searched}
        chosen={chosen}
        onSearch={onSearch}
        onChoose={onChoose}
      />
      <p className={styles.source}>
        {status?.isDemo ? m.dataFromDemo({ link: wikiLink }) : m.dataFrom({ link: wikiLink })}
      </p>
    </section>
  );
}

const wikiLink = (inside: ReactNode) => (
  <a href="https://liquipedia.net" target="_blank" rel="noopener noreferrer">
    {inside}
  </a>
);
