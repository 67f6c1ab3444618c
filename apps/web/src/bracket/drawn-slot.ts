import { classNames } from '../ui/class-names.ts';
import { drawTeamMark } from '../ui/draw-team-mark.ts';
import { iconPath } from '../ui/icon.tsx';
import type { BracketTeam } from './bracket-team.ts';
import styles from './drawn-match.module.css';
import { isFaded, isOpen, type MatchFaceProps, slotFaceOf } from './match-slot.tsx';
import { type SlotFace, slotName } from './slot-face.tsx';

/** Draws one team of a match, as a button that picks it. What has not changed is not touched. */
export type DrawSlot = (match: MatchFaceProps) => void;

/** A button of which nothing is drawn yet; copies of it are made faster than it is. */
export function blankSlot(): HTMLButtonElement {
  const button = make('button');
  button.type = 'button';
  button.tabIndex = -1;
  return button;
}

/** A team is two nodes, its mark and its names; what is said of it follows. */
const TEAM_NODES = 2;
const MARK_SIZE = 20;

export function slotDrawer(button: HTMLButtonElement, isTop: boolean): DrawSlot {
  /** The team, or the text that stands in its place. */
  let occupant: unknown;
  let said = '';
  return (match) => {
    const face = slotFaceOf(match, isTop);
    const { team, isWinner, slot, text, score, needsScore } = face;
    const isTold = isWinner || score !== null || needsScore;
    const toSay = isTold ? `${isWinner} ${score} ${needsScore}` : '';
    write(
      button,
      'class',
      classNames(
        styles.slot,
        team === null && styles.vacant,
        isTold && styles.told,
        isWinner && styles.winner,
        isFaded(match.state, team) && styles.faded,
      ) ?? null,
    );
    write(button, 'data-team', team && String(team.id));
    write(button, 'aria-label', slotName(face));
    write(button, 'aria-pressed', team && String(isWinner));
    write(button, 'aria-disabled', String(!isOpen(match, team)));
    const next = team ?? (slot.kind === 'nobody' ? slot.kind : text);
    if (next !== occupant) button.replaceChildren(...occupantNodes(face));
    else if (toSay !== said) {
      while (button.childNodes.length > TEAM_NODES) button.lastChild?.remove();
    } else return;
    if (isTold) button.append(...saidNodes(face));
    occupant = next;
    said = toSay;
  };
}

function occupantNodes({ slot, team, text }: SlotFace): (Node | string)[] {
  if (team) return [drawTeamMark(team, MARK_SIZE, styles.mark), drawNames(team)];
  if (slot.kind === 'nobody') return [make('span', styles.bye, 'BYE')];
  return [make('span', styles.origin, text.origin), text.number];
}

const saidNodes = ({ score, needsScore, isWinner }: SlotFace): Node[] => [
  ...(score === null ? [] : [make('span', styles.score, String(score))]),
  ...(needsScore ? [make('span', styles.ask, 'Score?')] : []),
  ...(isWinner ? [make('span', styles.goesOn, chevron())] : []),
];

/** Short name first: it survives in a narrow slot. */
function drawNames({ name, abbreviation }: BracketTeam): HTMLElement {
  const names = make('span', styles.names, make('b', undefined, abbreviation));
  if (abbreviation !== name) names.append(name);
  return names;
}

const SVG = 'http://www.w3.org/2000/svg';

function chevron(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', iconPath('chevron-right'));
  icon.append(path);
  return icon;
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className?: string | undefined,
  child?: Node | string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className !== undefined) element.className = className;
  if (child !== undefined) element.append(child);
  return element;
}

/** Null takes the attribute away. */
export function write(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
