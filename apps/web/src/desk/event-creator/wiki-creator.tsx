import { gameOf } from '@callshot/rules';
import { useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { CreatedEvent, type MadeEvent } from './created-event.tsx';
import { EventFromWiki } from './event-from-wiki.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useCreator } from './use-creator.ts';
import styles from './wiki-creator.module.css';
import { WikiState } from './wiki-state.tsx';
import { m } from './words/messages.js';

interface WikiCreatorProps {
  userId: number;
  onByHand(): void;
}

/** An event from a tournament of the wiki: search, load, map, create. */
export function WikiCreator({ userId, onByHand }: WikiCreatorProps) {
  const creator = useCreator(userId);
  const [created, setCreated] = useState<MadeEvent | null>(null);
  const { draft } = creator;
  return (
    <StaffPage
      title={m.pageTitle()}
      intro={<WikiState gameId={draft.gameId} />}
      isFlush
      actions={
        <Button icon="edit" onClick={onByHand}>
          {m.byHandAction()}
        </Button>
      }
    >
      <div className={styles.columns} data-game={gameOf(draft.gameId).prefix}>
        <div className={styles.side}>
          <SearchPanel
            gameId={draft.gameId}
            window={draft.window}
            searched={draft.searched}
            chosen={draft.tournament}
            onGame={creator.setGame}
            onWindow={creator.setWindow}
            onSearch={creator.search}
            onChoose={(tournament, isSecondEvent) => {
              setCreated(null);
              creator.choose(tournament, isSecondEvent);
            }}
          />
        </div>
        <div className={styles.main}>
          {created ? (
            <CreatedEvent {...created} onNext={() => setCreated(null)} />
          ) : (
            <EventFromWiki creator={creator} onCreated={setCreated} />
          )}
        </div>
      </div>
    </StaffPage>
  );
}
