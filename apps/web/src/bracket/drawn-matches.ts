import type { MatchNode } from '@callshot/rules';
import styles from './drawn-match.module.css';
import { blankSlot, make, slotDrawer, write } from './drawn-slot.ts';
import type { Box } from './layout.ts';
import type { MatchFaceProps } from './match-slot.tsx';
import { faceOf, type PickModel } from './pick-model.ts';
import { stopName } from './use-roving-stop.ts';
import { seriesName } from './wording.ts';

/**
 * The matches of a canvas, drawn without React: a large bracket is 254 buttons, and React takes
 * longer to come to them than the browser to show them. A match is touched only when its own state
 * has changed.
 */
export class DrawnMatches {
  readonly #host: HTMLElement;
  readonly #groups: readonly Group[];

  constructor(host: HTMLElement, { graph }: Pick<PickModel, 'graph'>, boxes: readonly Box[]) {
    const blank = blankMatch();
    this.#host = host;
    this.#groups = groupsOf(graph.matches).map((nodes) => drawGroup(blank, nodes, boxes));
  }

  draw(model: PickModel): void {
    for (const { content, matches } of this.#groups) {
      for (const match of matches) {
        const face = faceOf(model, match.index);
        if (face) match.draw(face);
        if (face === null) match.element.remove();
        else if (match.element.parentNode !== content) content.append(match.element);
      }
    }
    this.#attach();
  }

  /** All at once and finished: the browser looks at each change of what is in the page. */
  #attach(): void {
    const frames = this.#groups.map(({ frame }) => frame);
    if (frames[0]?.parentNode !== this.#host) this.#host.replaceChildren(...frames);
  }
}

interface Group {
  readonly frame: HTMLElement;
  /** Holds the matches. */
  readonly content: HTMLElement;
  readonly matches: readonly DrawnMatch[];
}

interface DrawnMatch {
  readonly index: number;
  readonly element: HTMLElement;
  draw(face: MatchFaceProps): void;
}

/** So few that a group leaves the view with them, so many that there are few groups. */
const GROUP_SIZE = 4;

/** Neighbours of a column, in the graph's order; a reset comes and goes, and is alone. */
function groupsOf(nodes: readonly MatchNode[]): MatchNode[][] {
  const groups: MatchNode[][] = [];
  for (const node of nodes) {
    const group = groups.at(-1);
    const [last] = group ?? [];
    const isBeside = last?.part === node.part && last.col === node.col && !node.isReset;
    if (group && isBeside && group.length < GROUP_SIZE) group.push(node);
    else groups.push([node]);
  }
  return groups;
}

/** How near to the view a group is laid out, and thereby drawn when it is panned in. */
const RIM = 40;

/**
 * A group that is far from the view is neither laid out nor painted. Browsers would begin with that
 * one and a half views ahead, which is all of most brackets: what clips it says how far it reaches.
 */
function drawGroup(blank: HTMLElement, nodes: readonly MatchNode[], boxes: readonly Box[]): Group {
  const own = nodes.flatMap((node) => boxes[node.index] ?? []);
  const x = Math.min(...own.map((box) => box.x)) - RIM;
  const y = Math.min(...own.map((box) => box.y)) - RIM;
  const content = make('div', styles.content);
  const frame = make('div', styles.group, content);
  place(frame, {
    x,
    y,
    width: Math.max(...own.map((box) => box.x + box.width)) - x + RIM,
    height: Math.max(...own.map((box) => box.y + box.height)) - y + RIM,
  });
  const matches = nodes.flatMap((node, at) => {
    const box = own[at];
    return box ? drawMatch(blank, node, { ...box, x: box.x - x, y: box.y - y }) : [];
  });
  return { frame, content, matches };
}

const place = ({ style }: HTMLElement, { x, y, width, height }: Omit<Box, 'index'>): void => {
  style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
};

/** A match of which nothing is drawn yet; copies of it are made faster than it is. */
function blankMatch(): HTMLElement {
  const element = make('div');
  element.setAttribute('role', 'group');
  element.append(blankSlot(), blankSlot());
  return element;
}

function drawMatch(blank: HTMLElement, node: MatchNode, box: Box): DrawnMatch {
  const { index } = node;
  const element = blank.cloneNode(true) as HTMLElement;
  element.className = node.isLocked ? `${styles.box} ${styles.locked}` : `${styles.box}`;
  element.setAttribute('data-match', node.key);
  place(element, box);
  const drawers = (['top', 'bottom'] as const).map((side, at) => {
    const button = element.children[at] as HTMLButtonElement;
    button.setAttribute('data-slot', stopName({ match: index, side }));
    return slotDrawer(button, side === 'top');
  });
  let drawn: MatchFaceProps | null = null;
  return {
    index,
    element,
    draw(face) {
      if (drawn && isSame(drawn, face)) return;
      drawn = face;
      write(element, 'aria-label', seriesName(node, face.text));
      write(element, 'data-number', face.text.number);
      for (const draw of drawers) draw(face);
    },
  };
}

const isSame = (one: MatchFaceProps, other: MatchFaceProps): boolean =>
  one.state === other.state &&
  one.text === other.text &&
  one.top === other.top &&
  one.bottom === other.bottom &&
  one.isEditing === other.isEditing &&
  one.showsScores === other.showsScores;
