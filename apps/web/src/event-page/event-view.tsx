import type { Event } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { currentGame } from '../core/current-game.ts';
import { openModal } from '../core/modals.ts';
import { userCardQuery } from '../events/event.queries.ts';
import { useCountdownPhase } from '../events/server-second.ts';
import { StageTabs } from '../events/stage-tabs.tsx';
import { useFormat } from '../events/use-format.ts';
import { LeaderboardPreview } from '../leaderboards/leaderboard-preview.tsx';
import { useLiveUpdates } from '../live/live-updates.ts';
import { hasPicks, pickSetOf } from '../picks/pick-sets.ts';
import { officialPicksQuery, userPicksQuery, userScoreQuery } from '../picks/picks.queries.ts';
import { useCurrentUser } from '../session/session.queries.ts';
import { Button } from '../ui/button.tsx';
import { EventHeader } from './event-header.tsx';
import { EventLayout } from './event-layout.tsx';
import { EventFailed, MainSkeleton } from './event-states.tsx';
import { LeftPane } from './left-pane.tsx';
import { ScorePill } from './score-pill.tsx';
import { scoreState } from './score-state.ts';
import { StageView } from './stage-view.tsx';
import { useStageAddress } from './use-stage-address.ts';

interface EventViewProps {
  readonly event: Event;
  /** Whose picks the path names; null = the viewer's own. */
  readonly viewedUserId: number | null;
}

/** An event with its pane, and the picks of one user. */
export function EventView({ event, viewedUserId }: EventViewProps) {
  useLiveUpdates(event.id);
  return (
    <EventLayout
      pane={
        <LeftPane gameId={currentGame.id} prefix={currentGame.prefix} event={event}>
          <LeaderboardPreview event={event} />
        </LeftPane>
      }
    >
      <title>{`${event.nameOverride} · Callshot`}</title>
      <EventMain event={event} viewedUserId={viewedUserId} />
    </EventLayout>
  );
}

function EventMain({ event, viewedUserId }: EventViewProps) {
  const { user, isLoading } = useCurrentUser();
  if (isLoading) return <MainSkeleton />;
  const ownerId = viewedUserId ?? user?.id ?? null;
  return (
    <EventPicks
      key={`${event.id}.${ownerId}`}
      event={event}
      ownerId={ownerId}
      userId={user?.id ?? null}
      isAdmin={user?.roles.includes('Admin') ?? false}
    />
  );
}

interface EventPicksProps {
  readonly event: Event;
  readonly ownerId: number | null;
  /** The signed-in user. */
  readonly userId: number | null;
  readonly isAdmin: boolean;
}

const TAB_PANEL = 'stage-panel';

function EventPicks({ event, ownerId, userId, isAdmin }: EventPicksProps) {
  const navigate = useNavigate();
  const stage = useStageAddress(event);
  const { owned, official, score, retry } = useShownPicks(event.id, ownerId);
  const own = useOwnEntry(event.id, userId);
  const format = useFormat(event);
  const isOwn = ownerId === userId;
  const phase = useCountdownPhase(event);
  const username = useQuery({ ...userCardQuery(ownerId ?? 0), enabled: ownerId !== null }).data
    ?.username;

  return (
    <>
      <EventHeader
        event={event}
        ownerId={ownerId}
        isOwn={isOwn}
        actions={
          own && (
            <Button
              size="sm"
              icon="trophy"
              onClick={() => openModal('globalLeaderboard', { eventId: event.id, anchor: 'me' })}
            >
              Your Leaderboard
            </Button>
          )
        }
        pill={
          ownerId !== null && (
            <ScorePill
              state={scoreState({
                score,
                hasPicks: owned !== undefined && owned !== null && hasPicks(pickSetOf(owned)),
                isLocked: phase !== 'open',
              })}
              onOpen={() => openModal('scoreBreakdown', { eventId: event.id, userId: ownerId })}
            />
          )
        }
      />
      <StageTabs event={event} stageIndex={stage.index} panelId={TAB_PANEL} onStage={stage.go} />
      {retry !== null ? (
        <div id={TAB_PANEL}>
          <EventFailed level={2} title="The picks could not be loaded" onRetry={retry} />
        </div>
      ) : format === null ? (
        <div id={TAB_PANEL}>
          <EventFailed
            level={2}
            title="This event cannot be shown"
            text="Its format is newer than this page. Reload to get the newest version."
          />
        </div>
      ) : (
        <StageView
          key={`${stage.index}.${userId}`}
          event={event}
          format={format}
          stageIndex={stage.index}
          substage={stage.substage}
          panelId={TAB_PANEL}
          owner={{ id: ownerId, name: username ?? null, isOwn, isAdmin }}
          owned={owned}
          official={official}
          onBackToMine={() => void navigate(`/${currentGame.prefix}/event/${event.id}`)}
        />
      )}
    </>
  );
}

/** The picks on screen; a visitor's slip is empty and needs no answer. */
function useShownPicks(eventId: number, ownerId: number | null) {
  const isNamed = ownerId !== null;
  const picks = useQuery({ ...userPicksQuery(eventId, ownerId ?? 0), enabled: isNamed });
  const official = useQuery(officialPicksQuery(eventId));
  const score = useQuery({ ...userScoreQuery(eventId, ownerId ?? 0), enabled: isNamed }).data;
  const failed = [picks, official].filter((query) => query.isError && query.data === undefined);
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return {
    owned: isNamed ? picks.data : null,
    official: official.data,
    score: score ?? null,
    retry: failed.length > 0 ? retry : null,
  };
}

/** Whether the signed-in user has a bracket in the event. */
function useOwnEntry(eventId: number, userId: number | null): boolean {
  const own = useQuery({ ...userPicksQuery(eventId, userId ?? 0), enabled: userId !== null }).data;
  return own !== undefined && hasPicks(pickSetOf(own));
}
