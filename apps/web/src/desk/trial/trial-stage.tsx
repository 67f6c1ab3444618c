import type { Event } from '@callshot/contract';
import {
  drawSlip,
  type EventFormat,
  type EventStage,
  NO_PICKS,
  type PickSet,
} from '@callshot/rules';
import { useMemo, useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { InBar } from '../../platform/ui/page/bar-places.tsx';
import { SubstageTabs } from '../../play/events/substage-tabs.tsx';
import { missingPick } from '../../play/picks/brackets/missing-pick.ts';
import { EditActions } from '../../play/picks/moves/edit-actions.tsx';
import { useWayBack } from '../../play/picks/moves/use-way-back.ts';
import { ViewActions } from '../../play/picks/moves/view-actions.tsx';
import { BarProgress } from '../../play/picks/saving/bar-progress.tsx';
import { StagePicker } from '../../play/picks/session/stage-picker.tsx';
import { type PickPlace, stopsAtBrackets } from '../../play/picks/session/stage-progress.ts';
import { stageStops } from '../../play/picks/session/stage-stops.ts';
import { usePickSession, useSubstageChoice } from '../../play/picks/session/use-pick-session.ts';
import { TrialResults } from './trial-results.tsx';
import styles from './trial-stage.module.css';
import { m } from './words/messages.js';

/** The state of a stage so far. */
export interface PlayedStage {
  /** Null until it is submitted. */
  readonly slip: PickSet | null;
  /** Null until they are drawn. */
  readonly results: PickSet | null;
}

interface TrialStageProps {
  readonly event: Event;
  readonly format: EventFormat;
  readonly stage: EventStage;
  readonly played: PlayedStage;
  readonly panelId: string;
  onSubmit(slip: PickSet): void;
  onEdit(): void;
  onDraw(): void;
}

/** One stage as a player has it: picked, looked at, and held against drawn results. */
export function TrialStage(props: TrialStageProps) {
  const { event, stage, played, panelId } = props;
  const picking = usePickSession({
    key: null,
    saved: played.slip ?? NO_PICKS,
    savedVersion: 0,
    choice: useSubstageChoice(),
  });
  const [isEditing, setEditing] = useState(played.slip === null);
  const [sought, setSought] = useState<PickPlace | null>(null);
  const picks = picking.session.draft ?? played.slip ?? NO_PICKS;
  const stops = useMemo(() => stageStops(stage, picks), [stage, picks]);
  const isBracket = stopsAtBrackets(stage.format);
  const at = isBracket ? picking.substage : picking.session.step;
  const wayBack = useWayBack(picking, isEditing);
  const onStop = isBracket ? picking.goToSubstage : picking.goToStep;
  const stop = stops[at];

  const submit = () => {
    props.onSubmit(picks);
    picking.settle(picks, 0);
    setEditing(false);
  };
  const edit = () => {
    props.onEdit();
    picking.goToStep(0);
    setEditing(true);
  };

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
        role="tabpanel"
        aria-label={stage.format.name}
      >
        {played.slip !== null && played.results !== null && !isEditing ? (
          <TrialResults
            event={event}
            format={props.format}
            stage={stage}
            slip={played.slip}
            results={played.results}
            substage={picking.substage}
          />
        ) : (
          <StagePicker
            stage={stage}
            event={event}
            picks={picks}
            isEditing={isEditing}
            onChange={picking.change}
            step={picking.session.step}
            onStep={picking.goToStep}
            substage={picking.substage}
            onSubstage={picking.goToSubstage}
            search={sought && { place: sought, onFound: () => setSought(null) }}
            missing={isEditing ? (missingPick(stops, at)?.text ?? null) : null}
          />
        )}
      </section>
      {isEditing ? (
        <>
          {stop && <BarProgress picked={stop.picked} required={stop.required} />}
          <InBar place="score">
            <Button onClick={() => picking.change(drawSlip(stage, Math.random), [])}>
              {m.pickAtRandom()}
            </Button>
          </InBar>
          <EditActions
            stops={stops}
            at={at}
            isDirty={picking.session.draft !== null}
            done={null}
            wayBack={wayBack}
            isSaving={false}
            onCancel={played.slip === null ? null : () => setEditing(false)}
            onStop={onStop}
            onLead={(missing) => {
              if (missing.at !== at) onStop(missing.at);
              setSought(missing.place);
            }}
            onDiscard={picking.discard}
            onSubmit={submit}
          />
        </>
      ) : (
        <ViewActions text={m.picksMade()} isSaid={false}>
          <Button icon="edit" onClick={edit}>
            {m.editPicks()}
          </Button>
          <Button variant="primary" onClick={props.onDraw}>
            {played.results === null ? m.drawResults() : m.drawAgain()}
          </Button>
        </ViewActions>
      )}
    </>
  );
}
