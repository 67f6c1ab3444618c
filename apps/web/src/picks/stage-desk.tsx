import { isBracketStage, type PickSet } from '@callshot/rules';
import { type ReactNode, useState } from 'react';
import { useIsOnline } from '../api/connection.ts';
import { currentGame } from '../app/current-game.ts';
import { COUNTDOWN_LABEL } from '../events/countdown-state.ts';
import { EDIT_REFUSAL_TEXT } from '../events/editing-mode.ts';
import { EventFooter } from '../events/event-footer.tsx';
import { ShareButton } from '../events/share-button.tsx';
import { SubstageTabs } from '../events/stage-tabs.tsx';
import type { ResultsSwitch } from '../events/stage-view.tsx';
import { eventOfVisit } from '../events/use-event-of-visit.ts';
import { lazyDialog } from '../parts/lazy-part.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { EDIT_ID, onceOf } from './dock.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { leavesPicks } from './leaves-picks.ts';
import { EditDock, ViewDock } from './pick-dock.tsx';
import { hasPicks } from './pick-sets.ts';
import styles from './stage-desk.module.css';
import { type PickSearch, StagePicker } from './stage-picker.tsx';
import { type PickPlace, stageStops } from './stage-progress.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type DeskInput, type StageDeskHandle, useStageDesk } from './use-stage-desk.ts';
import { WaitingDock } from './waiting-dock.tsx';

const SaveModals = lazyDialog(async () => (await import('./save-modals.tsx')).SaveModals);
const LeaveModal = lazyDialog(async () => (await import('./leave-modal.tsx')).LeaveModal);

interface StageDeskProps extends DeskInput {
  readonly savedAt: string | null;
  readonly official: PickSet;
  readonly results: ResultsSwitch;
  readonly panelId: string;
  /** Shown in place of picks that are withheld. */
  readonly withheld: ReactNode | null;
  /** The owner has picks of some stage of the event. */
  readonly hasEntry: boolean;
  readonly isEditedByStaff: boolean;
  onBackToMine(): void;
}

/** The picks of one stage, being made or being read, with the buttons that belong to them. */
export function StageDesk(props: StageDeskProps) {
  const { event, stage, owner, panelId, withheld } = props;
  const desk = useStageDesk(props);
  const { picking, editing } = desk;
  const isWaiting = desk.submission.waiting.isOn;
  const leaving = useLeaveGuard(
    isWaiting || (editing.isOn && picking.session.draft !== null),
    (to) =>
      leavesPicks(to, {
        eventId: event.id,
        ownerId: props.owner.id,
        stageIndex: stage.stageIndex,
        eventOfVisit: eventOfVisit(),
        isWaiting,
      }),
  );
  const isBracket = isBracketStage(stage.format);
  const [sought, setSought] = useState<PickPlace | null>(null);
  const search = sought && { place: sought, onFound: () => setSought(null) };
  return (
    <>
      {isBracket && stage.substages.length > 1 && (
        <SubstageTabs
          substages={stage.substages}
          substage={picking.substage}
          panelId={panelId}
          onSubstage={picking.goToSubstage}
        />
      )}
      <section
        id={panelId}
        className={styles.panel}
        data-bracket={isBracket || undefined}
        role={event.eventStages.length > 1 ? 'tabpanel' : undefined}
        aria-label={stage.format.name}
      >
        {isBracket && (
          <h2>
            <VisuallyHidden>{stage.format.name}</VisuallyHidden>
          </h2>
        )}
        <Notices {...props} desk={desk} />
        {withheld ?? <Picks {...props} desk={desk} search={search} />}
      </section>
      {editing.isOn ? (
        <Editing {...props} desk={desk} onSeek={setSought} />
      ) : (
        <Viewing {...props} desk={desk} />
      )}
      <EventFooter attribution={event.attribution}>
        <ShareButton
          prefix={currentGame.prefix}
          eventId={event.id}
          userIdWithPicks={props.hasEntry ? owner.id : null}
        />
      </EventFooter>
      {leaving.state === 'blocked' && (
        <LeaveModal
          stageName={stage.format.name}
          isWaiting={isWaiting}
          onClose={leaving.reset}
          onLeave={leaving.proceed}
        />
      )}
      {desk.submission.notice !== null && <SaveResult {...props} desk={desk} />}
    </>
  );
}

interface WithDesk extends StageDeskProps {
  readonly desk: StageDeskHandle;
}

function Notices({ desk, saved, isEditedByStaff }: WithDesk) {
  const { picking, editing } = desk;
  const { draft, isRestored } = picking.session;
  if (draft !== null && editing.refusal === 'locked') {
    return (
      <DraftNotice
        kind={hasPicks(saved) ? 'too_late' : 'too_late_for_any'}
        onDismiss={picking.close}
      />
    );
  }
  if (isRestored && editing.isOn) {
    return (
      <DraftNotice kind="restored" onDiscard={picking.discard} onDismiss={picking.dismissNotice} />
    );
  }
  return isEditedByStaff ? <DraftNotice kind="by_staff" /> : null;
}

