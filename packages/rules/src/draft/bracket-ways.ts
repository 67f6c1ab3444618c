import type { BracketPlace, WikiMatch } from '../wiki/records.ts';
import type { DraftedSide, Sure, WayOn } from './drafted.ts';
import { dropOrder, type Landing, type Leaving } from './drops.ts';

/** A match of a bracket on the wiki. */
export type BracketMatch = WikiMatch & { readonly place: BracketPlace };

export interface BracketWays {
  /** The origin of both teams of each match; matches beside the tree, as a reset, have none here. */
  readonly sides: ReadonlyMap<string, readonly [DraftedSide, DraftedSide]>;
  readonly ways: readonly WayOn[];
  /** Whether somebody becomes champion in it: one match ends it, and nobody goes on. */
  readonly hasFinal: boolean;
  readonly sure: Sure;
}

type Slot = { readonly match: BracketMatch; readonly side: 0 | 1 };
type Found = Map<string, [DraftedSide | null, DraftedSide | null]>;

/**
 * Finds the origin of both teams of every match [rule: drafts-7]. The wiki says whose winners come in. The ways of
 * losers follow from the columns, and from who played where once that is known.
 */
export function waysOf(all: readonly BracketMatch[]): BracketWays {
  const tree = all.filter(({ place }) => !isBeside(place)).toSorted(inOrder);
  const found: Found = new Map(tree.map(({ matchId }) => [matchId, [null, null]]));
  const left = new Leavers(tree);
  for (const match of tree) takeFeeders(match, found, left);
  for (const match of tree) takeNamedWays(match, found, left);
  const sure: Sure[] = ['seen'];
  for (const column of columnsOf(tree)) sure.push(dropInto(column, { tree, found, left }));
  const sides = new Map(
    [...found].map(([matchId, own]) => [matchId, closed(own, matchIn(tree, matchId))] as const),
  );
  const ways = waysOn(tree, left);
  const third = all.find(({ place }) => place.isThirdPlace);
  if (third) sides.set(third.matchId, losersFor(third, tree, sides));
  return {
    sides,
    ways,
    hasFinal: ways.length === 0,
    sure: sure.includes('guessed') ? 'guessed' : sure.includes('follows') ? 'follows' : 'seen',
  };
}

/** As they are played: by round, the upper ones first; what stands beside the tree comes last. */
export const inOrder = ({ place: a }: BracketMatch, { place: b }: BracketMatch): number =>
  Number(isBeside(a)) - Number(isBeside(b)) ||
  a.roundIndex - b.roundIndex ||
  a.sectionIndex - b.sectionIndex ||
  a.indexInRound - b.indexInRound;

const isBeside = ({ isThirdPlace, isReset }: BracketPlace): boolean => isThirdPlace || isReset;

/** Teams that have left a match and of whom nothing is said yet. */
class Leavers {
  readonly #gone = new Set<string>();
  readonly tree: readonly BracketMatch[];

  constructor(tree: readonly BracketMatch[]) {
    this.tree = tree;
  }

  take({ matchId, as }: Leaving): void {
    this.#gone.add(`${matchId} ${as}`);
  }

  has({ matchId, as }: Leaving): boolean {
    return !this.#gone.has(`${matchId} ${as}`);
  }
}

function takeFeeders(match: BracketMatch, found: Found, left: Leavers): void {
  for (const { matchId, slot } of match.place.feeders) {
    if (found.has(matchId)) put({ match, side: slot }, { matchId, as: 'winner' }, found, left);
  }
}

/** Ways that stand where they begin. */
function takeNamedWays({ matchId, place }: BracketMatch, found: Found, left: Leavers): void {
  for (const [to, as] of [
    [place.winnerTo, 'winner'],
    [place.loserTo, 'loser'],
  ] as const) {
    const target = to === null ? undefined : left.tree.find((other) => other.matchId === to);
    const leaving = { matchId, as };
    if (!target || target.matchId === matchId || !left.has(leaving)) continue;
    const side = openSides(target, found)[0];
    if (side !== undefined) put({ match: target, side }, leaving, found, left);
  }
}

function put({ match, side }: Slot, leaving: Leaving, found: Found, left: Leavers): void {
  const own = found.get(match.matchId);
  if (!own || own[side] !== null || isBefore(match.matchId, leaving.matchId, found)) return;
  own[side] = { kind: 'match', from: leaving.matchId, as: leaving.as };
  left.take(leaving);
}

/** Whether a match is one of those from which the teams of another come, or that one itself. A page can lead in a circle. */
function isBefore(matchId: string, of: string, found: Found): boolean {
  const seen = new Set([of]);
  for (const own of seen) {
    for (const side of found.get(own) ?? []) if (side?.kind === 'match') seen.add(side.from);
  }
  return seen.has(matchId);
}

