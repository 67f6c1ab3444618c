import { memo, type PointerEvent, type RefObject } from 'react';
import type { BoardModel } from './board-model.ts';
import type { Box, BracketLayout } from './layout.ts';
import styles from './minimap.module.css';

interface MinimapProps {
  readonly layout: BracketLayout;
  readonly model: BoardModel;
  readonly frame: RefObject<SVGRectElement | null>;
  readonly onCentre: (point: { x: number; y: number }) => void;
}

/** It lies in the strip of tools: flat brackets end at its width, high ones are pressed into it. */
const HEIGHT = 56;
const WIDTHS = { min: 96, max: 184 };

/**
 * The whole bracket in small, with the visible area; pressing or dragging moves the view. Hidden
 * while all of the bracket is in view.
 */
export const Minimap = memo(function Minimap({ layout, model, frame, onCentre }: MinimapProps) {
  const natural = (layout.width / layout.height) * HEIGHT;
  const width = Math.min(Math.max(natural, WIDTHS.min), WIDTHS.max);
  const height = Math.min(HEIGHT, (layout.height / layout.width) * width);
  const boxesOf = (isPicked: boolean) =>
    model.state.matches
      .filter(({ node }) => model.isShown(node.index))
      .filter((match) => (match.winnerTeamId !== null) === isPicked)
      .map((match) => outline(layout.boxes[match.node.index]))
      .join('');
  const centre = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onCentre({
      x: ((event.clientX - left) / width) * layout.width,
      y: ((event.clientY - top) / height) * layout.height,
    });
  };
  return (
    <svg
      className={styles.map}
      width={width}
      height={height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio="none"
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
      <rect ref={frame} className={styles.frame} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});

const outline = (box: Box | undefined): string =>
  box ? `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z` : '';
