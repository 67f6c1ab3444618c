import type { Event } from '@callshot/contract';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { type Store, useStore } from '../../../platform/core/store.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { useMedia } from '../../../platform/ui/hooks/use-media.ts';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { searchText, useSettled } from '../../../platform/ui/words/search-text.ts';
import { useFormat } from '../../events/use-format.ts';
import { GoalTable } from '../awards/goal-table.tsx';
import { rewardTypeOf } from '../awards/reward-type.ts';
import { tierDistance } from '../awards/tier-distance.ts';
import { DistanceWords, TierLadder } from '../awards/tier-ladder.tsx';
import { BoardHeadings } from '../rows/board-line.tsx';
import { BoardRows } from '../rows/board-rows.tsx';
import { Podium } from '../rows/podium.tsx';
import type { Jump } from '../rows/ranked-rows.tsx';
import { type SeenRows, useRestingPages, useSeenRows } from '../rows/seen-rows.ts';
import { m } from '../words/messages.js';
import { type BoardFaces, teamsOf } from './board-faces.ts';
import { BoardSearch } from './board-search.tsx';
import { BoardLoading } from './board-states.tsx';
import { lastResultName } from './last-result-name.ts';
import { type BoardAnchor, PAGE_ROWS } from './leaderboard.queries.ts';
import { type BoardReading, type BoardState, useBoard } from './use-board.ts';
import { useOpenPicks } from './use-open-picks.ts';
import styles from './whole-board.module.css';

/** Rows that stand on the podium. */
const PODIUM = 3;

interface WholeBoardProps {
  readonly event: Event;
  readonly anchor: BoardAnchor;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

export function WholeBoard({ event, anchor, typed, onType }: WholeBoardProps) {
  const seen = useSeenRows();
  const [jump, setJump] = useState<Jump>({ to: anchor, count: 0 });
  const reading = useBoard(event.id, useRestingPages(seen, PAGE_ROWS));
  const { board } = reading;
  const faces = useFaces(event, board);
  const isWide = useMedia('(width >= 1200px)');
  const best = useMemo(() => board?.head.records.slice(0, PODIUM) ?? [], [board]);
  const text = useSettled(searchText(typed));
  const goTo = (to: BoardAnchor) => {
    onType('');
    setJump(({ count }) => ({ to, count: count + 1 }));
  };

  if (!board) return <Missing reading={reading} />;
  const { head, own } = board;
  if (!head.records.some(({ rank }) => rank !== null)) {
    return <EmptyState icon="trophy" title={m.noPicksScored()} />;
  }
  const hasPodium = isWide && head.totalRecords - (head.lateRecords ?? 0) > PODIUM;
  const distance = own && tierDistance(head.tiers, own);
  const isChampionCalled = [...board.rows.values()].some(({ champion }) => champion !== null);
  return (
    <div className={styles.board}>
      {isWide && (
        <section className={styles.side} aria-label={m.trophies()}>
          {hasPodium && <Podium entries={best} tiers={head.tiers} faces={faces} />}
          {event.goals ? (
            <div className={styles.goals}>
              <GoalTable goals={event.goals} eventStages={event.eventStages} />
            </div>
          ) : (
            <TierLadder tiers={head.tiers} own={own} reward={faces.reward} />
          )}
        </section>
      )}
      <div className={styles.main} data-champions={isChampionCalled}>
        <BoardHeadings lastResult={faces.lastResult} />
        {text === '' ? (
          <BoardRows
            board={board}
            firstRow={hasPodium ? PODIUM + 1 : 1}
            faces={faces}
            jump={jump}
            onView={seen.set}
          />
        ) : (
          <BoardSearch eventId={event.id} text={text} faces={faces} />
        )}
        <footer className={styles.foot}>
          <div className={styles.notice}>
            {text === '' && <Notice seen={seen} reading={reading} of={head.totalRecords} />}
            {!isWide && distance && <DistanceWords distance={distance} />}
          </div>
          <Jumps hasOwn={own !== null} onGo={goTo} />
        </footer>
      </div>
    </div>
  );
}

function useFaces(event: Event, board: BoardState | null): BoardFaces {
  const { user } = useCurrentUser();
  const format = useFormat(event);
  const open = useOpenPicks(event);
  const canOpen = open !== undefined;
  const ownId = user?.id ?? null;
  const last = board?.head.lastResult ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what opens picks is another function each time
  return useMemo(
    () => ({
      teams: teamsOf(event),
      reward: rewardTypeOf(event.rewardTypeId),
      lastResult: lastResultName(event, format, last),
      ownId,
      onOpen: canOpen ? open : undefined,
    }),
    [event, format, last, ownId, canOpen],
  );
}

function Missing({ reading }: { readonly reading: BoardReading }) {
  return reading.isHeadMissing ? (
    <LoadFailure title={m.leaderboardFailed()} onRetry={reading.retry} />
  ) : (
    <BoardLoading />
  );
}

interface NoticeProps {
  readonly seen: Store<SeenRows>;
  readonly reading: BoardReading;
  readonly of: number;
}

function Notice({ seen, reading, of }: NoticeProps) {
  const { first, last } = useStore(seen);
  return reading.isBroken ? (
    <p role="alert">
      {m.rowsFailed()}{' '}
      <Button size="sm" variant="ghost" icon="refresh" onClick={reading.retry}>
        {m.tryAgain()}
      </Button>
    </p>
  ) : (
    <p>{m.rowsOf({ first, last, count: of })}</p>
  );
}

interface JumpsProps {
  readonly hasOwn: boolean;
  readonly onGo: (to: BoardAnchor) => void;
}

const Jumps = ({ hasOwn, onGo }: JumpsProps) => (
  <div className={styles.jumps}>
    <Button size="sm" icon="arrow-up" onClick={() => onGo('top')}>
      {m.toTop()}
    </Button>
    {hasOwn && (
      <Button size="sm" icon="user" onClick={() => onGo('me')}>
        {m.toMyRow()}
      </Button>
    )}
    <Button size="sm" icon="arrow-down" onClick={() => onGo('bottom')}>
      {m.toBottom()}
    </Button>
  </div>
);
