import type { BracketGraph, MatchNode } from '@callshot/rules';
import {
  type Area,
  areaOfAll,
  type Box,
  type BracketLayout,
  doMeet,
  type HeaderBox,
} from '../board/layout.ts';
import type { MatchSize } from '../board/match-size.ts';
import { stopName } from '../board/use-roving-stop.ts';
import { seriesName } from '../board/wording.ts';
import { faceOf, type PickModel } from '../picking/pick-model.ts';
import type { NextMatch } from '../picking/use-next-match.ts';
import { type MatchFaceProps, slotFaceOf } from '../slot/match-slot.tsx';
import { areaOfHeader, drawHeader, headerBefore } from './drawn-header.ts';
import styles from './drawn-match.module.css';
import { drawScores } from './drawn-scores.ts';
import { DrawnSigns, type SignedMatch } from './drawn-signs.ts';
import { blankSlot, make, slotDrawer, write } from './drawn-slot.ts';

/**
 * The matches of a canvas, drawn without React: a large bracket is 254 buttons, and React takes
 * longer to come to them than the browser to show them. A match is touched only when its own state
 * has changed.
 */
export class DrawnMatches {
  readonly #host: HTMLElement;
  readonly #plans: readonly GroupPlan[];
  readonly #groups: (Group | null)[];
  /** Beside the group that each stands before. */
  readonly #headers: (HTMLElement | null)[];
  readonly #blank = blankMatch();
  readonly #size: MatchSize;
  readonly #signs: DrawnSigns;
  #drawn: readonly [PickModel, NextMarks] | null = null;

  constructor(host: HTMLElement, { matches }: BracketGraph, layout: BracketLayout) {
    const { size } = layout;
    this.#host = host;
    this.#size = size;
    this.#signs = new DrawnSigns(layout);
    this.#plans = plansOf(matches, layout);
    this.#groups = this.#plans.map(() => null);
    this.#headers = this.#plans.map(() => null);
    host.replaceChildren();
  }

  /** At first only what stands near an area may be drawn; the rest follows with `complete`. */
  draw(model: PickModel, next: NextMarks, near: Area | null): void {
    const isFirst = this.#drawn === null;
    this.#drawn = [model, next];
    const isAll = !isFirst || near === null;
    // The first of all is where the Tab key enters.
    this.#make((area, at) => isAll || at === 0 || doMeet(area, near));
    for (const group of this.#groups) if (group) drawInto(group, model, next);
    this.#attach(model);
  }

  /**
   * Draws the rest before anybody scrolls there. From then on each group rests while it is out of
   * view. Set any earlier, the first visible groups would be laid out in a second pass of the same
   * frame.
   */
  complete(): void {
    if (this.#drawn && this.#isPartial()) this.draw(...this.#drawn, null);
    for (const group of this.#groups) group?.content.classList.add(`${styles.resting}`);
  }

  #isPartial(): boolean {
    return this.#plans.some(
      ({ header }, at) => this.#groups[at] === null || (header && this.#headers[at] === null),
    );
  }

  #make(isWanted: (area: Area, at: number) => boolean): void {
    for (const [at, plan] of this.#plans.entries()) {
      const { header } = plan;
      if (this.#groups[at] === null && isWanted(plan.area, at)) {
        this.#groups[at] = this.#drawGroup(plan);
      }
      if (header && this.#headers[at] === null && isWanted(areaOfHeader(header), at)) {
        this.#headers[at] = drawHeader(header);
      }
    }
  }

  /**
   * A group that rests far from the view is neither laid out nor painted. Browsers would begin with
   * that one and a half views ahead, which is all of most brackets: what clips it says how far it
   * reaches.
   */
  #drawGroup({ nodes, boxes, area }: GroupPlan): Group {
    const content = make('div', styles.content);
    const frame = make('div', styles.group, content);
    place(frame, area);
    const matches = nodes.flatMap((node, at) => {
      const box = boxes[at];
      return box ? drawMatch(this.#blank, node, box, { area, size: this.#size }) : [];
    });
    return { frame, content, matches, signs: this.#signs.group() };
  }

  /** Finished, and in the order of picking: the browser looks at each change of what is in the page. */
  #attach(model: PickModel): void {
    const isHeaded = this.#plans.map(({ nodes }) => !nodes.every(isAway(model)));
    for (const [at, header] of this.#headers.entries()) if (!isHeaded[at]) header?.remove();
    let after: ChildNode | null = this.#host.firstChild;
    const parts = this.#groups.flatMap((group, at) => [
      isHeaded[at] ? this.#headers[at] : null,
      group?.frame,
    ]);
    for (const part of parts) {
      if (part && part === after) after = after.nextSibling;
      else if (part) this.#host.insertBefore(part, after);
    }
    if (after === null) this.#host.append(this.#signs.element);
  }
}

