import { drawTeamMark, type MarkTone } from '../../../platform/ui/art/draw-team-mark.ts';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import type { MatchSize } from '../board/match-size.ts';
import { type BracketTeam, nameSaysMore } from '../slot/bracket-team.ts';
import { isFaded, isOpen, type MatchFaceProps, slotFaceOf } from '../slot/match-slot.tsx';
import { ASK, type SlotFace, slotName } from '../slot/slot-face.tsx';
import styles from './drawn-match.module.css';

/** Draws one team of a match, as a button that picks it. Unchanged parts are not touched. */
export type DrawSlot = (match: MatchFaceProps) => void;

/** A slot without a team. Copies of it are faster than making a new one. */
export function blankSlot(): HTMLButtonElement {
  const button = make('button');
  button.type = 'button';
  button.tabIndex = -1;
  return button;
}

const MARK_SIZE = 20;

/** The content of a slot: a team, or the text in its place. */
interface Occupant {
  readonly is: unknown;
  readonly tone: MarkTone;
  /** The number of nodes of its mark and names. The score follows them. */
  readonly nodes: number;
}

const NOBODY: Occupant = { is: undefined, tone: 'full', nodes: 0 };
/** After its name: its games, or that they are still to be picked. */
type Said = number | typeof ASK | null;

/** So many letters fit beside the hole of the smallest match. */
const SHORT = 17;

export function slotDrawer(button: HTMLButtonElement, isTop: boolean, size: MatchSize): DrawSlot {
  let occupant = NOBODY;
  let said: Said = null;
  const write = writer(button);
  return (match) => {
    const face = slotFaceOf(match, isTop);
    const { team, isWinner } = face;
    const text = waitingText(face);
    const score = face.needsScore ? ASK : face.score;
    const tone = isFaded(match.state, team) ? 'quiet' : 'full';
    write(
      'class',
      classNames(
        styles.slot,
        styles[size.name],
        !isTop && styles.bottom,
        team === null && styles.vacant,
        team !== null && size.name !== 'compact' && styles.named,
        team === null && text.length > SHORT && styles.long,
        score !== null && styles.told,
        isWinner && styles.winner,
        tone === 'quiet' && styles.faded,
      ) ?? null,
    );
    write('data-team', team && String(team.id));
    write('aria-label', slotName(face, text));
    write('aria-pressed', team && String(isWinner));
    write('aria-disabled', String(!isOpen(match, team)));
    const is = team ?? text;
    if (is !== occupant.is || tone !== occupant.tone) {
      const nodes = team ? teamNodes(team, size, tone) : [text];
      button.replaceChildren(...nodes);
      occupant = { is, tone, nodes: nodes.length };
    } else if (score !== said) {
      while (button.childNodes.length > occupant.nodes) button.lastChild?.remove();
    } else return;
    if (score !== null) {
      button.append(make('span', score === ASK ? styles.ask : styles.score, String(score)));
    }
    said = score;
  };
}

const waitingText = ({ slot, text, awaited }: SlotFace): string =>
  slot.kind === 'nobody' ? 'BYE' : (awaited ?? text.short);

/** Short name first, and alone where there is no room for both. */
function teamNodes(
  team: BracketTeam,
  { name: size }: MatchSize,
  tone: MarkTone,
): (Node | string)[] {
  const { name, abbreviation } = team;
  const mark = drawTeamMark(team, MARK_SIZE, styles.mark, tone);
  if (size === 'compact' || !nameSaysMore(team)) return [mark, abbreviation];
  return [mark, abbreviation, make('span', styles.name, name)];
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

/**
 * Writes the attributes of an element that no other code writes. Null removes one; equal values are
 * not written.
 */
function writer(element: Element) {
  const written = new Map<string, string>();
  return (name: string, value: string | null): void => {
    if (written.get(name) === value || (value === null && !written.delete(name))) return;
    if (value === null) element.removeAttribute(name);
    else {
      element.setAttribute(name, value);
      written.set(name, value);
    }
  };
}
