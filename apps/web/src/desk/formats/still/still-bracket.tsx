import type { BracketGraph, FormatStage } from '@callshot/rules';
import { useMemo } from 'react';
import { type Box, type BracketLayout, layoutBracket } from '../../../play/bracket/board/layout.ts';
import type { MatchSize } from '../../../play/bracket/board/match-size.ts';
import { bracketLines } from '../../../play/bracket/canvas/lines.ts';
import { stageGraph } from '../stage-graph.ts';
import styles from './still-bracket.module.css';

/** Bars in place of matches: at this size their texts could not be read. */
const SIZE: MatchSize = {
  name: 'regular',
  width: 200,
  head: 0,
  slots: 38,
  height: 38,
  champion: { width: 0, height: 0 },
  columnGap: 64,
  rowGap: 22,
};

const MOST_SCALE = 0.5;
const GAP = 8;

interface StillBracketProps {
  stage: FormatStage;
  /** px; the drawing keeps its proportions in it. */
  height: number;
}

/** The bracket of a stage at a glance; nothing of one that leads nowhere yet. */
export function StillBracket({ stage, height: most }: StillBracketProps) {
  const drawn = useMemo(() => drawingOf(stage), [stage]);
  if (drawn === null) return null;
  const { graph, layout, lines } = drawn;
  // Without the room of headers, which it does not have.
  const top = Math.min(...layout.boxes.map(({ y }) => y)) - GAP;
  const height = (layout.height - top) * MOST_SCALE;
  const ofPart = (isFirst: boolean): string =>
    graph.matches
      .filter(({ part }) => (part === graph.parts[0]?.identifier) === isFirst)
      .map(({ index }) => outline(layout.boxes[index]))
      .join('');
  return (
    <svg
      className={styles.drawing}
      width={layout.width * MOST_SCALE}
      height={height}
      viewBox={`0 ${top} ${layout.width} ${layout.height - top}`}
      style={{ maxHeight: most }}
      aria-hidden="true"
    >
      <path className={styles.line} d={lines} vectorEffect="non-scaling-stroke" />
      <path className={styles.match} d={ofPart(true)} />
      <path className={styles.other} d={ofPart(false)} />
    </svg>
  );
}

interface Drawing {
  readonly graph: BracketGraph;
  readonly layout: BracketLayout;
  readonly lines: string;
}

function drawingOf(stage: FormatStage): Drawing | null {
  const graph = stageGraph(stage);
  if (graph === null || graph.matches.length === 0) return null;
  const layout = layoutBracket(graph, SIZE);
  const lines = bracketLines(graph, layout).map(({ path }) => path);
  return { graph, layout, lines: lines.join('') };
}

const outline = (box: Box | undefined): string =>
  box ? `M${box.x} ${box.y}h${box.width}v${SIZE.height}h${-box.width}z` : '';
