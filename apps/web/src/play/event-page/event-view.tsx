import type { Event } from '@callshot/contract';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../../account/session/session.queries.ts';
import { CROWD, CROWD_NAME } from '../../platform/core/crowd.ts';
import { currentGame } from '../../platform/core/current-game.ts';
import { bdiTag } from '../../platform/core/message-tags.tsx';
import { openModal } from '../../platform/core/modals.ts';
import { lazyPart } from '../../platform/parts/lazy-part.tsx';
import { BarPlace, InBar } from '../../platform/ui/page/bar-places.tsx';
import { eventNameOf } from '../../platform/ui/words/event-name.tsx';
import { useCountdownPhase } from '../events/server-second.ts';
import { useFormat } from '../events/use-format.ts';
import { useLiveUpdates } from '../live/live-updates.ts';
import { hasPicks, pickSetOf } from '../picks/teams/pick-sets.ts';
import { useResultsChoice } from '../results/summary/results-choice.ts';
import { stageFact } from '../results/summary/stage-fact.ts';
import { EventBar } from './banner/event-bar.tsx';
import { EventLayout } from './banner/event-layout.tsx';
import { EventFailed, MainSkeleton } from './banner/event-states.tsx';
import styles from './event-view.module.css';
import { EventShare } from './pane/event-share.tsx';
import { PaneOfEvent } from './pane/lazy-panes.tsx';
import { scoreState } from './pane/score-state.ts';
import { bracketWidth } from './stage/bracket-width.ts';
import { isTabOpen } from './stage/stage-address.ts';
import { StageView } from './stage/stage-view.tsx';
import { useRefreshOnLock } from './stage/use-refresh-on-lock.ts';
import { useRememberedSlip } from './stage/use-remembered-slip.ts';
import { useShownPicks } from './stage/use-shown-picks.ts';
import { useStageAddress } from './stage/use-stage-address.ts';
import { m } from './words/messages.js';

/** Loaded apart from the page: without the animations everything is there at once. */
/** Only who has saved picks has something to see there. */
const ScorePill = lazyPart(async () => (await import('./pane/score-pill.tsx')).ScorePill, {
  failed: () => null,
});
const LiveMoments = lazyPart(async () => (await import('../live/live-moments.tsx')).LiveMoments, {
  failed: () => null,
});

/** Few events have extras. */
const EventExtras = lazyPart(async () => (await import('./event-extras.tsx')).EventExtras, {
  isRare: true,
});

interface EventViewProps {
  readonly event: Event;
  /** The user that the path names; null = the viewer. */
  readonly viewedUserId: number | null;
}

/** An event with its pane, and the picks of one user. */
export function EventView({ event, viewedUserId }: EventViewProps) {
  useLiveUpdates(event.id);
  useRefreshOnLock(event);
  const { user, isLoading } = useCurrentUser();
  const ownerId = viewedUserId ?? user?.id ?? null;
  return (
    <EventLayout
      fits={useFitsBesidePane(event)}
      pane={<PaneOfEvent event={event} userId={user?.id ?? null} ownerId={ownerId} />}
    >
      <title>{m.pageTitle({ event: eventNameOf(event).text })}</title>
      {isLoading ? (
        <MainSkeleton />
      ) : (
        <EventPicks
          key={`${event.id}.${ownerId}`}
          event={event}
          ownerId={ownerId}
          userId={user?.id ?? null}
          isAdmin={user?.roles.includes('Admin') ?? false}
        />
      )}
    </EventLayout>
  );
}

/**
 * Whether the stage that an event opens with fits beside the pane. It is asked once: later choices
 * move nothing.
 */
function useFitsBesidePane(event: Event): boolean {
  const { index } = useStageAddress(event);
  const format = useFormat(event)?.stages[index];
  const [fits] = useState(() => format === undefined || bracketWidth(format) <= roomBesidePane());
  return fits;
}

/** The pane, and the margins of what is beside it. */
const roomBesidePane = () => document.documentElement.clientWidth - 358 - 48;

