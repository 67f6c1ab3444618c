import type { EventDesk } from '@callshot/contract';
import { type FormatStage, gameOf, readFormat } from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { deskQuery } from '../desk.queries.ts';
import { hasOwnMatches } from '../stage/has-own-matches.ts';
import type { DeskStage } from '../stage/stage-acts.ts';
import { m } from '../words/messages.js';
import { HandEditor } from './hand-editor.tsx';
import styles from './hand-matches.module.css';
import { handMatchesQuery } from './hand-matches.queries.ts';
import { stateOf } from './hand-state.ts';

/** The matches of a Swiss stage or of groups, as staff enter them [rule: results-22]. */
export function HandMatchesPage() {
  const params = useParams();
  const eventId = Number(params.eventId);
  const stageId = Number(params.stageId);
  const desk = useQuery({ ...deskQuery(eventId), enabled: Number.isInteger(eventId) });
  const stage = desk.data?.stages.find(({ id }) => id === stageId);
  const format = useMemo(
    () => (stage && desk.data ? formatOf(desk.data, stage) : null),
    [desk.data, stage],
  );
  if (desk.data && stage && format) {
    return <OfStage key={stageId} desk={desk.data} stage={stage} format={format} />;
  }
  const up = { to: `/admin/event/${eventId}`, title: m.controlRoom() };
  return (
    <StaffPage title={m.matches()} up={up}>
      {desk.data ? <EmptyState icon="bracket" title={m.noSuchStage()} /> : null}
      {desk.isError && !desk.data ? (
        <LoadFailure title={m.eventNotLoaded()} onRetry={() => void desk.refetch()} />
      ) : null}
      {desk.isPending ? <Waiting /> : null}
    </StaffPage>
  );
}

/** A stage with matches of its own has none to be entered. */
function formatOf(desk: EventDesk, stage: DeskStage): FormatStage | null {
  if (hasOwnMatches(stage)) return null;
  return readFormat(desk.format.json).format?.stages[stage.index] ?? null;
}

interface OfStageProps {
  desk: EventDesk;
  stage: DeskStage;
  format: FormatStage;
}

function OfStage(props: OfStageProps) {
  const { desk, stage } = props;
  const { user } = useCurrentUser();
  const navigate = useNavigate();
  const [openedAt] = useState(() => Date.now());
  const list = useQuery(handMatchesQuery(desk.id, stage.id));
  const room = `/admin/event/${desk.id}`;
  // Data of an earlier visit may be older than the last save of others.
  const isFresh = list.data !== undefined && list.dataUpdatedAt >= openedAt;
  const [kept, setKept] = useState(list.data && isFresh ? list.data : null);
  if (kept === null && list.data && isFresh) setKept(list.data);
  if (kept && user) {
    return (
      <div className={styles.room} data-game={gameOf(desk.gameId).prefix}>
        <HandEditor
          {...props}
          opened={{ id: stage.id, modified: String(kept.version), state: stateOf(kept) }}
          userId={user.id}
          onClose={(isSaved) => void navigate(room, isSaved ? { state: { isSaved } } : {})}
        />
      </div>
    );
  }
  return (
    <StaffPage title={m.matchesOf({ stage: stage.name })} up={{ to: room, title: m.controlRoom() }}>
      {list.isError ? (
        <LoadFailure title={m.matchesNotLoaded()} onRetry={() => void list.refetch()} />
      ) : (
        <Waiting />
      )}
    </StaffPage>
  );
}

const Waiting = () => (
  <div role="status" aria-label={m.loadingMatches()}>
    <Skeleton height={56} />
    <Skeleton height={360} />
  </div>
);
