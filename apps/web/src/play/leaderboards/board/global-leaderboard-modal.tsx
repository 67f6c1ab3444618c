import type { Event } from '@callshot/contract';
import { rankedText } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { openModal } from '../../../platform/core/modals.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { eventNameOf } from '../../../platform/ui/words/event-name.tsx';
import { eventQuery } from '../../events/event.queries.ts';
import { useFormat } from '../../events/use-format.ts';
import { m } from '../words/messages.js';
import { BoardSearchField } from './board-search-field.tsx';
import { BoardLoading } from './board-states.tsx';
import { lastResultName } from './last-result-name.ts';
import { type BoardAnchor, boardPreviewQuery } from './leaderboard.queries.ts';
import { WholeBoard } from './whole-board.tsx';

interface GlobalLeaderboardProps {
  readonly eventId: number;
  readonly anchor: BoardAnchor;
  onClose(): void;
}

/** The whole board: podium, tiers, every row; searched by name. */
export function GlobalLeaderboardModal({ eventId, anchor, onClose }: GlobalLeaderboardProps) {
  const event = useQuery(eventQuery(eventId));
  const [typed, setTyped] = useState('');
  return (
    <Modal
      title={m.globalLeaderboard()}
      description={event.data && <Description event={event.data} />}
      isOpen
      onClose={onClose}
      size="xl"
      tools={
        <>
          <BoardSearchField value={typed} onChange={setTyped} />
          <Button variant="ghost" icon="trophy" onClick={() => openModal('awardInfo', { eventId })}>
            {m.awardInfoButton()}
          </Button>
        </>
      }
    >
      {event.data ? (
        <WholeBoard event={event.data} anchor={anchor} typed={typed} onType={setTyped} />
      ) : event.isError ? (
        <LoadFailure title={m.leaderboardFailed()} onRetry={() => event.refetch()} />
      ) : (
        <BoardLoading />
      )}
    </Modal>
  );
}

/** Which event, how many are ranked, and up to which result. */
function Description({ event }: { readonly event: Event }) {
  const board = useQuery(boardPreviewQuery(event.id)).data;
  const format = useFormat(event);
  const { finished } = event;
  return [
    eventNameOf(event).text || event.name,
    ...(board ? [rankedText(board.totalRecords - (board.lateRecords ?? 0))] : []),
    ...(finished ? ['final'] : []),
    ...(!finished && board?.lastResult
      ? [m.afterResult({ result: lastResultName(event, format, board.lastResult) })]
      : []),
  ].join(' · ');
}
