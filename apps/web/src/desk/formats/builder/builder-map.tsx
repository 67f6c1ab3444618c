import { type BracketGraph, type MatchPlace, matchKey } from '@callshot/rules';
import type { PointerEvent, RefObject } from 'react';
import type { Box, BracketLayout, Point } from '../../../play/bracket/board/layout.ts';
import styles from './builder-canvas.module.css';

interface BuilderMapProps {
  readonly graph: BracketGraph;
  readonly layout: BracketLayout;
  readonly frame: RefObject<SVGRectElement | null>;
  readonly match: MatchPlace | null;
  onCentre(point: Point): void;
}

const ROOM = { width: 150, height: 54 };

/** The whole bracket in small, with its visible part. Pressing or dragging moves there. */
export function BuilderMap({ graph, layout, frame, match, onCentre }: BuilderMapProps) {
  const width = Math.min(ROOM.width, (layout.width / layout.height) * ROOM.height);
  const height = (layout.height / layout.width) * width;
  const now = match && graph.byKey.get(matchKey(match));
  const centre = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onCentre({
      x: ((event.clientX - left) / width) * layout.width,
      y: ((event.clientY - top) / height) * layout.height,
    });
  };
  return (
    <div className={styles.map}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          centre(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && centre(event)}
      >
        <path className={styles.waiting} d={layout.boxes.map(outline).join('')} />
        <path className={styles.now} d={outline(now ? layout.boxes[now.index] : undefined)} />
        <rect ref={frame} className={styles.frame} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

const outline = (box: Box | undefined): string =>
  box ? `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z` : '';
