import { memo } from 'react';
import styles from './bracket-canvas.module.css';
import type { BracketLayout } from './layout.ts';
import type { Line } from './lines.ts';

interface BracketLinesProps {
  readonly layout: BracketLayout;
  readonly lines: readonly Line[];
  /** `path` of every line that a picked winner has travelled, joined. */
  readonly travelled: string;
}

/** All lines in three paths: a pick changes one attribute. */
export const BracketLines = memo(function BracketLines(props: BracketLinesProps) {
  const { layout, lines, travelled } = props;
  const all = lines.flatMap((line) => (line.isReset ? [] : [line.path])).join('');
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      <path className={styles.line} d={all} />
      <path className={styles.travelled} d={travelled} />
      <path className={styles.trace} d="" data-trace />
    </svg>
  );
});
