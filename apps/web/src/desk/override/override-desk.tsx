import type { Event } from '@callshot/contract';
import {
  compileBracket,
  type EventStage,
  type FormatStage,
  hasResults,
  kindOf,
  type PickSet,
  type StageKind,
} from '@callshot/rules';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { listed } from '../../platform/ui/words/listed.ts';
import type { CountdownPhase } from '../../play/events/countdown-state.ts';
import { useCountdownPhase } from '../../play/events/server-second.ts';
import { SubstageTabs } from '../../play/events/substage-tabs.tsx';
import { StagePicker } from '../../play/picks/session/stage-picker.tsx';
import { stopsAtBrackets } from '../../play/picks/session/stage-progress.ts';
import { stageStops } from '../../play/picks/session/stage-stops.ts';
import { usePickSession, useSubstageChoice } from '../../play/picks/session/use-pick-session.ts';
import { teamsOfStage } from '../../play/picks/teams/event-teams.ts';
import { isSamePicks } from '../../play/picks/teams/pick-sets.ts';
import type { OverrideDeskProps } from './desk-props.ts';
import { isDrawn } from './draw.ts';
import { DrawDesk } from './draw-desk.tsx';
import { FixtureResultsDesk } from './fixture-results-desk.tsx';
import styles from './override-page.module.css';
import { PreviewRefusal, PreviewStep } from './preview-step.tsx';
import { RoundDraws } from './round-draws.tsx';
import { TeamResultsDesk } from './team-results-desk.tsx';
import { useOverride } from './use-override.ts';
import { m } from './words/messages.js';

/** Staff may enter who meets whom at the start. */
const HAS_DRAW: Readonly<Record<StageKind, boolean>> = {
  swiss: false,
  groups: false,
  orders: false,
  fixtures: false,
  brackets: true,
};

interface ResultsDeskProps extends Pick<OverrideDeskProps, 'event' | 'stage'> {
  readonly picks: PickSet;
  onChange(next: PickSet): void;
}

const TeamsDesk = ({ picks, onChange, ...props }: ResultsDeskProps) => (
  <TeamResultsDesk
    {...props}
    rows={picks.groupStagePicks}
    onChange={(groupStagePicks) => onChange({ ...picks, groupStagePicks })}
  />
);

/** Official results are entered by these; null = as picks are made. */
const RESULTS_DESKS: Readonly<Record<StageKind, ComponentType<ResultsDeskProps> | null>> = {
  swiss: TeamsDesk,
  groups: TeamsDesk,
  orders: TeamsDesk,
  fixtures: FixtureResultsDesk,
  brackets: null,
};

/** The picks of one stage in the picking interface, with reason, preview and save. */
export function OverrideDesk(props: OverrideDeskProps) {
  const { event, stage, target, saved } = props;
  const phase = useCountdownPhase(event);
  if (stage.substages.every((substage) => substage.teamIds.length === 0)) {
    return <EmptyState icon="clock" title={m.teamsNotKnown()} />;
  }
  const isOfficial = target.kind === 'official';
  const isDrawOpen =
    isOfficial && HAS_DRAW[kindOf(stage.format)] && !hasResults(stage.format, saved);
  const waits =
    isOfficial && !hasResults(stage.format, saved) ? whyResultsWait(event, stage, phase) : null;
  const early = lockedColumns(stage.format);
  return (
    <>
      {isDrawOpen && (
        <details className={styles.actions} open={!isDrawn(stage)}>
          <summary className={styles.summary}>{m.drawSummary()}</summary>
          <DrawDesk key={props.version} {...props} />
        </details>
      )}
      {waits && early.length === 0 && <EmptyState icon="clock" {...waits} />}
      {waits && early.length > 0 && (
        <p className={`${styles.facts} ${styles.early}`}>
          <Icon name="clock" size={16} />
          {m.columnsNotPicked({ why: waits.title, columns: listed(early) })}
        </p>
      )}
      {(!waits || early.length > 0) && isDrawn(stage) && <PicksDesk {...props} />}
    </>
  );
}

/**
 * Results are public at once, so they cannot be entered while others still pick, or before anybody
 * could.
 */
