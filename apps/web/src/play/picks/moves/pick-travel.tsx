import type { PickSet } from '@callshot/rules';
import { Component, type RefObject } from 'react';
import { EASE_OUT, MOVE_MS, mayMove, outline } from '../../../platform/ui/hooks/motion.ts';
import { type FilledSlot, type PickMoves, pickMoves, slotName } from './pick-moves.ts';
import styles from './pick-travel.module.css';

interface PickTravelProps {
  readonly picks: PickSet;
  /** Holds the cards and the slots. */
  readonly editor: RefObject<HTMLElement | null>;
}

/** A crest that left its slot, as it stood there. */
interface Gone {
  readonly slot: FilledSlot;
  readonly crest: HTMLElement;
}

interface Leaving {
  readonly moves: PickMoves;
  readonly gone: readonly Gone[];
}

const FADE_MS = 160;

/**
 * Crests of picked teams travel between their cards and their slots. It draws nothing itself; a slot
 * that is emptied is read just before it is.
 */
export class PickTravel extends Component<PickTravelProps> {
  override getSnapshotBeforeUpdate({ picks }: PickTravelProps): Leaving | null {
    if (picks === this.props.picks) return null;
    const moves = pickMoves(picks.groupStagePicks, this.props.picks.groupStagePicks);
    const left = [...(moves.taken ? [moves.taken] : []), ...moves.cleared];
    const gone = left.flatMap((slot) => {
      const crest = this.#slot(slot)?.firstElementChild;
      return crest ? [{ slot, crest: copyOf(crest) }] : [];
    });
    return { moves, gone };
  }

  override componentDidUpdate(_before: PickTravelProps, _state: unknown, leaving: Leaving | null) {
    if (leaving === null) return;
    if (mayMove()) this.#play(leaving);
    else this.#mark(leaving.moves);
  }

  override render() {
    return null;
  }

  #play({ moves, gone }: Leaving): void {
    const { put, taken } = moves;
    const card = this.#card((put ?? taken)?.teamId)?.firstElementChild;
    const crest = put && this.#slot(put)?.firstElementChild;
    if (card && crest) {
      crest.animate([{ opacity: 0 }, { opacity: 0 }], MOVE_MS);
      show(copyOf(crest), [{ transform: between(crest, card) }, {}], MOVE_MS);
    }
    for (const { slot, crest: left } of gone) {
      const isBack = slot === taken && card;
      document.body.append(left);
      const last = isBack ? { transform: between(left, card) } : { opacity: 0 };
      show(left, [{}, last], isBack ? MOVE_MS : FADE_MS);
    }
  }

  #mark({ put, taken }: PickMoves): void {
    const changed = put ? this.#slot(put) : this.#card(taken?.teamId);
    if (changed) outline(changed);
  }

  #slot(slot: FilledSlot): Element | null {
    return this.#find(`[data-slot="${slotName(slot)}"]`);
  }

  #card(teamId: number | undefined): Element | null {
    return teamId === undefined ? null : this.#find(`[data-team="${teamId}"]`);
  }

  #find(selector: string): Element | null {
    return this.props.editor.current?.querySelector(selector) ?? null;
  }
}

/** The same, over everything, where the original stands now. */
function copyOf(crest: Element): HTMLElement {
  const { left, top, width, height } = crest.getBoundingClientRect();
  const copy = document.createElement('span');
  copy.className = styles.copy ?? '';
  copy.ariaHidden = 'true';
  Object.assign(copy.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  copy.append(crest.cloneNode(true));
  return copy;
}

/** From where one stands to where another does. */
function between(one: Element, other: Element): string {
  const [from, to] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const scale = from.width === 0 ? 1 : to.width / from.width;
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function show(copy: HTMLElement, frames: Keyframe[], duration: number): void {
  document.body.append(copy);
  copy.animate(frames, { duration, easing: EASE_OUT }).onfinish = () => copy.remove();
}
