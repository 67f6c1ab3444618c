import type { StyleProblem } from '@callshot/nameplate-style';
import { decimal } from '../../../platform/core/decimal.ts';
import { m } from '../words/messages.js';
import { LEAST_CONTRAST } from './plate-contrast.ts';
import styles from './plate-editor.module.css';

export function Contrast({ ratio }: { ratio: number }) {
  const isEnough = ratio >= LEAST_CONTRAST;
  return (
    <p className={styles.contrast} data-enough={isEnough}>
      <b>{decimal(ratio)} : 1</b> {isEnough ? m.contrastEnough() : m.contrastLow()}
    </p>
  );
}

interface ProblemListProps {
  readonly problems: readonly StyleProblem[];
  onGo(problem: StyleProblem): void;
}

const MOST_LISTED = 5;

/** Each where it stands, in words, and the way there. */
export function ProblemList({ problems, onGo }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label={m.styleProblems()}>
      {problems.slice(0, MOST_LISTED).map((problem) => (
        <li key={`${problem.line}:${problem.column}:${problem.code}`}>
          <button type="button" className={styles.problem} onClick={() => onGo(problem)}>
            <b className={styles.where}>
              {m.lineAndColumn({ line: problem.line, column: problem.column })}
            </b>
            {problem.reason}
          </button>
        </li>
      ))}
      {problems.length > MOST_LISTED ? (
        <li>{m.moreProblems({ count: problems.length - MOST_LISTED })}</li>
      ) : null}
    </ul>
  );
}