function openSides(match: BracketMatch, found: Found): (0 | 1)[] {
  const own = found.get(match.matchId);
  return ([0, 1] as const).filter((side) => own?.[side] === null);
}

/** The columns of all sections but the first, in the order in which they are played. */
function columnsOf(tree: readonly BracketMatch[]): BracketMatch[][] {
  const columns = new Map<string, BracketMatch[]>();
  for (const match of tree) {
    const { roundIndex, sectionIndex } = match.place;
    const key = `${roundIndex} ${sectionIndex}`;
    columns.set(key, [...(columns.get(key) ?? []), match]);
  }
  return [...columns.values()];
}

interface Laying {
  readonly tree: readonly BracketMatch[];
  readonly found: Found;
  readonly left: Leavers;
}

/** Fills the open places of a column with those who drop into it, as far as somebody can. */
function dropInto(column: readonly BracketMatch[], laying: Laying): Sure {
  const { found, left } = laying;
  const open = (): Slot[] =>
    column.flatMap((match) => openSides(match, found).map((side): Slot => ({ match, side })));
  if (open().length === 0) return 'seen';
  const ready = readyFor(column, laying);
  if (ready.length === 0) return 'seen';
  const told = tellByTeams(open(), ready, laying);
  const rest = ready.filter((leaving) => left.has(leaving));
  const slots = open().filter(({ match, side }) => !startsHere(match, side, ready, laying));
  if (rest.length === 0 || slots.length === 0) return told;
  const [leaving, landing, sure] = evened(rest, slots, column[0]?.place.roundIndex ?? 0, laying);
  const order = dropOrder(
    leaving,
    landing.map(({ match }) => waitingAt(match, laying)),
    climbOf(laying),
  );
  for (const [to, slot] of landing.entries()) {
    const own = leaving[order[to] ?? -1];
    if (own) put(slot, own, found, left);
  }
  return sure;
}

/** Losers of the section above whose round is not later, and winners whose way ends without a word. */
function readyFor(column: readonly BracketMatch[], { tree, left }: Laying): Leaving[] {
  const [first] = column;
  if (!first) return [];
  const { roundIndex, sectionIndex } = first.place;
  const above = tree.filter(({ place }) => place.sectionIndex === sectionIndex - 1);
  const losers = above
    .filter(({ place }) => place.roundIndex <= roundIndex && !place.qualifiesLoser)
    .map(({ matchId }): Leaving => ({ matchId, as: 'loser' }));
  const winners = tree
    .filter(
      ({ place }) =>
        place.roundIndex < roundIndex && place.winnerTo === null && !place.qualifiesWinner,
    )
    .map(({ matchId }): Leaving => ({ matchId, as: 'winner' }));
  return [...losers, ...winners].filter((leaving) => left.has(leaving));
}

/** Known teams tell the ways by which they came. */
function tellByTeams(open: readonly Slot[], ready: readonly Leaving[], laying: Laying): Sure {
  let sure: Sure = 'seen';
  for (const slot of open) {
    const team = slot.match.opponents[slot.side].teamKey;
    if (team === null) continue;
    const from = ready.find(
      (leaving) => laying.left.has(leaving) && teamLeaving(leaving, laying.tree) === team,
    );
    if (from) put(slot, from, laying.found, laying.left);
    sure = 'follows';
  }
  return sure;
}

/** A team is there that came from none of those who could drop. */
function startsHere(
  match: BracketMatch,
  side: 0 | 1,
  ready: readonly Leaving[],
  { tree }: Laying,
): boolean {
  const team = match.opponents[side].teamKey;
  if (team === null) return false;
  return ready.every((leaving) => {
    const leaves = teamLeaving(leaving, tree);
    return leaves !== null && leaves !== team;
  });
}

function teamLeaving({ matchId, as }: Leaving, tree: readonly BracketMatch[]): string | null {
  const match = tree.find((other) => other.matchId === matchId);
  if (!match?.isFinished || (match.winner !== 'first' && match.winner !== 'second')) return null;
  const side = (match.winner === 'first') === (as === 'winner') ? 0 : 1;
  return match.opponents[side].teamKey;
}