interface EventPicksProps {
  readonly event: Event;
  /** The signed-in user. */
  readonly userId: number | null;
  readonly ownerId: number | null;
  readonly isAdmin: boolean;
}

const TAB_PANEL = 'stage-panel';

function EventPicks({ event, ownerId, userId, isAdmin }: EventPicksProps) {
  const navigate = useNavigate();
  const stage = useStageAddress(event);
  const shown = useShownPicks(event.id, ownerId);
  const { owned, official, score, retry } = shown;
  const format = useFormat(event);
  const isOwn = ownerId === userId;
  useRememberedSlip({ event, userId, isOwn, owned });
  const phase = useCountdownPhase(event);
  const results = useResultsChoice();
  const isInSurvey = (index: number) => index > event.stage && isTabOpen(event, index);
  const isSurvey = isInSurvey(stage.index);
  const pill = scoreState({
    score,
    hasPicks: owned !== undefined && owned !== null && hasPicks(pickSetOf(owned)),
    isLocked: phase !== 'open',
  });
  const facts = event.eventStages.map((one, index) =>
    isInSurvey(index)
      ? m.inSurvey()
      : stageFact({
          index,
          current: event.stage,
          previousName: event.eventStages[index - 1]?.name ?? null,
          phase,
          hasResults: shown.hasResults(one.id, format?.stages[index]),
          ledger: score?.ledger ?? [],
        }),
  );

  return (
    <div className={styles.page} data-printed-wide>
      <EventBar
        event={event}
        stageIndex={stage.index}
        panelId={TAB_PANEL}
        facts={facts}
        onStage={stage.go}
        phase={phase}
      />
      {ownerId !== null && pill !== null && (
        <InBar place="score">
          <ScorePill
            state={pill}
            isFinal={phase !== 'open'}
            onOpen={() => openModal('scoreBreakdown', { eventId: event.id, userId: ownerId })}
          />
        </InBar>
      )}
      {/* While all picks are open no result comes in. */}
      {(phase !== 'open' || event.openUntil !== undefined) && (
        <LiveMoments event={event} ownerId={ownerId} isHidden={!results.isShown} />
      )}
      {shown.username !== null && (
        <p className={styles.owner}>
          {ownerId === CROWD ? CROWD_NAME : m.picksOf({ name: shown.username, bdi: bdiTag })}
        </p>
      )}
      <div className={styles.content}>
        {isSurvey ? null : retry !== null ? (
          <Instead title={m.picksFailed()} onRetry={retry} />
        ) : format === null ? (
          <Instead title={m.eventNotShown()} text={m.formatTooNew()} />
        ) : (
          <StageView
            key={`${stage.index}.${userId}`}
            event={event}
            format={format}
            stageIndex={stage.index}
            substage={stage.substage}
            panelId={TAB_PANEL}
            owner={{
              id: ownerId,
              name: shown.username,
              nameplateId: shown.nameplateId,
              isOwn,
              isAdmin,
            }}
            owned={owned}
            official={official}
            share={<EventShare eventId={event.id} ownerId={ownerId} />}
            onBackToMine={() => void navigate(`/${currentGame.prefix}/event/${event.id}`)}
          />
        )}
        {(isSurvey || event.flags.surveyNotice || event.lockExtendedBy) && (
          <EventExtras
            event={event}
            isOpen={phase === 'open'}
            surveyStage={isSurvey ? stage.index : null}
            panelId={TAB_PANEL}
          />
        )}
      </div>
      {/* Seen on the bar, and reached after the picks: nobody goes back through all of them. */}
      <BarPlace name="actions" className={styles.actions} />
    </div>
  );
}

interface InsteadProps {
  readonly title: string;
  readonly text?: string;
  onRetry?(): void;
}

const Instead = (props: InsteadProps): ReactNode => (
  <div id={TAB_PANEL}>
    <EventFailed level={2} {...props} />
  </div>
);
