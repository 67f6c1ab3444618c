import type { ReportKind } from '@callshot/contract';
import { StatePill } from '../staff/state-pill.tsx';
import styles from './report-answers.module.css';
import { kindNames } from './report-words.ts';

interface SubjectNameProps {
  readonly kind: ReportKind;
  readonly name: string;
  /** A press anywhere on the row opens it. */
  readonly onOpen?: () => void;
}

export function SubjectName({ kind, name, onOpen }: SubjectNameProps) {
  return (
    <>
      <StatePill tone="quiet">{kindNames[kind]}</StatePill>
      {onOpen ? (
        <button type="button" className={styles.open} onClick={onOpen}>
          <bdi>{name}</bdi>
        </button>
      ) : (
        <b className={styles.whole}>
          <bdi>{name}</bdi>
        </b>
      )}
    </>
  );
}
