import { type MatchSet, setOf, setWhere, type WikiWays } from './candidate-ways.ts';
import type { FormatNode, FormatSlot } from './format-nodes.ts';
import type { WikiNode } from './wiki-ways.ts';

/**
 * The wiki matches that each of the format's can still be, and behind these two that are none. A
 * `bye` is a match in which one team has no opponent, `nobody` one without teams.
 */
export type Candidates = readonly MatchSet[];

export interface Laying {
  readonly format: readonly FormatNode[];
  readonly wiki: readonly WikiNode[];
  readonly ways: WikiWays;
  /** The page leaves out matches without two teams. */
  readonly leavesOut: boolean;
}

export const byeOf = ({ wiki }: Pick<Laying, 'wiki'>): number => wiki.length;

/** All that each can be before anything is compared. */
export function allCandidates(
  laying: Laying,
  canBe: (at: number, value: number) => boolean,
): Candidates {
  const { format, wiki, leavesOut } = laying;
  const [bye, nobody] = [setOf(byeOf(laying)), setOf(byeOf(laying) + 1)];
  return format.map(({ isOpening }, at) => {
    const matches = setWhere(wiki.length, (value) => canBe(at, value));
    if (!leavesOut) return matches;
    return matches | bye | (isOpening ? 0n : nobody);
  });
}

/**
 * Removes impossible candidates until nothing more follows; null = no layout is possible. The match
 * `decided` is the only one that differs from what was narrowed before; null = nothing was.
 */
export function narrowed(
  laying: Laying,
  given: Candidates,
  decided: number | null,
): Candidates | null {
  const rows = [...given];
  const queue = new Set(decided === null ? rows.keys() : [decided]);
  const keep = (at: number, kept: MatchSet): void => {
    const row = rows[at] ?? 0n;
    if ((row & kept) === row) return;
    rows[at] = row & kept;
    queue.add(at);
  };
  const rules = rulesOf(laying, rows, keep);
  for (;;) {
    for (const at of queue) {
      queue.delete(at);
      if (rows[at] === 0n) return null;
      rules.around(at);
    }
    if (!rules.overall()) return null;
    if (queue.size === 0) return rows;
  }
}

const isOne = (set: MatchSet): boolean => set !== 0n && (set & (set - 1n)) === 0n;

type Keep = (at: number, kept: MatchSet) => void;

