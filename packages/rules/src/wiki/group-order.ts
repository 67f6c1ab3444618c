import type { WikiGroup } from './wiki-group.ts';

/**
 * Groups in the order in which a format has their stages. The order comes from their numbers or
 * letters, their starts, or their place on the page. Null where these contradict each other, or say
 * nothing. Groups of one stage are played side by side, so their starts say nothing.
 */
export function inTheirOrder<T>(
  given: readonly T[],
  groupOf: (one: T) => WikiGroup,
  areSideBySide: boolean,
): readonly T[] | null {
  if (given.length < 2) return given;
  const orders = [
    orderBy(given, (one) => ordinalOf(groupOf(one), given.map(groupOf))),
    areSideBySide ? null : orderBy(given, (one) => groupOf(one).start),
  ].filter((order) => order !== null);
  const [first, ...others] = orders;
  if (!first) return new Set(given.map((one) => groupOf(one).pageName)).size === 1 ? given : null;
  return others.every((order) => order.every((one, at) => one === first[at])) ? first : null;
}

/** Null where one has no value, or two the same. */
function orderBy<T>(given: readonly T[], sortedBy: (one: T) => string | null): readonly T[] | null {
  const values = new Map(given.map((one) => [one, sortedBy(one)]));
  const known = [...values.values()].filter((value) => value !== null);
  if (new Set(known).size < given.length) return null;
  return given.toSorted((a, b) =>
    (values.get(a) ?? '').localeCompare(values.get(b) ?? '', 'en', { numeric: true }),
  );
}

/** The number or letter at the end of a name that is otherwise the same: '2' of 'Stage 2', 'B' of 'Group B'. */
function ordinalOf(group: WikiGroup, all: readonly WikiGroup[]): string | null {
  for (const nameOf of NAMES) {
    const stems = new Set(all.map((other) => split(nameOf(other))?.stem));
    if (stems.size === 1 && !stems.has(undefined)) return split(nameOf(group))?.ordinal ?? null;
  }
  return null;
}

const NAMES: readonly ((group: WikiGroup) => string)[] = [
  ({ section }) => section,
  ({ title }) => title.replace(/ matches$/i, ''),
  ({ pageName }) => pageName.replaceAll('_', ' '),
];

function split(name: string): { readonly stem: string; readonly ordinal: string } | null {
  const found = /^(.*\D)(\d+|[A-Z])$/.exec(name.trim());
  const [, stem, ordinal] = found ?? [];
  return stem !== undefined && ordinal !== undefined && /[\s/_-]$/.test(stem)
    ? { stem, ordinal }
    : null;
}
