import type { EventStage, StageCalls } from '@callshot/rules';
import type { ReactNode } from 'react';
import { possessive, type Whose } from '../bracket/whose.ts';
import { pointsText } from '../leaderboards/points-text.ts';
import { useMedia } from '../ui/use-media.ts';
import type { StageCrowd } from './crowd.queries.ts';
import { fieldOf } from './crowd-share.ts';
import styles from './result-summary.module.css';
import { type RuleSum, ruleSums } from './rule-sums.ts';

interface ResultSummaryProps {
  readonly stage: EventStage;
  /** Null = there are no picks to sum up. */
  readonly calls: StageCalls | null;
  /** What the picks are held against; null = that is not told. */
  readonly crowd?: StageCrowd | null;
  readonly whose: Whose;
  /** Who won, where a bracket says so. */
  readonly children?: ReactNode;
}

/** What the picks of a stage came to: points, and each rule's share. */
export function ResultSummary({ stage, calls, crowd = null, whose, children }: ResultSummaryProps) {
  const isScored = calls !== null && calls.ledger.length > 0;
  const isPhone = useMedia('(width < 600px)');
  const points = isScored ? pointsOf(calls) : null;
  const field = crowd && fieldOf(crowd, points);
  if (!isScored && !children && !field) return null;
  return (
    <section className={styles.summary} aria-label="Summary">
      {children}
      {isScored && (
        // On phones the rules stand in one row that scrolls, by keys as well.
        <dl className={styles.facts} tabIndex={isPhone ? 0 : undefined}>
          <Total stage={stage} calls={calls} whose={whose} />
          {ruleSums(stage, calls).map((sum) => (
            <Rule key={sum.rule} sum={sum} />
          ))}
        </dl>
      )}
      {crowd && field && <FieldWords entrants={crowd.entrants} {...field} />}
    </section>
  );
}

interface FieldProps {
  readonly entrants: number;
  readonly below: number | null;
  readonly average: number;
}

/** The picks beside everybody's; for a visitor what everybody's came to. */
function FieldWords({ entrants, below, average }: FieldProps) {
  const count = entrants.toLocaleString('en');
  const points = `${average.toFixed(1)} pts`;
  return (
    <p className={styles.field}>
      {below ? (
        <>
          <b>Better than {below}%</b> of {count} in this stage. The average is {points}.
        </>
      ) : (
        `The average of ${count} entrants is ${points}.`
      )}
    </p>
  );
}

const pointsOf = ({ ledger }: StageCalls): number =>
  ledger.reduce((sum, row) => sum + row.points, 0);

interface TotalProps {
  readonly stage: EventStage;
  readonly calls: StageCalls;
  readonly whose: Whose;
}

function Total({ stage, calls, whose }: TotalProps) {
  return (
    <div className={styles.fact} data-total>
      <dt>
        {possessive(whose)} {stage.format.name}
      </dt>
      <dd>
        <b>{pointsOf(calls)}</b> / {pointsText(calls.perfectTotal)}
      </dd>
    </div>
  );
}

function Rule({ sum }: { readonly sum: RuleSum }) {
  const { rule, correct, pending, total, points } = sum;
  return (
    <div className={styles.fact}>
      <dt>{rule}</dt>
      <dd>
        <b>{correct}</b> of {total}{' '}
        <span className={points > 0 ? styles.earned : undefined}>+{points}</span>
        {pending > 0 && <span className={styles.open}>{pending} open</span>}
      </dd>
    </div>
  );
}
