import type { EventTeam } from '@callshot/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { leadTo } from '../ui/lead-to.ts';
import { listedTeams, teamsOfStage } from './event-teams.ts';
import type { PickSearch, StagePickerProps } from './picker-props.ts';
import { SlotStrip } from './slot-strip.tsx';
import { StepRail } from './step-rail.tsx';
import { TeamToggle } from './team-card.tsx';
import styles from './team-picker.module.css';
import { TeamSlip } from './team-slip.tsx';
import { type TeamBucket, type TeamStep, teamSteps, toggleTeam } from './team-steps.ts';

/** Picks teams step by step (Swiss stages, groups without brackets), or shows what was picked. */
export function TeamPicker(props: StagePickerProps) {
  const teams = useMemo(() => teamsOfStage(props.event, props.stage), [props.event, props.stage]);
  return props.isEditing ? (
    <TeamStepEditor {...props} teams={teams} />
  ) : (
    <TeamSlip stage={props.stage} picks={props.picks} teams={teams} />
  );
}

interface TeamStepEditorProps extends StagePickerProps {
  readonly teams: ReadonlyMap<number, EventTeam>;
}

/** The team whose press changed nothing, and why. */
interface Refusal {
  /** The step it was said in; another step has nothing to do with it. */
  readonly at: number;
  readonly teamId: number;
  readonly text: string;
  /** Counts up, so that the same refusal shakes again. */
  readonly count: number;
}

function TeamStepEditor(props: TeamStepEditorProps) {
  const { stage, picks, teams } = props;
  const [lastRefusal, setRefusal] = useState<Refusal | null>(null);
  const steps = teamSteps(stage, picks);
  const at = Math.min(props.step, steps.length - 1);
  const step = steps[at];
  const heading = useFocusOnChange(at);
  const editor = useSoughtTeams(props.search ?? null);
  const refusal = lastRefusal?.at === at ? lastRefusal : null;
  if (step === undefined) return null;

  const toggle = (bucket: TeamBucket, teamId: number) => {
    const outcome = toggleTeam({ stage, picks, step, bucket, teamId });
    if (outcome.ok) {
      setRefusal(null);
      props.onChange(outcome.picks, outcome.cleared);
    } else {
      setRefusal({ at, teamId, text: outcome.text, count: (refusal?.count ?? 0) + 1 });
    }
  };

  return (
    <div ref={editor} className={styles.editor}>
      {steps.length > 1 && <StepRail steps={steps.map(railStep)} step={at} onStep={props.onStep} />}
      <div className={styles.head}>
        <h2 ref={heading} className={styles.ask} tabIndex={-1}>
          {step.ask}
        </h2>
        <p className={styles.pays}>{step.pays}</p>
      </div>
      <StepBuckets step={step} teams={teams} refusal={refusal} onToggle={toggle} />
      <div className={styles.refused} role="status">
        {refusal !== null && (
          <span key={refusal.count} className={styles.refusal}>
            <Icon name="warning" size={16} />
            {refusal.text}
          </span>
        )}
      </div>
    </div>
  );
}

/** A new step begins at its question, for eyes, keyboard and screen reader alike. */
function useFocusOnChange(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    heading.current?.focus();
  }, [at]);
  return heading;
}

/** Moves the focus to the substage that is asked for: to the first team that can still be picked. */
function useSoughtTeams(search: PickSearch | null) {
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (search?.place.kind !== 'teams') return;
    const teams = editor.current?.querySelector(
      `[data-substage="${search.place.eventSubstageId}"]`,
    );
    const control = teams?.querySelector<HTMLElement>('[aria-pressed="false"]');
    if (teams && control) leadTo({ place: teams, control });
    search.onFound();
  }, [search]);
  return editor;
}

const railStep = (step: TeamStep) => ({
  title: step.title,
  picked: step.buckets.reduce((sum, bucket) => sum + bucket.picked.length, 0),
  count: step.buckets.reduce((sum, bucket) => sum + bucket.count, 0),
});

interface StepBucketsProps {
  readonly step: TeamStep;
  readonly teams: ReadonlyMap<number, EventTeam>;
  readonly refusal: Refusal | null;
  onToggle(bucket: TeamBucket, teamId: number): void;
}

function StepBuckets({ step, teams, refusal, onToggle }: StepBucketsProps) {
  const isGrouped = step.buckets.length > 1;
  return (
    <div className={isGrouped ? styles.groups : styles.single}>
      {step.buckets.map((bucket) => (
        <fieldset
          key={bucket.eventSubstageId}
          className={styles.bucket}
          data-substage={bucket.eventSubstageId}
        >
          <legend className={styles.legend}>
            {isGrouped ? bucket.title : <span className={styles.spoken}>{step.ask}</span>}
          </legend>
          <SlotStrip
            picked={listedTeams(teams, bucket.picked)}
            count={bucket.count}
            label={isGrouped ? '' : 'picked'}
          />
          <div className={styles.teams}>
            {listedTeams(teams, bucket.eligible).map((team) => (
              <TeamToggle
                key={refusal?.teamId === team.id ? `${team.id}-${refusal.count}` : String(team.id)}
                team={team}
                isPicked={bucket.picked.includes(team.id)}
                isRefused={refusal?.teamId === team.id}
                onToggle={() => onToggle(bucket, team.id)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
