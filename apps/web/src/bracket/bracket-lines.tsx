import { useMemo } from 'react';
import styles from './bracket-canvas.module.css';
import type { BracketLayout } from './layout.ts';
import type { Line } from './lines.ts';

interface BracketLinesProps {
  readonly layout: BracketLayout;
  readonly lines: readonly Line[];
  readonly isTravelled: (line: Line) => boolean;
}

/** The ways on, quiet; a way that a picked winner has travelled lies over it in the accent. */
export function BracketLines({ layout, lines, isTravelled }: BracketLinesProps) {
  const all = useMemo(() => pathOf(lines.filter((line) => !line.isReset)), [lines]);
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      <path className={styles.line} d={all} />
      <path className={styles.travelled} d={pathOf(lines.filter(isTravelled))} />
      <path className={styles.trace} d="" data-trace />
    </svg>
  );
}

const pathOf = (lines: readonly Line[]): string => lines.map(({ path }) => path).join('');
