import { textOf } from '../query/column.ts';
import type { WikiTables } from '../types.ts';
import { type RecordedMatch, readMatch } from './recorded-match.ts';

/** Matches that belong together, in the order in which they are played as far as it is known. */
export interface Unit {
  /**
   * Source of the pairings: a draw after every round, winners and losers of earlier matches, or
   * none (all play all, known from the start).
   */
  readonly kind: 'swiss' | 'ladder' | 'robin';
  readonly matches: readonly RecordedMatch[];
}

/** The units of a tournament in the order of playing. */
export function unitsOf(tables: WikiTables): readonly Unit[] {
  const matches = tables.match.map(readMatch);
  const groups = groupedBy(matches, ({ page, groupId }) => `${page}|${groupId}`);
  const lists = groups.filter(([first]) => !first?.place.isBracket);
  const brackets = groups.filter(([first]) => first?.place.isBracket);
  const stages = [...groupedBy(lists, ([first]) => first?.page ?? '')].flatMap(stagesOnPage);
  const units = [
    ...stages.map((stage) => unitOfLists(stage.flat(), tables)),
    ...brackets.map((bracket) => ({ kind: 'ladder' as const, matches: inBracketOrder(bracket) })),
  ];
  return inOrderOfPlaying(units, matches);
}

function groupedBy<T>(values: readonly T[], keyOf: (value: T) => string): readonly T[][] {
  const groups = new Map<string, T[]>();
  for (const value of values)
    groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return [...groups.values()];
}

/** Lists that follow each other on a page with growing rounds are one stage. */
function stagesOnPage(lists: readonly RecordedMatch[][]): readonly RecordedMatch[][][] {
  const indexOf = (list: readonly RecordedMatch[]) => list[0]?.place.groupIndex ?? 0;
  const stages: RecordedMatch[][][] = [];
  let last: number | null = null;
  for (const list of lists.toSorted((a, b) => indexOf(a) - indexOf(b))) {
    const round = roundOfList(list);
    const stage = stages.at(-1);
    if (stage && round !== null && last !== null && round >= last) stage.push(list);
    else stages.push([list]);
    last = round;
  }
  return stages;
}

/** A list with several rounds in it, or none, is no part of a stage of rounds. */
function roundOfList(list: readonly RecordedMatch[]): number | null {
  const rounds = new Set(list.map(({ place }) => place.round));
  return rounds.size === 1 ? (list[0]?.place.round ?? null) : null;
}

function unitOfLists(matches: readonly RecordedMatch[], tables: WikiTables): Unit {
  const rounds = new Set(matches.map(({ place }) => place.round));
  const isLeague = tables.standingstable.some(
    (table) =>
      table.type === 'league' &&
      Array.isArray(table.matches) &&
      table.matches.some((id) => matches.some((match) => match.id === textOf(id))),
  );
  if (isLeague || isRoundRobin(matches)) {
    return { kind: 'robin', matches: matches.toSorted(byDateThenPlace) };
  }
  return {
    kind: rounds.size > 1 && !rounds.has(null) ? 'swiss' : 'ladder',
    matches: matches.toSorted(
      (a, b) =>
        (a.place.round ?? 0) - (b.place.round ?? 0) || compareLists(a.place.order, b.place.order),
    ),
  };
}

function byDateThenPlace(a: RecordedMatch, b: RecordedMatch): number {
  const undated = Number.MAX_SAFE_INTEGER;
  return (
    (a.date ?? undated) - (b.date ?? undated) ||
    (a.place.round ?? 0) - (b.place.round ?? 0) ||
    compareLists(a.place.order, b.place.order)
  );
}

/** Everybody met everybody, equally often. */
function isRoundRobin(matches: readonly RecordedMatch[]): boolean {
  const pairs = new Map<string, number>();
  const teams = new Set<string>();
  for (const { teams: sides } of matches) {
    const [first, second] = [...sides].sort();
    if (!first || !second) return false;
    teams.add(first).add(second);
    pairs.set(`${first}|${second}`, (pairs.get(`${first}|${second}`) ?? 0) + 1);
  }
  return (
    teams.size > 2 &&
    pairs.size === (teams.size * (teams.size - 1)) / 2 &&
    new Set(pairs.values()).size === 1
  );
}

/** By their dates where all are known; else an upper match before the lower ones of its column. */
function inBracketOrder(matches: readonly RecordedMatch[]): readonly RecordedMatch[] {
  if (matches.every(({ date }) => date !== null)) return matches.toSorted(byDateThenPlace);
  const resets = new Set(matches.map(({ place }) => place.resetId));
  const isReset = ({ id }: RecordedMatch) => Number(resets.has(id));
  return matches.toSorted(
    (a, b) => isReset(a) - isReset(b) || compareLists(a.place.order, b.place.order),
  );
}

const compareLists = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** By their first known date; a unit without any is played before the next that stands in the records. */
function inOrderOfPlaying(
  units: readonly Unit[],
  matches: readonly RecordedMatch[],
): readonly Unit[] {
  const pages = [...new Set(matches.map(({ page }) => page))];
  const placeOf = ({ matches: [first] }: Unit) => [
    pages.indexOf(first?.page ?? ''),
    first?.place.groupIndex ?? 0,
  ];
  const recorded = units.toSorted((a, b) => compareLists(placeOf(a), placeOf(b)));
  const begins = recorded.map(({ matches: own }) =>
    Math.min(...own.map(({ date }) => date ?? Number.POSITIVE_INFINITY)),
  );
  for (let at = begins.length - 2; at >= 0; at -= 1) {
    if (begins[at] === Number.POSITIVE_INFINITY) begins[at] = begins[at + 1] ?? 0;
  }
  const order = recorded.map((unit, at) => ({ unit, at, begin: begins[at] ?? 0 }));
  return order
    .toSorted((a, b) => (a.begin === b.begin ? a.at - b.at : a.begin - b.begin))
    .map(({ unit }) => unit);
}
