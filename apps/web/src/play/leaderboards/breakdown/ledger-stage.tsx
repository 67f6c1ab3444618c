import { ownNameWords, ownRuleOf } from '@callshot/rules';
import { OutcomeMark } from '../../../platform/ui/art/outcome-mark.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { pointsText } from '../rows/points-text.ts';
import { type RuleGroup, type StageGroup, tallyText } from './ledger-groups.ts';
import styles from './ledger-stage.module.css';

/** The results of one stage's predictions, rule by rule. */
export function LedgerStage({ stage }: { readonly stage: StageGroup }) {
  return (
    <section className={styles.stage}>
      <h3 className={styles.stageName}>
        <bdi>{stage.name}</bdi>
        <span className={styles.sum}>{pointsText(stage.points)}</span>
      </h3>
      {stage.rules.map((group) => (
        <Rule key={group.rule} group={group} />
      ))}
    </section>
  );
}

function Rule({ group }: { readonly group: RuleGroup }) {
  // It takes points away, and calls nothing.
  if (ownRuleOf(group.rule) === 'late_entry') {
    return (
      <p className={styles.taken}>
        <span>{ownNameWords(group.rule)}</span>
        <span className={styles.sum}>{pointsText(group.points)}</span>
      </p>
    );
  }
  return (
    <details className={styles.rule} open>
      <summary className={styles.ruleName}>
        <span>{ownNameWords(group.rule)}</span>
        <span className={styles.correct}>{tallyText(group.tally)}</span>
        <span className={styles.sum}>{pointsText(group.points)}</span>
      </summary>
      <ul className={styles.rows}>
        {group.rows.map((row) => (
          <li key={row.key} className={styles.row}>
            {row.team ? <TeamMark team={row.team} size={32} /> : <span />}
            <span className={styles.subject}>
              {row.subject}
              {row.reason && <span className={styles.reason}>{row.reason}</span>}
              {row.rare && <span className={styles.rare}>{row.rare}</span>}
            </span>
            <OutcomeMark outcome={row.outcome} />
            <span className={styles.points}>
              {row.points} <span className={styles.worth}>/ {row.worth}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