function Picks(props: WithDesk & { readonly search: PickSearch | null }) {
  const { event, stage, official, results, desk, search } = props;
  const { picking, editing } = desk;
  if (editing.refusal === 'no_teams') {
    return (
      <EmptyState
        icon="clock"
        level={2}
        title="Matchups have not been announced yet"
        text="Picks open as soon as the teams of this stage are known."
      />
    );
  }
  if (!editing.isOn && !hasPicks(desk.picks) && !results.isShowing) return <NoPicks {...props} />;
  return (
    <StagePicker
      stage={stage}
      event={event}
      picks={desk.picks}
      official={official}
      isShowingResults={!editing.isOn && results.isShowing}
      isEditing={editing.isOn}
      onChange={desk.change}
      step={picking.session.step}
      onStep={picking.goToStep}
      substage={picking.substage}
      onSubstage={picking.goToSubstage}
      search={search}
    />
  );
}

function NoPicks({ stage, owner, official }: WithDesk) {
  const whose = owner.isOwn ? 'You made no picks' : `${owner.name ?? 'This player'} made no picks`;
  return (
    <EmptyState
      icon="list"
      level={2}
      title={`${whose} for ${stage.format.name}`}
      {...(hasPicks(official) && { text: 'Show Results tells how the stage went.' })}
    />
  );
}

function Editing(props: WithDesk & { onSeek(place: PickPlace): void }) {
  const { stage, saved, desk, onSeek } = props;
  const { picking, editing, picks, wayBack, submission } = desk;
  const { session } = picking;
  const isOnline = useIsOnline();
  const isBracket = isBracketStage(stage.format);
  const at = isBracket ? picking.substage : session.step;
  const onStop = isBracket ? picking.goToSubstage : picking.goToStep;
  if (submission.waiting.isOn) {
    return (
      <WaitingDock
        isOnline={isOnline}
        isSending={submission.isSaving}
        onTryNow={submission.waiting.tryNow}
        onStop={submission.waiting.end}
      />
    );
  }
  return (
    <EditDock
      stops={stageStops(stage, picks)}
      at={at}
      isDirty={session.draft !== null}
      wayBack={wayBack}
      isSaving={submission.isSaving}
      onCancel={hasPicks(saved) ? editing.stop : null}
      onStop={onStop}
      onLead={(missing) => {
        if (missing.at !== at) onStop(missing.at);
        onSeek(missing.place);
      }}
      onDiscard={picking.discard}
      onSubmit={submission.submit}
    />
  );
}

function Viewing({ owner, saved, savedAt, official, results, desk, onBackToMine }: WithDesk) {
  const { editing, picking } = desk;
  const isSaved = owner.isOwn && hasPicks(saved);
  const [icon, text] =
    editing.phase !== 'open'
      ? (['lock', COUNTDOWN_LABEL[editing.phase]] as const)
      : isSaved
        ? ([
            'check',
            savedAt === null ? 'Picks saved' : `Picks saved ${savedTime(savedAt)}`,
          ] as const)
        : (['info', owner.isOwn ? 'No picks yet' : 'Picks of another player'] as const);
  const edit = () => {
    picking.goToStep(0);
    editing.start();
  };
  return (
    <ViewDock icon={icon} text={text}>
      {!owner.isOwn && (
        <Button icon="arrow-left" onClick={onBackToMine}>
          Back To My Picks
        </Button>
      )}
      <Button
        icon={results.isShowing ? 'eye-off' : 'eye'}
        aria-pressed={results.isShowing}
        disabled={!hasPicks(official)}
        title={hasPicks(official) ? undefined : 'There are no results yet'}
        onClick={results.toggle}
      >
        {results.isShowing ? 'Hide Results' : 'Show Results'}
      </Button>
      {owner.isOwn && (
        <Button
          variant="primary"
          icon="edit"
          disabled={editing.refusal !== null}
          title={editing.refusal === null ? undefined : EDIT_REFUSAL_TEXT[editing.refusal]}
          aria-describedby="picks-state"
          id={EDIT_ID}
          onClick={onceOf(edit)}
        >
          Edit Your Picks
        </Button>
      )}
    </ViewDock>
  );
}

const savedTime = (at: string): string =>
  new Intl.DateTimeFormat('en', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at));

function SaveResult({ event, stage, saved, desk }: WithDesk) {
  const { submission, picking } = desk;
  if (submission.notice === null) return null;
  return (
    <SaveModals
      notice={submission.notice}
      stageName={stage.format.name}
      nextStageName={event.eventStages[stage.stageIndex + 1]?.name ?? null}
      hasSaved={hasPicks(saved)}
      isChangedSince={picking.session.draft !== null}
      isBusy={submission.isSaving}
      onClose={submission.closeNotice}
      onRetry={submission.submit}
      onTakeNewer={submission.takeNewer}
      onKeepMine={submission.keepMine}
    />
  );
}
