import type { BracketState } from '@callshot/rules';
import { memo, type PointerEvent, type RefObject } from 'react';
import { isShown } from './board-model.ts';
import type { Box, BracketLayout } from './layout.ts';
import styles from './minimap.module.css';

interface MinimapProps {
  readonly layout: BracketLayout;
  readonly state: BracketState;
  readonly frame: RefObject<SVGRectElement | null>;
  readonly onCentre: (point: { x: number; y: number }) => void;
}

const MAX_WIDTH = 184;
const MAX_HEIGHT = 120;

/** The whole bracket small, and where the view is; pressing or dragging moves the view. */
export const Minimap = memo(function Minimap({ layout, state, frame, onCentre }: MinimapProps) {
  const scale = Math.min(MAX_WIDTH / layout.width, MAX_HEIGHT / layout.height);
  const boxesOf = (isPicked: boolean) =>
    state.matches
      .filter((match) => isShown(match) && (match.winnerTeamId !== null) === isPicked)
      .map((match) => outline(layout.boxes[match.node.index]))
      .join('');
  const centre = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onCentre({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale });
  };
  return (
    <svg
      className={styles.map}
      width={layout.width * scale}
      height={layout.height * scale}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
      data-minimap
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        centre(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && centre(event)}
    >
      <path className={styles.open} d={boxesOf(false)} />
      <path className={styles.picked} d={boxesOf(true)} />
      <rect ref={frame} className={styles.frame} rx={6} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});

const outline = (box: Box | undefined): string =>
  box ? `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z` : '';
