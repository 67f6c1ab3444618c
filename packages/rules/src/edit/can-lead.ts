import { matchKey } from '../bracket/graph.ts';
import { activeParts, type BracketLinks, linkBracket, slotKey } from '../bracket/links.ts';
import type { Bracket, BracketColumn, EventFormat, MatchSlot } from '../model/format.ts';
import { changeMatch } from './bracket-edit.ts';
import type { Changed } from './changed.ts';
import type { EditFault } from './edit-fault.ts';
import type { MatchPlace } from './format-edit.ts';

/** Who moves along a path. */
export type PathOf = 'winner' | 'loser';

/** Why a match cannot send its winner or loser into a slot; null where it can. */
export function canLead(
  format: EventFormat,
  stage: number,
  match: MatchPlace,
  to: MatchSlot,
  as: PathOf,
): EditFault | null {
  const bracket = format.stages[stage]?.bracket;
  return bracket ? pathFault(bracket, match, to, as) : { code: 'not_there', what: 'bracket' };
}

export function pathFault(
  bracket: Bracket,
  match: MatchPlace,
  to: MatchSlot,
  as: PathOf,
): EditFault | null {
  const [from, target] = [matchKey(match), matchKey(to)];
  const column = columnAt(bracket, match);
  if (as === 'winner' && !bracket.freeform) return { code: 'only_freeform' };
  if (!hasMatch(column, match) || !hasMatch(columnAt(bracket, to), to)) {
    return { code: 'not_there', what: 'match' };
  }
  if (from === target) return { code: 'own_match' };
  if (column?.isQualifier) return { code: 'leads_out_of_qualifier' };
  const led = withPath(bracket, match, to, as);
  if (!led.ok) return led.fault;
  const links = linkBracket(led.value);
  return fedTwice(linkBracket(bracket), links) ?? leadsBack(links, target, from);
}

export const withPath = (
  bracket: Bracket,
  match: MatchPlace,
  to: MatchSlot | null,
  as: PathOf,
): Changed<Bracket> =>
  changeMatch(bracket, match, (own) => ({
    ...own,
    [as === 'winner' ? 'winnerPath' : 'loserPath']: to,
  }));

const columnAt = (bracket: Bracket, { part, col }: MatchPlace): BracketColumn | undefined =>
  activeParts(bracket).find(({ identifier }) => identifier === part)?.columns[col];

const hasMatch = (column: BracketColumn | undefined, { colIndex }: MatchPlace): boolean =>
  colIndex >= 0 && colIndex < (column?.matchCount ?? 0);

/**
 * A slot that two matches feed now and did not before. A winner who goes straight across makes way
 * for a loser, and may then come where another team comes already.
 */
function fedTwice(before: BracketLinks, after: BracketLinks): EditFault | null {
  const had = feedersOf(before);
  for (const [slot, feeders] of feedersOf(after)) {
    const [feeder] = had.get(slot) ?? feeders;
    const isNew = (had.get(slot)?.length ?? 0) < feeders.length;
    if (feeders.length > 1 && isNew && feeder !== undefined) {
      return { code: 'slot_fed_twice', slot, feeder };
    }
  }
  return null;
}

function feedersOf({ winnerTo, loserTo }: BracketLinks): Map<string, string[]> {
  const feeders = new Map<string, string[]>();
  for (const [from, to] of [...winnerTo, ...loserTo]) {
    const known = feeders.get(slotKey(to));
    if (known) known.push(from);
    else feeders.set(slotKey(to), [from]);
  }
  return feeders;
}

/** Whether teams go on from a match to one that they came from. */
function leadsBack(links: BracketLinks, from: string, back: string): EditFault | null {
  const seen = new Set([from]);
  for (const key of seen) {
    for (const to of [links.winnerTo.get(key), links.loserTo.get(key)]) {
      if (to) seen.add(matchKey(to));
    }
  }
  return seen.has(back) ? { code: 'leads_back', match: from } : null;
}
