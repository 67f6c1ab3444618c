import { gameOf } from '@callshot/rules';
import { useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from '../../platform/parts/lazy-part.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { PageLoading } from '../../platform/ui/states/page-loading.tsx';
import { CreatedEvent, type MadeEvent } from './created-event.tsx';
import type { TriedDraft } from './drafted/drafted-event.tsx';
import { EventFromWiki } from './event-from-wiki.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useAskedTournament } from './use-asked-tournament.ts';
import { useCreator } from './use-creator.ts';
import styles from './wiki-creator.module.css';
import { WikiState } from './wiki-state.tsx';
import { m } from './words/messages.js';

const FormatTrial = lazyPart(async () => (await import('../trial/format-trial.tsx')).FormatTrial, {
  isRare: true,
  waiting: <PageLoading />,
});

interface WikiCreatorProps {
  userId: number;
  onByHand(): void;
}

/** An event from a tournament of the wiki: search, load, map, create. */
export function WikiCreator({ userId, onByHand }: WikiCreatorProps) {
  const creator = useCreator(userId);
  const isOpening = useAskedTournament(creator);
  const [created, setCreated] = useState<MadeEvent | null>(null);
  const { draft } = creator;
  const [tried, setTried] = useState<TriedDraft | null>(null);
  const back = useWayBack(tried !== null);
  if (tried) {
    const { stage, ...own } = tried;
    return <FormatTrial {...own} first={stage} from="draft" onClose={() => setTried(null)} />;
  }
  if (isOpening) return <PageLoading />;
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
            <EventFromWiki
              creator={creator}
              onCreated={setCreated}
              onTry={(next) => {
                back.leave();
                setTried(next);
              }}
            />
          )}
        </div>
      </div>
    </StaffPage>
  );
}

/** A trial takes the page: whoever comes back is where they left, at the button they pressed. */
function useWayBack(isAway: boolean) {
  const left = useRef<{ readonly top: number; readonly button: string } | null>(null);
  useLayoutEffect(() => {
    if (isAway || left.current === null) return;
    const { top, button } = left.current;
    left.current = null;
    window.scrollTo({ top, behavior: 'instant' });
    document.getElementById(button)?.focus({ preventScroll: true });
  }, [isAway]);
  return {
    leave: () => {
      left.current = { top: window.scrollY, button: document.activeElement?.id ?? '' };
    },
  };
}