function whyResultsWait(event: Event, { stageIndex, format }: EventStage, phase: CountdownPhase) {
  if (stageIndex > event.stage) {
    return {
      title: m.stageStillAhead({ stage: format.name }),
      text: m.stageStillAheadText(),
    };
  }
  if (stageIndex < event.stage || phase !== 'open') return null;
  return {
    title: m.picksStillOpen({ stage: format.name }),
    text: m.picksStillOpenText(),
  };
}

/** The columns that slips do not pick: they are entered whenever they are played. */
const lockedColumns = (format: FormatStage): readonly string[] =>
  format.bracket === null
    ? []
    : compileBracket(format).parts.flatMap(({ columns }) =>
        columns.flatMap(({ isLocked, header }) => (isLocked ? [header] : [])),
      );

function PicksDesk(props: OverrideDeskProps) {
  const { event, stage, target, saved, version } = props;
  const isBracket = stopsAtBrackets(stage.format);
  const ResultsDesk = RESULTS_DESKS[kindOf(stage.format)];
  const panelId = useId();
  const teams = teamsOfStage(event, stage);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const choice = useSubstageChoice();
  const picking = usePickSession({ key: null, saved, savedVersion: version, choice });
  const { session } = picking;
  const picks = session.draft ?? saved;
  // Saves of others since the draft was begun are not overwritten unseen.
  const base = session.draft === null ? version : session.version;
  const override = useOverride({ ...props, version: base, picks, reason }, () => {
    picking.close();
    setReason('');
    showToast({ text: m.changesSaved(), kind: 'success' });
  });
  const isOfficial = target.kind === 'official';
  const { forgetRefusal } = override;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of other picks nothing was refused yet
  useEffect(forgetRefusal, [picks]);
  const isChanged = !isSamePicks(picks, saved);
  const requireReason = (): boolean => {
    const isMissing = !isOfficial && reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) reasonField.current?.focus();
    return !isMissing;
  };

  return (
    <div className={styles.desk}>
      {isBracket && stage.substages.length > 1 && (
        <SubstageTabs
          substages={stage.substages}
          substage={picking.substage}
          panelId={panelId}
          onSubstage={picking.goToSubstage}
        />
      )}
      {isOfficial && (
        <RoundDraws
          stage={stage}
          substage={stage.substages[picking.substage]}
          picks={picks}
          nameOf={(id) => teams.get(id)?.name ?? m.teamNumber({ id })}
          onChange={picking.change}
        />
      )}
      <section id={panelId} aria-label={stage.format.name}>
        {isOfficial && ResultsDesk ? (
          <ResultsDesk
            event={event}
            stage={stage}
            picks={picks}
            onChange={(next) => picking.change(next, [])}
          />
        ) : (
          <StagePicker
            stage={stage}
            event={event}
            picks={picks}
            isEditing
            allowIncomplete={isOfficial}
            onChange={picking.change}
            step={session.step}
            onStep={picking.goToStep}
            substage={picking.substage}
            onSubstage={picking.goToSubstage}
          />
        )}
      </section>
      <footer className={styles.dock}>
        <Progress stage={stage} picks={picks} isOfficial={isOfficial} at={session.step} />
        <TextField
          ref={reasonField}
          label={isOfficial ? m.reasonOptional() : m.reason()}
          hint={isOfficial ? m.everyoneSees() : m.userIsTold()}
          error={isReasonMissing && reason.trim() === '' ? m.sayWhyUserTold() : null}
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
        <div className={styles.buttons}>
          <Button
            variant="ghost"
            icon="undo"
            disabled={session.history.length === 0}
            onClick={picking.undo}
          >
            {m.undoAction()}
          </Button>
          <Button disabled={session.draft === null} onClick={picking.discard}>
            {m.discardAction()}
          </Button>
          <PreviewStep override={override} isReady={isChanged} onAsk={requireReason}>
            {m.previewChanges()}
          </PreviewStep>
        </div>
        <PreviewRefusal override={override} />
      </footer>
    </div>
  );
}

interface ProgressProps {
  readonly stage: EventStage;
  readonly picks: PickSet;
  readonly isOfficial: boolean;
  readonly at: number;
}

/** Official results come bit by bit; a user's picks must stay complete. */
function Progress({ stage, picks, isOfficial, at }: ProgressProps) {
  const stop = stageStops(stage, picks)[at];
  return (
    <p className={styles.hint}>
      {isOfficial
        ? m.enterWhatIsKnown()
        : stop && m.pickedOf({ picked: stop.picked, required: stop.required })}
    </p>
  );
}
