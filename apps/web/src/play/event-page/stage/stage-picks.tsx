import { type EventStage, hasResults, type PickSet } from '@callshot/rules';
import { type ReactNode, useMemo, useState } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { instantWords } from '../../../platform/core/clock.ts';
import { useIsOnline } from '../../../platform/core/connection.ts';
import { lazyDialog, lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { useLeaveGuard } from '../../../platform/ui/overlays/use-leave-guard.ts';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { COUNTDOWN_LABEL, type CountdownPhase } from '../../events/countdown-state.ts';
import { SubstageTabs } from '../../events/substage-tabs.tsx';
import { missingPick } from '../../picks/brackets/missing-pick.ts';
import { ClashNotice, FillButton, FillRefused } from '../../picks/fill/fill-button.tsx';
import { EditActions } from '../../picks/moves/edit-actions.tsx';
import { EDIT_ID, onceOf } from '../../picks/moves/stage-actions.tsx';
import { ViewActions } from '../../picks/moves/view-actions.tsx';
import { BarProgress } from '../../picks/saving/bar-progress.tsx';
import { WaitingNotice } from '../../picks/saving/waiting-notice.tsx';
import type { PickSearch } from '../../picks/session/picker-props.ts';
import { PicksSkeleton } from '../../picks/session/picks-skeleton.tsx';
import type { SessionInput } from '../../picks/session/session-input.ts';
import { StagePicker } from '../../picks/session/stage-picker.tsx';
import type { PickPlace } from '../../picks/session/stage-progress.ts';
import { type StopsOf, stopsAtBrackets } from '../../picks/session/stage-progress.ts';
import { teamsOfStage } from '../../picks/teams/event-teams.ts';
import { hasPicks } from '../../picks/teams/pick-sets.ts';
import { useResultsChoice } from '../../results/summary/results-choice.ts';
import { EventShare } from '../pane/event-share.tsx';
import { eventOfVisit } from '../use-event-of-visit.ts';
import { m } from '../words/messages.js';
import { EDIT_REFUSAL_TEXT, isTooLate } from './editing-mode.ts';
import { leavesPicks } from './leaves-picks.ts';
import { stageFace } from './stage-face.ts';
import styles from './stage-picks.module.css';
import { useFocusAfterLock } from './use-focus-after-lock.ts';
import { type StagePicksHandle, useStagePicks } from './use-stage-picks.ts';

const SaveModals = lazyDialog(
  async () => (await import('../../picks/saving/save-modals.tsx')).SaveModals,
);
const StageResults = lazyPart(
  async () => (await import('../../results/stage-results.tsx')).StageResults,
  { waiting: <PicksSkeleton /> },
);
/** Fetches what a stage's results are drawn with: along with its picks, not after them. */
export const loadStageResults = StageResults.load;
/** Most look at their own picks. */
const ViewedUser = lazyPart(async () => (await import('../viewed-user.tsx')).ViewedUser, {
  isRare: true,
  waiting: null,
  failed: () => null,
});
/** Few events have goals. */
const GoalLine = lazyPart(async () => (await import('./goal-line.tsx')).GoalLine, {
  isRare: true,
  waiting: <p className={styles.goal} />,
  failed: () => null,
});
/** Few have a draft that they are to be told of. */
const DraftNotice = lazyPart(async () => (await import('./draft-notice.tsx')).DraftNotice, {
  failed: () => null,
});
/** Few come after the lock. */
const LateOffer = lazyPart(async () => (await import('./late-offer.tsx')).LateOffer, {
  isRare: true,
  waiting: null,
  failed: () => null,
});
const LeaveModal = lazyDialog(async () => (await import('./leave-modal.tsx')).LeaveModal);

export interface StagePicksProps extends SessionInput {
  readonly savedAt: string | null;
  readonly official: PickSet;
  readonly panelId: string;
  /** Shown in place of picks that are withheld. */
  readonly withheld: ReactNode | null;
  readonly isEditedByStaff: boolean;
  /** Copies a link to the shown page. */
  readonly share: ReactNode;
  onBackToMine(): void;
}

interface WithStops extends StagePicksProps {
  /** Counts the picks, by the stage's kind. */
  readonly stopsOf: StopsOf;
}

/** The picks of one stage, being made or being read, with the buttons that belong to them. */
export function StagePicks(props: WithStops) {
  const { event, stage, panelId, withheld } = props;
  const session = useStagePicks(props);
  const { picking, editing } = session;
  const isWaiting = session.submission.waiting.isOn;
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
    !isWaiting,
  );
  const isBracket = stopsAtBrackets(stage.format);
  const areResultsShown = useResultsChoice().isShown;
  const [sought, setSought] = useState<PickPlace | null>(null);
  const search = sought && { place: sought, onFound: () => setSought(null) };
  useFocusAfterLock(editing.phase !== 'open', panelId);
  return (
    <>
      <SpokenLock phase={editing.phase} isToldOfDraft={picking.session.draft !== null} />
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
            <VisuallyHidden>
              <bdi>{stage.format.name}</bdi>
            </VisuallyHidden>
          </h2>
        )}
        {withheld === null && event.goals && (
          <GoalLine
            event={event}
            stageIndex={stage.stageIndex}
            ownerId={props.owner.id}
            isHidden={!areResultsShown}
          />
        )}
        {editing.isOn && !isWaiting && (
          <FillButton {...props} picks={session.picks} picking={picking} isRow />
        )}
        {withheld ?? <Picks {...props} session={session} search={search} />}
      </section>
      <Notices {...props} session={session} />
      {editing.isOn ? (
        <Editing {...props} session={session} onSeek={setSought} />
      ) : (
        <Viewing {...props} session={session} />
      )}
      {leaving.state === 'blocked' && (
        <LeaveModal
          stageName={stage.format.name}
          isWaiting={isWaiting}
          onClose={leaving.reset}
          onLeave={leaving.proceed}
        />
      )}
      {session.submission.notice !== null && <SaveResult {...props} session={session} />}
    </>
  );
}

