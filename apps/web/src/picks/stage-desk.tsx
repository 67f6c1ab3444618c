import { isBracketStage, type PickSet } from '@callshot/rules';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { currentGame } from '../app/current-game.ts';
import { useLink } from '../app/settings.queries.ts';
import { COUNTDOWN_LABEL } from '../events/countdown-state.ts';
import { EDIT_REFUSAL_TEXT } from '../events/editing-mode.ts';
import { EventFooter } from '../events/event-footer.tsx';
import { ShareButton } from '../events/share-button.tsx';
import { SubstageTabs } from '../events/stage-tabs.tsx';
import type { ResultsSwitch } from '../events/stage-view.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { EditDock, ViewDock } from './pick-dock.tsx';
import { hasPicks } from './pick-sets.ts';
import styles from './stage-desk.module.css';
import { type PickSearch, StagePicker } from './stage-picker.tsx';
import { type PickPlace, stageStops } from './stage-progress.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type DeskInput, type StageDeskHandle, useStageDesk } from './use-stage-desk.ts';

const SaveModals = lazy(async () => ({ default: (await import('./save-modals.tsx')).SaveModals }));
const LeaveModal = lazy(async () => ({ default: (await import('./leave-modal.tsx')).LeaveModal }));

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
  const leaving = useLeaveGuard(editing.isOn && picking.session.draft !== null);
  const isBracket = isBracketStage(stage.format);
  const [sought, setSought] = useState<PickPlace | null>(null);
  const search = sought && { place: sought, onFound: () => setSought(null) };
  return (
    <>
      {isBracket && stage.substages.length > 1 && (
        <SubstageTabs
          substages={stage.substages}
          substage={picking.session.substage}
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
      <Suspense fallback={null}>
        {leaving.state === 'blocked' && (
          <LeaveModal
            stageName={stage.format.name}
            onStay={leaving.reset}
            onLeave={leaving.proceed}
          />
        )}
        {desk.notice !== null && <SaveResult {...props} desk={desk} />}
      </Suspense>
    </>
  );
}

interface WithDesk extends StageDeskProps {
  readonly desk: StageDeskHandle;
}

function Notices({ desk, isEditedByStaff }: WithDesk) {
  const { picking, editing } = desk;
  const { draft, isRestored } = picking.session;
  if (draft !== null && editing.refusal === 'locked') {
    return <DraftNotice kind="too_late" onDismiss={picking.discard} />;
  }
  if (isRestored && editing.isOn) {
    return (
      <DraftNotice kind="restored" onDiscard={desk.discard} onDismiss={picking.dismissNotice} />
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
      substage={picking.session.substage}
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
  const { picking, editing, picks } = desk;
  const { session } = picking;
  const isBracket = isBracketStage(stage.format);
  const at = isBracket ? session.substage : session.step;
  const onStop = isBracket ? picking.goToSubstage : picking.goToStep;
  return (
    <EditDock
      stops={stageStops(stage, picks)}
      at={at}
      isDirty={session.draft !== null}
      canUndo={session.history.length > 0}
      isSaving={desk.isSaving}
      onCancel={hasPicks(saved) ? editing.stop : null}
      onStop={onStop}
      onLead={(missing) => {
        if (missing.at !== at) onStop(missing.at);
        onSeek(missing.place);
      }}
      onUndo={picking.undo}
      onDiscard={desk.discard}
      onSubmit={desk.submit}
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
          onClick={edit}
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

function SaveResult({ event, stage, desk }: WithDesk) {
  const discordUrl = useLink('discordUrl');
  if (desk.notice === null) return null;
  return (
    <SaveModals
      notice={desk.notice}
      stageName={stage.format.name}
      nextStageName={event.eventStages[stage.stageIndex + 1]?.name ?? null}
      discordUrl={discordUrl}
      isBusy={desk.isSaving}
      onClose={desk.closeNotice}
      onRetry={desk.submit}
      onTakeNewer={desk.takeNewer}
      onKeepMine={desk.keepMine}
    />
  );
}