/** As many who leave as can land. Losers of the own round come first, then winners, then earlier losers. */
function evened(
  ready: readonly Leaving[],
  slots: readonly Slot[],
  round: number,
  { tree }: Laying,
): readonly [readonly Leaving[], readonly Slot[], Sure] {
  const roundOf = ({ matchId }: Leaving) => matchIn(tree, matchId)?.place.roundIndex ?? 0;
  const losers = ready.filter(({ as }) => as === 'loser');
  const winners = ready.filter(({ as }) => as === 'winner');
  const own = losers.filter((leaving) => roundOf(leaving) === round);
  const rounds = [...new Set(losers.map(roundOf))];
  const ofRounds = rounds.map((one) => losers.filter((leaving) => roundOf(leaving) === one));
  for (const group of [losers, own, ...ofRounds, winners, [...losers, ...winners]]) {
    if (group.length > 0 && group.length === slots.length) return [group, slots, 'follows'];
  }
  // Half of the places of each match are open to losers, the other half to teams that start here.
  const byMatch = slots.filter(
    ({ match }, at) => slots.findIndex((slot) => slot.match === match) === at,
  );
  for (const group of [losers, own]) {
    if (group.length > 0 && group.length === byMatch.length) return [group, byMatch, 'guessed'];
  }
  const group = losers.length > 0 ? losers : winners;
  const count = Math.min(group.length, slots.length);
  return [group.slice(0, count), slots.slice(0, count), 'guessed'];
}

/** The losers who may wait in a match for those who drop into it. */
function waitingAt(match: BracketMatch, { tree, found }: Laying): Landing {
  const waiting = new Map<string, number>();
  const add = (matchId: string, likely: number): void => {
    for (const side of found.get(matchId) ?? []) {
      if (side?.kind !== 'match') continue;
      if (side.as === 'loser') waiting.set(side.from, (waiting.get(side.from) ?? 0) + likely);
      else if (matchIn(tree, side.from)) add(side.from, likely / 2);
    }
  };
  add(match.matchId, 1);
  return { waiting };
}

function climbOf({ found }: Laying): (matchId: string) => ReadonlyMap<string, number> {
  return (matchId) => {
    const before = new Map<string, number>();
    const add = (id: string, wins: number): void => {
      before.set(id, wins);
      for (const side of found.get(id) ?? []) {
        if (side?.kind === 'match' && side.as === 'winner') add(side.from, wins + 1);
      }
    };
    add(matchId, 0);
    return before;
  };
}

/** Places that are still open are starts, or byes. */
function closed(
  [top, bottom]: readonly [DraftedSide | null, DraftedSide | null],
  match: BracketMatch | undefined,
): readonly [DraftedSide, DraftedSide] {
  const entry = (at: 0 | 1): DraftedSide => ({
    kind: 'entry',
    isBye: match?.opponents[at].kind === 'bye',
  });
  return [top ?? entry(0), bottom ?? entry(1)];
}

/**
 * Those who go on to another stage: marked by the wiki, else the winners of all last matches where there are
 * several. Winners of upper matches come first.
 */
function waysOn(tree: readonly BracketMatch[], left: Leavers): WayOn[] {
  const inPlace = tree.toSorted(
    ({ place: a }, { place: b }) => a.sectionIndex - b.sectionIndex || inOrderOf(a, b),
  );
  const marked = (as: WayOn['as']) =>
    inPlace
      .filter(({ place }) => (as === 'winner' ? place.qualifiesWinner : place.qualifiesLoser))
      .map(({ matchId, place }) => ({ way: { from: matchId, as }, at: place.sectionIndex }));
  const all = [...marked('winner'), ...marked('loser')].toSorted((a, b) => a.at - b.at);
  if (all.length > 0) return all.map(({ way }) => way);
  const last = inPlace.filter(({ matchId }) => left.has({ matchId, as: 'winner' }));
  return last.length > 1 ? last.map(({ matchId }) => ({ from: matchId, as: 'winner' })) : [];
}

const inOrderOf = (a: BracketPlace, b: BracketPlace): number =>
  a.roundIndex - b.roundIndex || a.indexInRound - b.indexInRound;

/** The losers of the two matches before the final meet for third place. */
function losersFor(
  third: BracketMatch,
  tree: readonly BracketMatch[],
  sides: ReadonlyMap<string, readonly [DraftedSide, DraftedSide]>,
): readonly [DraftedSide, DraftedSide] {
  const final = tree.findLast(({ place }) => place.winnerTo === null);
  const [top, bottom] = sides.get(final?.matchId ?? '') ?? [];
  if (top?.kind !== 'match' || bottom?.kind !== 'match') return closed([null, null], third);
  const losers = [top.from, bottom.from].map(
    (from): DraftedSide => ({ kind: 'match', from, as: 'loser' }),
  );
  const [first, second] = losers;
  const team = third.opponents[0].teamKey;
  const isTurned =
    team !== null && team === teamLeaving({ matchId: bottom.from, as: 'loser' }, tree);
  return first && second
    ? isTurned
      ? [second, first]
      : [first, second]
    : closed([null, null], third);
}

const matchIn = (tree: readonly BracketMatch[], matchId: string): BracketMatch | undefined =>
  tree.find((match) => match.matchId === matchId);
