import type { EventDesk } from '@callshot/contract';
import { NumberStepper } from '../../../platform/ui/controls/number-stepper.tsx';
import { Segmented } from '../../../platform/ui/controls/segmented.tsx';
import { m } from '../words/messages.js';
import styles from './edit-event.module.css';
import type { GoalDraft } from './goal-draft.ts';

interface GoalFieldsProps {
  readonly desk: Pick<EventDesk, 'goals' | 'stages'>;
  readonly draft: GoalDraft;
  onChange(draft: GoalDraft): void;
}

/** The choice between rank and goals, and the goal of each stage; all of it read only once it is fixed. */
export function GoalFields({ desk: { goals, stages }, draft, onChange }: GoalFieldsProps) {
  const { of, isFixed } = goals;
  const isPossible = of.every((calls) => calls > 0);
  return (
    <div className={styles.form}>
      {isFixed && (
        <p className={styles.note} data-warns>
          {m.goalsFixed()}
        </p>
      )}
      <Segmented
        label={m.trophyGoals()}
        value={draft.by}
        items={[
          { value: 'rank', label: m.goalsByRank(), isDisabled: isFixed },
          { value: 'goals', label: m.goalsByGoals(), isDisabled: isFixed || !isPossible },
        ]}
        onChange={(by) => onChange({ ...draft, by })}
      />
      <p className={styles.note}>
        {!isPossible
          ? m.goalsImpossible()
          : draft.by === 'rank'
            ? m.goalsRankNote()
            : m.goalsNote()}
      </p>
      {draft.by === 'goals' &&
        stages.map(({ id, name }, at) => (
          <Goal
            key={id}
            label={m.goalOfStage({ stage: name, of: of[at] ?? 0 })}
            value={draft.right[at] ?? 1}
            most={of[at] ?? 1}
            isFixed={isFixed}
            onChange={(right) => onChange({ ...draft, right: draft.right.with(at, right) })}
          />
        ))}
    </div>
  );
}

interface GoalProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly isFixed: boolean;
  onChange(value: number): void;
}

const Goal = ({ label, isFixed, ...rest }: GoalProps) => (
  <div className={styles.goal}>
    <span aria-hidden="true">{label}</span>
    <NumberStepper {...rest} label={label} least={1} isDisabled={isFixed} />
  </div>
);
