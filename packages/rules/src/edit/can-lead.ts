import { matchKey } from '../bracket/graph.ts';
import { activeParts, type BracketLinks, linkBracket, slotKey } from '../bracket/links.ts';
import type { Bracket, BracketColumn, EventFormat, MatchSlot } from '../model/format.ts';
import { changeMatch } from './bracket-edit.ts';
import type { Changed } from './changed.ts';
import type { EditFault } from './edit-fault.ts';
import type { MatchPlace } from './format-edit.ts';

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
  const path = { from, as };
  return fedTwice(bracket, match, to, path) ?? leadsBack(linksOf(bracket), target, path);
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

interface Path {
  readonly from: string;
  readonly as: PathOf;
}

interface KnownLinks {
  readonly paths: ReadonlyMap<string, MatchSlot>;
  readonly feeders: ReadonlyMap<string, readonly Path[]>;
}

/** A bracket’s links are computed once, because mapping a path asks about every slot. */
const known = new WeakMap<Bracket, KnownLinks>();

function linksOf(bracket: Bracket): KnownLinks {
  const before = known.get(bracket);
  if (before) return before;
  const links = followed(linkBracket(bracket));
  known.set(bracket, links);
  return links;
}

const pathKey = ({ from, as }: Path): string => `${as} ${from}`;

function followed({ winnerTo, loserTo }: BracketLinks): KnownLinks {
  const paths = new Map<string, MatchSlot>();
  const feeders = new Map<string, Path[]>();
  for (const [links, as] of [[winnerTo, 'winner'] as const, [loserTo, 'loser'] as const]) {
    for (const [from, to] of links) {
      paths.set(pathKey({ from, as }), to);
      feeders.set(slotKey(to), [...(feeders.get(slotKey(to)) ?? []), { from, as }]);
    }
  }
  return { paths, feeders };
}

/** Others that feed a slot, beside the path that is to be drawn anew. */
const othersInto = ({ feeders }: KnownLinks, to: MatchSlot, own: Path): readonly Path[] =>
  (feeders.get(slotKey(to)) ?? []).filter((path) => pathKey(path) !== pathKey(own));

/**
 * A slot that another match feeds already. Only a winner who goes straight across makes way, to the
 * other side of the match, if nobody else comes there.
 */
function fedTwice(bracket: Bracket, match: MatchPlace, to: MatchSlot, own: Path): EditFault | null {
  const links = linksOf(bracket);
  const [other] = othersInto(links, to, own);
  if (!other) return null;
  const fault = { code: 'slot_fed_twice', slot: slotKey(to), feeder: other.from } as const;
  const opposite = { ...to, isTop: !to.isTop };
  const isFree = othersInto(links, opposite, own).length === 0;
  if (bracket.freeform || other.as === 'loser' || !isFree) return fault;
  const led = withPath(bracket, match, to, own.as);
  if (!led.ok) return led.fault;
  const after = followed(linkBracket(led.value));
  return othersInto(after, to, own).length === 0 ? null : fault;
}

/** Whether teams go on from a match to one that they came from. */
function leadsBack({ paths }: KnownLinks, target: string, own: Path): EditFault | null {
  const seen = new Set([target]);
  for (const from of seen) {
    for (const as of ['winner', 'loser'] as const) {
      const to = paths.get(pathKey({ from, as }));
      if (to) seen.add(matchKey(to));
    }
  }
  return seen.has(own.from) ? { code: 'leads_back', match: target } : null;
}
