import { Icon } from '../../../platform/ui/art/icon.tsx';
import { m } from '../words/messages.js';
import type { Finding } from './findings.ts';
import styles from './side-panels.module.css';

interface ProblemsPanelProps {
  findings: readonly Finding[];
  onGoThere(finding: Finding): void;
}

/** Errors that keep the format from being used, and warnings. */
export function ProblemsPanel({ findings, onGoThere }: ProblemsPanelProps) {
  const stops = findings.filter(({ isProblem }) => isProblem).length;
  return (
    <section className={styles.panel} aria-label={m.problems()}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.problems()}</h2>
        {stops > 0 ? <p className={styles.stops}>{m.stopsCount({ count: stops })}</p> : null}
      </div>
      {findings.length === 0 ? (
        <p className={styles.fine}>
          <Icon name="check" size={18} />
          {m.noProblems()}
        </p>
      ) : (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding.key} data-problem={finding.isProblem || undefined}>
              <Icon
                name={finding.isProblem ? 'cross' : 'warning'}
                size={18}
                label={finding.isProblem ? m.stopsUse() : m.warning()}
              />
              <span className={styles.finding}>
                {finding.text}
                {finding.where ? <small className={styles.where}>{finding.where}</small> : null}
              </span>
              <button
                type="button"
                className={styles.go}
                aria-label={m.goThereTo({ where: finding.where, problem: finding.text })}
                onClick={() => onGoThere(finding)}
              >
                {m.goThereAction()}
              </button>
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 ? (
        <p className={styles.note}>
          {stops > 0 ? `${m.savedAsDraft({ count: stops })} ` : ''}
          {m.nextProblemHint({ key: (inside) => <kbd>{inside}</kbd> })}
        </p>
      ) : null}
    </section>
  );
}