function drawInto({ content, matches, signs }: Group, model: PickModel, next: NextMarks): void {
  let hasChanged = false;
  const signed = matches.map((match): SignedMatch => {
    const face = faceOf(model, match.index);
    const standing = standingOf(match.index, next);
    if (match.draw(face, standing)) hasChanged = true;
    if (face === null) match.element.remove();
    else if (match.element.parentNode !== content) content.append(match.element);
    return { box: match.box, face, isOpen: standing !== null };
  });
  if (hasChanged) signs(signed);
}

/** The open, current and asked-for matches of a bracket. */
export type NextMarks = Pick<NextMatch, 'open' | 'current' | 'asking'>;

type Standing = 'open' | 'next' | 'asking' | null;

function standingOf(match: number, { open, current, asking }: NextMarks): Standing {
  if (match === asking) return 'asking';
  if (match === current) return 'next';
  return open.includes(match) ? 'open' : null;
}

interface Group {
  readonly frame: HTMLElement;
  /** Holds the matches. */
  readonly content: HTMLElement;
  readonly matches: readonly DrawnMatch[];
  readonly signs: ReturnType<DrawnSigns['group']>;
}

interface DrawnMatch {
  readonly index: number;
  readonly box: Box;
  readonly element: HTMLElement;
  /** Null while it is not on the board. Answers whether anything is new. */
  draw(face: MatchFaceProps | null, standing: Standing): boolean;
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

/** The distance from the view at which a group is laid out, in px. It is drawn before it is panned in. */
const RIM = 40;

interface GroupPlan {
  readonly nodes: readonly MatchNode[];
  readonly boxes: readonly Box[];
  readonly area: Area;
  /** The heading of the column that begins here. */
  readonly header: HeaderBox | null;
}

const plansOf = (matches: readonly MatchNode[], layout: BracketLayout): GroupPlan[] =>
  groupsOf(matches).map((nodes, at, groups) => {
    const boxes = nodes.flatMap((node) => layout.boxes[node.index] ?? []);
    const { x, y, width, height } = areaOfAll(boxes);
    const [first] = nodes;
    return {
      ...{ nodes, boxes },
      area: { x: x - RIM, y: y - RIM, width: width + 2 * RIM, height: height + 2 * RIM },
      header: first ? headerBefore(layout, first, groups[at - 1]?.at(-1)) : null,
    };
  });

/** A reset is there only while it is played. */
const isAway =
  (model: PickModel) =>
  ({ index }: MatchNode): boolean =>
    faceOf(model, index) === null;

const place = ({ style }: HTMLElement, { x, y, width, height }: Area): void => {
  style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
};

/** A match of which nothing is drawn yet; copies of it are made faster than it is. */
function blankMatch(): HTMLElement {
  const element = make('div');
  element.setAttribute('role', 'group');
  element.append(blankSlot(), blankSlot());
  return element;
}

interface MatchPlace {
  /** The area of the group. */
  readonly area: Area;
  readonly size: MatchSize;
}

function drawMatch(
  blank: HTMLElement,
  node: MatchNode,
  box: Box,
  { area, size }: MatchPlace,
): DrawnMatch {
  const { index } = node;
  const element = blank.cloneNode(true) as HTMLElement;
  element.className = `${styles.box}`;
  element.setAttribute('data-match', node.key);
  place(element, { ...box, x: box.x - area.x, y: box.y - area.y });
  const drawers = (['top', 'bottom'] as const).map((side, at) => {
    const button = element.children[at] as HTMLButtonElement;
    button.setAttribute('data-slot', stopName({ match: index, side }));
    return slotDrawer(button, side === 'top', size);
  });
  let drawn: MatchFaceProps | null = null;
  let stood: Standing = null;
  let scores: HTMLElement | null = null;
  return {
    index,
    box,
    element,
    draw(face, standing) {
      const before = drawn;
      drawn = face;
      if (face === null) return before !== null;
      const isDrawn = before !== null && isSame(before, face);
      if (isDrawn && stood === standing) return false;
      if (stood !== standing) write(element, 'data-standing', standing);
      if (!isDrawn) {
        write(element, 'aria-label', seriesName(node, face.text));
        write(element, 'title', face.text.lock);
        element.classList.toggle(`${styles.locked}`, node.isLocked || face.state.isClosed);
        element.toggleAttribute('data-scoreless', lacksScore(face));
        for (const draw of drawers) draw(face);
      }
      scores?.remove();
      scores = standing === 'asking' ? drawScores(face) : null;
      if (scores) element.append(scores);
      stood = standing;
      return true;
    },
  };
}

/** A winner alone does not count. */
const lacksScore = (face: MatchFaceProps): boolean =>
  [true, false].some((isTop) => slotFaceOf(face, isTop).needsScore);

const isSame = (one: MatchFaceProps, other: MatchFaceProps): boolean =>
  one.state === other.state &&
  one.text === other.text &&
  one.top === other.top &&
  one.bottom === other.bottom &&
  one.topAwaited === other.topAwaited &&
  one.bottomAwaited === other.bottomAwaited &&
  one.isEditing === other.isEditing &&
  one.showsScores === other.showsScores;
