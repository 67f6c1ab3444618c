import { Icon } from '../../../platform/ui/art/icon.tsx';
import { counted } from '../../../platform/ui/words/counted.ts';
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
    <section className={styles.panel} aria-label="Problems">
      <div className={styles.head}>
        <h2 className={styles.title}>Problems</h2>
        {stops > 0 ? (
          <p className={styles.stops}>
            {stops} {stops === 1 ? 'stops' : 'stop'} use
          </p>
        ) : null}
      </div>
      {findings.length === 0 ? (
        <p className={styles.fine}>
          <Icon name="check" size={18} />
          None. Once it is saved, it can be chosen for an event.
        </p>
      ) : (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={finding.key} data-problem={finding.isProblem || undefined}>
              <Icon
                name={finding.isProblem ? 'cross' : 'warning'}
                size={18}
                label={finding.isProblem ? 'Stops use' : 'Warning'}
              />
              <span className={styles.finding}>
                {finding.text}
                {finding.where ? <small className={styles.where}>{finding.where}</small> : null}
              </span>
              <button
                type="button"
                className={styles.go}
                aria-label={`Go there: ${finding.where} ${finding.text}`}
                onClick={() => onGoThere(finding)}
              >
                Go there
              </button>
            </li>
          ))}
        </ul>
      )}
      {findings.length > 0 ? (
        <p className={styles.note}>
          {stops > 0
            ? `A format with ${counted(stops, 'problem')} is saved as a draft and cannot be chosen for an event. `
            : ''}
          <kbd>F8</kbd> next problem.
        </p>
      ) : null}
    </section>
  );
}
