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
  const all = lines.flatMap((line) => (line.isReset ? [] : [line.path])).join('');
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      <path className={styles.line} d={all} />
      {lines.filter(isTravelled).map((line) => (
        <path key={line.path} className={styles.travelled} d={line.path} />
      ))}
      <path className={styles.trace} d="" data-trace />
    </svg>
  );
}
