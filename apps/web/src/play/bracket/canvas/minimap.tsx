import { memo, type PointerEvent, type RefObject } from 'react';
import type { BoardModel, CanvasPart } from '../board/board-model.ts';
import type { Box } from '../board/layout.ts';
import type { NextMatch } from '../picking/use-next-match.ts';
import { useDrawnNear } from './canvas-rest.ts';
import styles from './minimap.module.css';

interface MinimapProps extends CanvasPart {
  readonly model: BoardModel;
  /** The match to pick next, and what can be picked besides. */
  readonly next: NextMatch | null;
  readonly frame: RefObject<SVGRectElement | null>;
  /** The room that it may take: flat brackets end at its width, high ones at its height. */
  readonly room: { readonly width: number; readonly height: number };
  readonly onCentre: (point: { x: number; y: number }) => void;
}

const MIN_WIDTH = 80;

/**
 * The whole bracket in small, with the picked, open and next matches and the visible area. Pressing
 * or dragging moves the view. For a large bracket it is drawn together with the matches out of
 * view.
 */
export const Minimap = memo(function Minimap(props: MinimapProps) {
  const { layout, model, next, near, rest, frame, room, onCentre } = props;
  const isDrawn = useDrawnNear(rest, near) === null;
  const natural = (layout.width / layout.height) * room.height;
  const width = Math.min(Math.max(natural, MIN_WIDTH), room.width);
  const height = Math.min(room.height, (layout.height / layout.width) * width);
  const drawn = { waiting: '', picked: '', open: '', next: '' };
  for (const { node, winnerTeamId } of isDrawn ? model.state.matches : []) {
    if (!model.isShown(node.index)) continue;
    drawn[kindOf(node.index, winnerTeamId !== null, next)] += outline(layout.boxes[node.index]);
  }
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
      <path className={styles.waiting} d={drawn.waiting} />
      <path className={styles.picked} d={drawn.picked} />
      <path className={styles.open} d={drawn.open} />
      <path className={styles.next} d={drawn.next} />
      <rect ref={frame} className={styles.frame} vectorEffect="non-scaling-stroke" />
    </svg>
  );
});

const outline = (box: Box | undefined): string =>
  box ? `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z` : '';

type Kind = 'waiting' | 'picked' | 'open' | 'next';

function kindOf(match: number, isPicked: boolean, next: NextMatch | null): Kind {
  if (next?.current === match) return 'next';
  if (isPicked) return 'picked';
  return next?.open.includes(match) ? 'open' : 'waiting';
}
