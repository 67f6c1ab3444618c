import {
  AS_DRAWN,
  checkFormat,
  type EventFormat,
  type FormatProblem,
  placeInFormat,
  wordsOfFormat,
  wordsOfWarning,
} from '@callshot/rules';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { m } from '../words/messages.js';
import styles from './format-panel.module.css';

interface FindingsProps {
  format: EventFormat;
  /** As they were found when it was read. */
  problems: readonly FormatProblem[];
}

interface Finding {
  readonly isProblem: boolean;
  readonly place: string;
  readonly text: string;
}

const MOST = 5;

/** Errors and warnings of a format, each with its place. */
export function Findings({ format, problems }: FindingsProps) {
  const found: Finding[] = [
    ...problems.map((problem) => ({
      isProblem: true,
      place: placeInFormat(format, problem.path),
      text: wordsOfFormat(problem, AS_DRAWN),
    })),
    ...checkFormat(format).warnings.map((warning) => ({
      isProblem: false,
      place: placeInFormat(format, warning.path),
      text: wordsOfWarning(warning),
    })),
  ];
  if (found.length === 0) return null;
  return (
    <section className={styles.section} aria-label={m.problemsWarnings()}>
      <h3 className={styles.heading}>{problems.length > 0 ? m.problems() : m.warnings()}</h3>
      <ul className={styles.findings}>
        {found.slice(0, MOST).map(({ isProblem, place, text }) => (
          <li
            key={`${place} ${text}`}
            className={styles.finding}
            data-problem={isProblem || undefined}
          >
            <Icon
              name={isProblem ? 'cross' : 'warning'}
              size={16}
              label={isProblem ? m.problem() : m.warning()}
            />
            <div>
              <p>{text}</p>
              {place === '' ? null : <p className={styles.quiet}>{place}</p>}
            </div>
          </li>
        ))}
      </ul>
      {found.length > MOST ? (
        <p className={styles.quiet}>{m.moreFindings({ count: found.length - MOST })}</p>
      ) : null}
    </section>
  );
}