interface SpokenLockProps {
  readonly phase: CountdownPhase;
  /** A notice says what the lock did to unsaved picks. */
  readonly isToldOfDraft: boolean;
}

/** Says once that picks have locked, to whoever was there when they did. */
function SpokenLock({ phase, isToldOfDraft }: SpokenLockProps) {
  const [first] = useState(phase);
  const isNews = first === 'open' && phase === 'locked' && !isToldOfDraft;
  return (
    <VisuallyHidden>
      <span role="status">{isNews && COUNTDOWN_LABEL.locked}</span>
    </VisuallyHidden>
  );
}

interface WithSession extends StagePicksProps {
  readonly session: StagePicksHandle;
}

function Notices({ event, stage, session, saved, isEditedByStaff }: WithSession) {
  const { picking, editing, submission } = session;
  const isOnline = useIsOnline();
  const { draft, isRestored } = picking.session;
  if (submission.waiting.isOn) {
    return (
      <WaitingNotice
        isOnline={isOnline}
        isSending={submission.isSending}
        isLate={submission.waiting.isLate}
        onTryNow={submission.waiting.tryNow}
        onStop={submission.waiting.end}
      />
    );
  }
  if (draft !== null && isTooLate(editing.refusal, stage.stageIndex, event.stage)) {
    return (
      <DraftNotice
        kind={hasPicks(saved) ? 'too_late' : 'too_late_for_any'}
        onDismiss={picking.close}
      />
    );
  }
  if (isRestored && editing.isOn) {
    return (
      <DraftNotice
        kind={session.isKept && hasPicks(saved) ? 'beside_saved' : 'restored'}
        onDiscard={picking.discard}
        onDismiss={picking.dismissNotice}
      />
    );
  }
  if (isEditedByStaff) return <DraftNotice kind="by_staff" />;
  return editing.isOn && hasPicks(session.picks) ? (
    <ClashNotice event={event} stage={stage} picks={session.picks} />
  ) : null;
}

function Picks(props: WithSession & { readonly search: PickSearch | null }) {
  const { event, stage, official, session, search } = props;
  const { picking, editing } = session;
  const results = useResultsChoice();
  const face = stageFace({
    isEditing: editing.isOn,
    hasTeams: editing.isPickable || isDrawn(stage),
    hasPicks: hasPicks(session.picks),
    isLocked: editing.stagePhase !== 'open',
    hasResults: hasResults(stage.format, official),
    wantsResults: results.isShown,
  });
  if (face === 'unannounced') {
    return (
      <EmptyState icon="clock" level={2} title={m.notAnnounced()} text={m.notAnnouncedText()} />
    );
  }
  if (face !== 'picks') return <Results {...props} isHidden={face === 'hidden_results'} />;
  return (
    <StagePicker
      stage={stage}
      event={event}
      picks={session.picks}
      saved={props.saved}
      isEditing={editing.isOn}
      onChange={picking.change}
      step={picking.session.step}
      onStep={picking.goToStep}
      substage={picking.substage}
      onSubstage={picking.goToSubstage}
      search={search}
      done={editing.isOn ? session.done : null}
      missing={editing.isOn ? (missingPick(session.stops, session.at)?.text ?? null) : null}
    />
  );
}

/** Matches that are not picked may be known before any that is picked [rule: formats-25]. */
const isDrawn = ({ substages }: EventStage): boolean =>
  substages.some(({ officialMatches }) =>
    officialMatches.some(({ topTeamId, bottomTeamId }) => topTeamId && bottomTeamId),
  );

interface ResultsProps extends WithSession {
  readonly isHidden: boolean;
}

