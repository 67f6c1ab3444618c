import type { SlotState } from '@callshot/rules';
import type { Box, BracketLayout } from '../board/layout.ts';
import type { MatchFaceProps } from '../slot/match-slot.tsx';
import styles from './drawn-match.module.css';

/** The facts that the signs of a match show. */
export interface SignedMatch {
  readonly box: Box;
  /** Null while it is not on the board. */
  readonly face: MatchFaceProps | null;
  readonly isOpen: boolean;
}

/**
 * A dashed hole where a team is waited for, a ring beside each team that can be picked now. Each
 * group of matches has two paths. Pictures of 254 slots took longer than all the rest, and two
 * paths over the whole drawing were redrawn with every pick.
 */
export class DrawnSigns {
  readonly element = svg('svg');
  readonly #row: number;

  constructor({ width, height, size }: BracketLayout) {
    this.#row = size.slots / 2;
    this.element.setAttribute('class', `${styles.signs}`);
    this.element.setAttribute('width', String(width));
    this.element.setAttribute('height', String(height));
    this.element.ariaHidden = 'true';
  }

  /** Answers how those of one more group are drawn. */
  group(): (matches: readonly SignedMatch[]) => void {
    const draw = (className: string | undefined) => {
      let path: SVGPathElement | null = null;
      return (d: string) => {
        if (path === null && d === '') return;
        path ??= this.element.appendChild(svg('path', className));
        path.setAttribute('d', d);
      };
    };
    const [holes, rings] = [draw(styles.hole), draw(styles.ring)];
    return (matches) => {
      const paths = pathsOf(matches, this.#row);
      holes(paths.holes);
      rings(paths.rings);
    };
  }
}

function pathsOf(matches: readonly SignedMatch[], row: number) {
  const paths = { holes: '', rings: '' };
  for (const { box, face, isOpen } of matches) {
    if (face === null) continue;
    for (const [at, slot] of [face.state.top, face.state.bottom].entries()) {
      const middle = box.y + row * (at + 0.5);
      if (isWaiting(slot)) paths.holes += hole(box.x, middle);
      else if (isOpen && face.state.winnerTeamId === null) {
        paths.rings += ring(box.x + box.width, middle);
      }
    }
  }
  return paths;
}

function svg<Tag extends 'svg' | 'path'>(
  tag: Tag,
  className?: string | undefined,
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  if (className !== undefined) element.setAttribute('class', className);
  return element;
}

const isWaiting = ({ kind }: SlotState): boolean => kind === 'open' || kind === 'awaiting';

const hole = (x: number, y: number): string => `M${x + 11} ${y - 8.5}h17v17h-17z`;
const ring = (right: number, y: number): string =>
  `M${right - 22} ${y}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`;
