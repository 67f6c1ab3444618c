import { type BracketGraph, type MatchPlace, matchKey } from '@callshot/rules';
import { useMemo } from 'react';
import {
  type Area,
  type BracketLayout,
  isNear,
  middleOf,
} from '../../../play/bracket/board/layout.ts';
import { areaOfLine, bracketLines } from '../../../play/bracket/canvas/lines.ts';
import styles from './builder-canvas.module.css';

interface BuilderLinesProps {
  readonly graph: BracketGraph;
  readonly layout: BracketLayout;
  /** The ways that come into an area; null = all of them. */
  readonly near: Area | null;
  /** The match in hand. */
  readonly match: MatchPlace | null;
}

/** The winners' ways on, and where the loser of the match in hand goes. */
export function BuilderLines({ graph, layout, near, match }: BuilderLinesProps) {
  const winners = useMemo(
    () =>
      bracketLines(graph, layout)
        .filter((line) => isNear(areaOfLine(line, layout), near))
        .map(({ path }) => path)
        .join(''),
    [graph, layout, near],
  );
  return (
    <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden="true">
      <path className={styles.line} d={winners} />
      <path className={styles.loserLine} d={loserPath(graph, layout, match)} />
    </svg>
  );
}

function loserPath(graph: BracketGraph, layout: BracketLayout, match: MatchPlace | null): string {
  const node = match && graph.byKey.get(matchKey(match));
  const to = node?.loserTo;
  const [from, target] = [node && layout.boxes[node.index], to && layout.boxes[to.match]];
  if (!from || !target || !to) return '';
  const { size } = layout;
  const [x, y] = [from.x + size.width / 2, from.y + size.height];
  const entry = middleOf(target, size) + (size.slots / 4) * (to.isTop ? -1 : 1);
  const bend = Math.max(40, Math.abs(entry - y) / 2);
  // Not out of the drawing, where it would be invisible.
  const before = Math.max(2, target.x - bend);
  return `M${x} ${y}C${x} ${y + bend} ${before} ${entry} ${target.x} ${entry}`;
}