function rulesOf(laying: Laying, rows: readonly MatchSet[], keep: Keep) {
  const { format, wiki, ways } = laying;
  const count = wiki.length;
  const bits = wiki.map((_, value) => setOf(value));
  const [bye, nobody] = [setOf(count), setOf(count + 1)];
  const matches = bye - 1n;
  const none = bye | nobody;
  const listedByes = setWhere(count, (value) => wiki[value]?.hasBye === true);
  /** Pages that list byes may have matches without teams. */
  const perhapsEmpty =
    listedByes === 0n
      ? 0n
      : setWhere(count, (value) => wiki[value]?.teams.every((team) => team === null) === true);
  const withFeeders = (most: number): MatchSet =>
    setWhere(count, (value) => (wiki[value]?.feeders.length ?? 0) <= most);
  const fed = [0n, withFeeders(0), withFeeders(1)];
  const beginners = [0, 1, 2].map((most) =>
    setWhere(count, (value) => (ways.begin[value] ?? 0) <= most),
  );
  const rounds = firstRounds(format);
  const rowOf = (at: number): MatchSet => rows[at] ?? 0n;

  const follow = (from: number, to: number, goesTo: readonly MatchSet[]) => {
    let [comes, goes] = [0n, 0n];
    const [row, next] = [rowOf(from), rowOf(to)];
    for (const [value, bit] of bits.entries()) {
      if ((row & bit) === 0n) continue;
      const there = goesTo[value] ?? 0n;
      comes |= there;
      if ((there & next) !== 0n) goes |= bit;
    }
    return { comes, goes };
  };

  const followWinner = (from: number, to: number): void => {
    const into = format[to];
    if (!into) return;
    const isInPart = format[from]?.side === into.side;
    const { comes, goes } = follow(from, to, isInPart ? ways.winnersInPart : ways.winnersTo);
    keep(from, goes | none | ((rowOf(to) & bye) === 0n ? 0n : passing(into)));
    keep(to, comes | ((rowOf(from) & bye) === 0n ? 0n : besideBye(from, into)) | none);
  };

  /**
   * The opponent of a team that had a bye comes by a stored or taken way, unless it had a bye, too.
   */
  const besideBye = (from: number, { slots }: FormatNode): MatchSet => {
    const winners = slots.flatMap((slot) => (slot.kind === 'winner' ? [slot.from] : []));
    const [other] = winners.filter((at) => at !== from);
    const all = fed[winners.length] ?? 0n;
    return other === undefined || (rowOf(other) & bye) !== 0n
      ? all
      : all & (~(fed[1] ?? 0n) | ways.reached);
  };

  /** Past a match that its other team does not come to. */
  const passing = ({ winnerTo }: FormatNode): MatchSet =>
    setWhere(count, (value) => {
      const next = wiki[value]?.winnerTo ?? null;
      return next === null || (winnerTo !== null && (rowOf(winnerTo) & setOf(next)) !== 0n);
    });

  const followLoser = (from: number, to: number): void => {
    const { comes, goes } = follow(from, to, ways.losersTo);
    keep(from, (rowOf(to) & none) === 0n ? goes | none : matches | none);
    keep(to, comes | none);
  };

  /** The candidates that feed a slot: those that send a team, and those that send none. */
  const comings = ({ kind }: FormatSlot): readonly [some: MatchSet, no: MatchSet] =>
    // Nobody loses a bye, and what follows may be listed all the same.
    kind === 'winner'
      ? [matches | bye, nobody | perhapsEmpty]
      : [matches, listedByes | none | perhapsEmpty];

  const possible = (slot: FormatSlot, isOpening: boolean): readonly boolean[] => {
    if (slot.kind === 'opening') return isOpening ? [true, false] : [true];
    const [some, no] = comings(slot);
    const row = rowOf(slot.from);
    return [...((row & some) === 0n ? [] : [true]), ...((row & no) === 0n ? [] : [false])];
  };

  /** A match is played by two; with one team it is a bye. */
  const countTeams = (at: number): void => {
    const own = format[at];
    if (!own) return;
    const [top, bottom] = own.slots;
    const [tops, bottoms] = [possible(top, own.isOpening), possible(bottom, own.isOpening)];
    const sums = new Set(tops.flatMap((a) => bottoms.map((b) => Number(a) + Number(b))));
    const begin = own.slots.filter(
      (slot) =>
        slot.kind === 'opening' || (slot.kind === 'winner' && (rowOf(slot.from) & bye) !== 0n),
    ).length;
    const played =
      (sums.has(2) ? matches & ~listedByes : 0n) |
      (sums.has(1) ? listedByes | perhapsEmpty : 0n) |
      (sums.has(0) ? perhapsEmpty : 0n);
    keep(
      at,
      (played & (beginners[begin] ?? 0n)) | (sums.has(1) ? bye : 0n) | (sums.has(0) ? nobody : 0n),
    );
    const row = rowOf(at);
    const wanted = new Set([
      ...((row & matches & ~listedByes) === 0n ? [] : [2]),
      ...((row & (listedByes | perhapsEmpty | bye)) === 0n ? [] : [1]),
      ...((row & (perhapsEmpty | nobody)) === 0n ? [] : [0]),
    ]);
    for (const [slot, others] of [
      [top, bottoms],
      [bottom, tops],
    ] as const) {
      if (slot.kind === 'opening') continue;
      const [some, no] = comings(slot);
      const fits = (own: number) => others.some((other) => wanted.has(Number(other) + own));
      keep(slot.from, (fits(1) ? some : 0n) | (fits(0) ? no : 0n));
    }
  };

  /** Every team that is known to play in a match begins there, or comes by one of its ways. */
  const followTeams = (at: number): void => {
    const slots = format[at]?.slots ?? [];
    if (slots.some(({ kind }) => kind === 'opening')) return;
    const row = rowOf(at);
    const strays = setWhere(
      count,
      (value) =>
        (row & setOf(value)) !== 0n &&
        (ways.arrivals[value] ?? []).some((arrival) =>
          slots.every((slot) => {
            if (slot.kind === 'opening') return false;
            const from = rowOf(slot.from);
            const hasBye = slot.kind === 'winner' && (from & none) !== 0n;
            return !hasBye && (from & arrival[slot.kind]) === 0n;
          }),
        ),
    );
    if (strays !== 0n) keep(at, ~strays);
  };

  return {
    around(at: number): void {
      const own = format[at];
      if (!own) return;
      const row = rowOf(at);
      if ((row & none) === 0n && isOne(row)) {
        for (const other of rows.keys()) if (other !== at) keep(other, ~row);
      }
      const targets = [at, own.winnerTo, own.loserTo].filter((next) => next !== null);
      for (const next of targets) {
        for (const slot of format[next]?.slots ?? []) {
          if (slot.kind === 'winner') followWinner(slot.from, next);
          if (slot.kind === 'loser') followLoser(slot.from, next);
        }
      }
      for (const next of targets) {
        countTeams(next);
        followTeams(next);
      }
    },
    /** Every match of the wiki has its place, and no round is left out whole in which teams begin. */
    overall(): boolean {
      let [once, more] = [0n, 0n];
      for (const row of rows) {
        more |= once & row;
        once |= row;
      }
      if ((once & matches) !== matches) return false;
      const single = once & ~more & matches;
      for (const [at, row] of rows.entries()) if ((row & single) !== 0n) keep(at, single);
      return rounds.every((round) => round.some((at) => (rowOf(at) & matches) !== 0n));
    },
  };
}

/** By column with matches of two new teams, those matches. */
function firstRounds(format: readonly FormatNode[]): readonly (readonly number[])[] {
  const rounds = new Map<string, number[]>();
  for (const [at, { node, isOpening }] of format.entries()) {
    const column = `${node.part} ${node.col}`;
    if (isOpening) rounds.set(column, [...(rounds.get(column) ?? []), at]);
  }
  return [...rounds.values()];
}
