import { type ReactNode, useMemo, useState } from 'react';
import type { BoardModel } from '../board/board-model.ts';
import { type Area, type BracketLayout, isNear } from '../board/layout.ts';
import styles from './bracket-canvas.module.css';
import { areaOfLine, type Line } from './lines.ts';
import { type Wires, wiresOf } from './wires.ts';

interface BracketLinesProps {
  readonly model: BoardModel;
  readonly layout: BracketLayout;
  readonly lines: readonly Line[];
  /** The ways that come near an area; null = all of them. */
  readonly near: Area | null;
}

/**
 * The ways on, quiet. A way that a picked winner has travelled lies over it in the accent. Each is
 * a path of its own: as one path, every pick repainted the whole drawing. Paths that draw
 * themselves have the length 1.
 */
export function BracketLines({ model, layout, lines, near }: BracketLinesProps) {
  const quiet = useMemo(() => {
    const isDrawn = (line: Line) => !line.isReset && isNear(areaOfLine(line, layout), near);
    return pathOf(lines.filter(isDrawn));
  }, [lines, layout, near]);
  const { travelled, newest, champion, left } = useWires(model, lines);
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      <path className={styles.line} d={quiet} />
      {travelled.map((line) => line !== newest && line !== champion && settledWay(line))}
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

const settled = new WeakMap<Line, ReactNode>();

/** The same element for the same way, so that React passes it by. */
function settledWay(line: Line): ReactNode {
  const known = settled.get(line);
  if (known) return known;
  const way = <path key={line.from} className={styles.travelled} d={line.path} />;
  settled.set(line, way);
  return way;
}

const pathOf = (lines: readonly Line[]): string => lines.map(({ path }) => path).join('');

function useWires(model: BoardModel, lines: readonly Line[]): Wires {
  const [last, setLast] = useState(() => wiresOf(null, model, lines));
  if (last.model === model && last.lines === lines) return last;
  const wires = wiresOf(last, model, lines);
  setLast(wires);
  return wires;
}
