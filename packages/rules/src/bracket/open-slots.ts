import type { Bracket, MatchSlot } from '../model/format.ts';
import { matchKey } from './graph.ts';
import {
  activeParts,
  type BracketLinks,
  type BracketPlace,
  linkBracket,
  slotKey,
} from './links.ts';

/** A slot of a match that is played into which no other match leads. */
export interface OpenSlot {
  readonly place: BracketPlace;
  readonly slot: MatchSlot;
  /** Whether a team can start there. Otherwise the match waits for ever [rule: formats-32]. */
  readonly isStart: boolean;
}

export function openSlotsOf(bracket: Bracket): OpenSlot[] {
  const links = linkBracket(bracket);
  const fed = new Set([...links.winnerTo.values(), ...links.loserTo.values()].map(slotKey));
  const canStart = bracket.freeform ? drawnStarts(links) : standardStarts(bracket);
  return links.places
    .filter(({ column }) => !column.isQualifier)
    .flatMap((place) => {
      const { part, col, colIndex } = place;
      const slots = [true, false].map((isTop) => ({ part, col, colIndex, isTop }));
      const open = slots.filter((slot) => !fed.has(slotKey(slot)));
      return open.map((slot) => ({ place, slot, isStart: canStart(place, open.length) }));
    });
}

type CanStart = (place: BracketPlace, openInMatch: number) => boolean;

/** Teams start in the upper bracket, in any round, and in the first round of the lower bracket. */
function standardStarts(bracket: Bracket): CanStart {
  const first = activeParts(bracket).find(({ columns }) => columns.length > 0)?.identifier;
  return ({ part, col }) => part === first || (part === 'LB' && col === 0);
}

/**
 * A drawn bracket says nothing about seeds. A team may wait for a winner in any round, and for a
 * loser in the first one of a part that goes on. Elsewhere, as for third place, a second loser is
 * missing.
 */
function drawnStarts({ winnerTo }: BracketLinks): CanStart {
  const receivesWinner = new Set([...winnerTo.values()].map(matchKey));
  return ({ key, col }, openInMatch) =>
    openInMatch === 2 || receivesWinner.has(key) || (col === 0 && winnerTo.has(key));
}
