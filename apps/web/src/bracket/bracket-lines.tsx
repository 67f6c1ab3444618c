import { useMemo, useState } from 'react';
import type { BoardModel } from './board-model.ts';
import styles from './bracket-canvas.module.css';
import type { BracketLayout } from './layout.ts';
import type { Line } from './lines.ts';
import { type Wires, wiresOf } from './wires.ts';

interface BracketLinesProps {
  readonly model: BoardModel;
  readonly layout: BracketLayout;
  readonly lines: readonly Line[];
}

/**
 * The ways on, quiet; a way that a picked winner has travelled lies over it in the accent, each in a
 * path of its own: as one path, every pick had the whole drawing painted anew. What moves is of the
 * length 1 where it draws itself.
 */
export function BracketLines({ model, layout, lines }: BracketLinesProps) {
  const all = useMemo(() => pathOf(lines.filter((line) => !line.isReset)), [lines]);
  const { travelled, newest, champion, left } = useWires(model, lines);
  const settled = useMemo(
    () => new Map(lines.map((line, at) => [line, settledWay(line, at)])),
    [lines],
  );
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      <path className={styles.line} d={all} />
      {travelled.map((line) => line !== newest && line !== champion && settled.get(line))}
      <path className={styles.travelled} d={newest?.path ?? ''} pathLength={1} data-wire />
      <path
        className={styles.travelled}
        d={champion?.path ?? ''}
        pathLength={1}
        data-champion-wire
      />
      <path className={styles.left} d={pathOf(left)} data-left-wires />
      <path className={styles.trace} d="" data-trace />
    </svg>
  );
}

/** The same element for the same way, so that React passes it by. */
const settledWay = ({ path }: Line, at: number) => (
  <path key={at} className={styles.travelled} d={path} />
);

const pathOf = (lines: readonly Line[]): string => lines.map(({ path }) => path).join('');

function useWires(model: BoardModel, lines: readonly Line[]): Wires {
  const [last, setLast] = useState(() => wiresOf(null, model, lines));
  if (last.model === model && last.lines === lines) return last;
  const wires = wiresOf(last, model, lines);
  setLast(wires);
  return wires;
}