function Results({ event, stage, owner, official, session, isHidden }: ResultsProps) {
  const { picks, picking } = session;
  const teams = useMemo(() => teamsOfStage(event, stage), [event, stage]);
  const { user } = useCurrentUser();
  const closedAt = event.eventStages[stage.stageIndex]?.sealedAt ?? event.lockAt;
  const own = user && closedAt && user.created > closedAt ? 'newcomer' : 'own';
  return (
    <StageResults
      eventId={event.id}
      stage={stage}
      official={official}
      isHidden={isHidden}
      isOpen={session.editing.stagePhase === 'open'}
      picks={hasPicks(picks) ? picks : null}
      owner={owner.id === null ? 'visitor' : owner.isOwn ? own : 'other'}
      ownerId={owner.id}
      ownerName={owner.name}
      teams={teams}
      substage={picking.substage}
    />
  );
}

function Editing(props: WithSession & { onSeek(place: PickPlace): void }) {
  const { stage, saved, session, onSeek } = props;
  const { picking, editing, wayBack, submission, stops, at } = session;
  const isBracket = stopsAtBrackets(stage.format);
  const onStop = isBracket ? picking.goToSubstage : picking.goToStep;
  // A waiting submission is not sent twice; its notice has the buttons.
  if (submission.waiting.isOn) return null;
  const stop = isBracket ? stops[at] : undefined;
  return (
    <>
      {stop && <BarProgress picked={stop.picked} required={stop.required} />}
      <EditActions
        stops={stops}
        at={at}
        isDirty={picking.session.draft !== null}
        fill={<FillButton {...props} picks={session.picks} picking={picking} />}
        done={session.done}
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
    </>
  );
}

function Viewing(props: WithSession) {
  const { stage, owner, saved, savedAt, official, session, share, late = null } = props;
  const { editing, picking } = session;
  const isSaved = owner.isOwn && hasPicks(saved);
  const phase = editing.stagePhase;
  const savedText =
    savedAt === null ? m.picksSaved() : m.picksSavedAt({ time: instantWords(savedAt) });
  const openText = owner.isOwn ? m.noPicksYet() : m.ofOtherPlayer();
  const text = phase !== 'open' ? COUNTDOWN_LABEL[phase] : isSaved ? savedText : openText;
  const edit = () => {
    picking.goToStep(0);
    editing.start();
  };
  const isKnown = hasResults(stage.format, official);
  // Decided picks cannot be edited, except by users who may pass the lock.
  const canEdit =
    late === null && owner.isOwn && owner.id !== null && (editing.refusal === null || !isKnown);
  return (
    <ViewActions text={text} isSaid={phase !== 'open'}>
      {late !== null && <LateOffer late={late} onStart={edit} />}
      {!owner.isOwn && owner.id !== null && (
        <>
          <ViewedUser userId={owner.id} />
          <Button icon="arrow-left" title={m.backToMyPicks()} onClick={props.onBackToMine}>
            <span className={styles.back}>{m.backToMyPicks()}</span>
          </Button>
        </>
      )}
      {canEdit && editing.refusal !== null && (
        <FillRefused reason={EDIT_REFUSAL_TEXT[editing.refusal]} />
      )}
      {canEdit && (
        <Button
          variant="primary"
          icon="edit"
          disabled={editing.refusal !== null}
          title={editing.refusal === null ? undefined : EDIT_REFUSAL_TEXT[editing.refusal]}
          aria-describedby="picks-state"
          id={EDIT_ID}
          onClick={onceOf(edit)}
        >
          {m.editYourPicks()}
        </Button>
      )}
      {(isKnown || (hasPicks(session.picks) && phase !== 'open')) && (
        <ResultsButton isKnown={isKnown} isCrowded={!owner.isOwn} />
      )}
      {share}
    </ViewActions>
  );
}

interface ResultsButtonProps {
  /** Something is official. */
  readonly isKnown: boolean;
  readonly isCrowded: boolean;
}

function ResultsButton({ isKnown, isCrowded }: ResultsButtonProps) {
  const { isShown, toggle } = useResultsChoice();
  // Before anything is official there is only the way back from results that were hidden elsewhere.
  if (isShown && !isKnown) return null;
  const words = isShown ? m.hideResults() : m.showResults();
  return (
    <Button icon={isShown ? 'eye-off' : 'eye'} title={words} onClick={toggle}>
      <span className={isCrowded ? styles.words : undefined}>{words}</span>
    </Button>
  );
}

function SaveResult({ event, stage, owner, saved, savedAt, session, late }: WithSession) {
  const { submission, picking } = session;
  if (submission.notice === null) return null;
  return (
    <SaveModals
      notice={submission.notice}
      stageName={stage.format.name}
      nextStageName={event.eventStages[stage.stageIndex + 1]?.name ?? null}
      hasSaved={hasPicks(saved)}
      isChangedSince={picking.session.draft !== null}
      isBusy={submission.isSaving}
      userId={owner.id}
      slip={{ event, stage, picks: saved, owner }}
      savedAt={savedAt}
      lockAt={late ? late.lockAt : event.lockAt}
      share={<EventShare eventId={event.id} ownerId={owner.id} shape="button" />}
      onClose={submission.closeNotice}
      onRetry={submission.submit}
      onTakeNewer={submission.takeNewer}
      onKeepMine={submission.keepMine}
    />
  );
}
