import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openModal } from '../core/modals.ts';
import { eventQuery } from '../events/event.queries.ts';
import { useCurrentUser } from '../session/session.queries.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { searchText, useSettled } from '../ui/search-text.ts';
import { TextField } from '../ui/text-field.tsx';
import { BoardPages } from './board-pages.tsx';
import { BoardSearch } from './board-search.tsx';
import styles from './global-leaderboard-modal.module.css';
import type { BoardAnchor } from './leaderboard.queries.ts';
import { useOpenPicks } from './use-open-picks.ts';

interface GlobalLeaderboardProps {
  readonly eventId: number;
  readonly anchor: BoardAnchor;
  onClose(): void;
}

/** The whole board: scroll by pages, search, jump to either end or to the own row. */
export function GlobalLeaderboardModal({ eventId, anchor, onClose }: GlobalLeaderboardProps) {
  const { user } = useCurrentUser();
  const event = useQuery(eventQuery(eventId)).data;
  const onOpen = useOpenPicks(event);
  const [typed, setTyped] = useState('');
  // Asking for the same place again scrolls there again: each jump is a new one.
  const [jump, setJump] = useState<{ to: BoardAnchor; count: number }>({ to: anchor, count: 0 });
  const text = useSettled(searchText(typed));

  const goTo = (to: BoardAnchor) => {
    setTyped('');
    setJump(({ count }) => ({ to, count: count + 1 }));
  };
  const list = { eventId, ownId: user?.id ?? null, onOpen };

  return (
    <Modal
      title="Global Leaderboard"
      isOpen
      onClose={onClose}
      size="md"
      actions={
        <Button variant="ghost" icon="trophy" onClick={() => openModal('awardInfo')}>
          Award info
        </Button>
      }
    >
      <div className={styles.board}>
        <TextField
          label="Search by name"
          type="search"
          value={typed}
          onChange={setTyped}
          hint="At least 3 characters"
          autoComplete="off"
        />
        <div className={styles.jumps}>
          <Button size="sm" icon="arrow-up" onClick={() => goTo('top')}>
            Top
          </Button>
          {user && (
            <Button size="sm" icon="user" onClick={() => goTo('me')}>
              My row
            </Button>
          )}
          <Button size="sm" icon="arrow-down" onClick={() => goTo('bottom')}>
            Bottom
          </Button>
        </div>
        {text === '' ? (
          <BoardPages key={`${jump.to}-${jump.count}`} anchor={jump.to} {...list} />
        ) : (
          <BoardSearch text={text} {...list} />
        )}
      </div>
    </Modal>
  );
}
