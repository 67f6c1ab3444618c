import { type EventFormat, substageTitle } from '../model/format.ts';
import { type Fit, fitOf } from './fit.ts';
import { inTheirOrder } from './group-order.ts';
import { type MappedSubstage, type StageMapping, slotsOf } from './mapping.ts';
import type { WikiGroup } from './wiki-group.ts';

/** A substage and what could be mapped to it. */
interface Wanted {
  readonly stageIndex: number;
  readonly substageIndex: number;
  readonly names: readonly string[];
  readonly hasStandings: boolean;
  readonly candidates: readonly Candidate[];
}

/** Groups that belong together: matches, and the standings that count them. */
interface Candidate {
  readonly matches: WikiGroup;
  readonly standings: WikiGroup | null;
}

/**
 * Maps what is unambiguous: substages that as many groups fit as there are of them, in their order; of
 * more groups those that are called as the substage. All others stay empty. Then so with brackets of
 * which series alone are longer or shorter: that is to be changed in the format, and is said.
 */
export function suggestMapping(format: EventFormat, groups: readonly WikiGroup[]): StageMapping {
  const whole = settleAll(wantedOf(format, groups, ({ fits }) => fits));
  const taken = new Set(whole.flatMap(({ by }) => [by.matches, by.standings]));
  const alike = wantedOf(
    format,
    groups.filter((group) => !taken.has(group)),
    (fit) => fit.fits || fit.faults.every(({ code }) => code === 'series_length'),
  ).filter((wanted) => !whole.some(({ mapped }) => isSame(wanted, mapped)));
  return [...whole, ...settleAll(alike)].map(({ mapped }) => mapped).toSorted(byPlace);
}

function settleAll(wanted: readonly Wanted[]): Settled[] {
  let open = wanted;
  const found: Settled[] = [];
  for (;;) {
    const settled = alikeOf(open).flatMap(settle);
    if (settled.length === 0) return found;
    found.push(...settled);
    const used = new Set(settled.flatMap(({ by }) => [by.matches, by.standings]));
    open = open
      .filter((wanted) => !settled.some(({ mapped }) => isSame(wanted, mapped)))
      .map((wanted) => ({
        ...wanted,
        candidates: wanted.candidates.filter(
          ({ matches, standings }) => !used.has(matches) && !(standings && used.has(standings)),
        ),
      }));
  }
}

type At = Pick<MappedSubstage, 'stageIndex' | 'substageIndex'>;

const isSame = (a: At, b: At): boolean =>
  a.stageIndex === b.stageIndex && a.substageIndex === b.substageIndex;

const byPlace = (a: At, b: At): number =>
  a.stageIndex - b.stageIndex || a.substageIndex - b.substageIndex;

function wantedOf(
  format: EventFormat,
  groups: readonly WikiGroup[],
  isTaken: (fit: Fit) => boolean,
): Wanted[] {
  const slots = slotsOf(format);
  return slots
    .filter(({ kind, isOptional }) => kind === 'match' && !isOptional)
    .map(({ stageIndex, substageIndex }) => {
      const at = { stageIndex, substageIndex };
      const hasStandings = slots.some((slot) => slot.kind === 'standings' && isSame(slot, at));
      const stage = format.stages[stageIndex];
      return {
        ...at,
        hasStandings,
        names: stage ? [substageTitle(stage, substageIndex)] : [],
        candidates: candidatesOf(format, groups, { ...at, hasStandings, isTaken }),
      };
    });
}

interface Wishes {
  readonly stageIndex: number;
  readonly substageIndex: number;
  readonly hasStandings: boolean;
  readonly isTaken: (fit: Fit) => boolean;
}

function candidatesOf(
  format: EventFormat,
  groups: readonly WikiGroup[],
  { hasStandings, isTaken, ...at }: Wishes,
): Candidate[] {
  const fitting = (kind: WikiGroup['kind']) =>
    groups.filter(
      (group) => group.kind === kind && isTaken(fitOf({ format, slot: { ...at, kind }, group })),
    );
  const matches = fitting('match');
  if (!hasStandings) return matches.map((group) => ({ matches: group, standings: null }));
  return fitting('standings').flatMap((standings) => {
    const [counted, ...others] = matches.filter(({ key }) => standings.counts.includes(key));
    return counted && others.length === 0 ? [{ matches: counted, standings }] : [];
  });
}

/** Substages that the very same groups fit. */
function alikeOf(wanted: readonly Wanted[]): Wanted[][] {
  const alike = new Map<string, Wanted[]>();
  for (const one of wanted) {
    const key = one.candidates.map(({ matches }) => matches.key).join(' ');
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  return [...alike.values()];
}

interface Settled {
  readonly mapped: MappedSubstage;
  readonly by: Candidate;
}

function settle(alike: readonly Wanted[]): Settled[] {
  const candidates = alike[0]?.candidates ?? [];
  if (candidates.length === 0) return [];
  if (candidates.length > alike.length) return byName(alike, candidates);
  const isOneStage = new Set(alike.map(({ stageIndex }) => stageIndex)).size === 1;
  const ordered = inTheirOrder(candidates, ({ matches }) => matches, isOneStage);
  if (candidates.length < alike.length || !ordered) return byName(alike, candidates);
  return alike.flatMap((wanted, at) => {
    const by = ordered[at];
    return by ? [settledBy(wanted, by)] : [];
  });
}

/** Those that one group alone is called as, if that is called as one of them alone. */
function byName(alike: readonly Wanted[], candidates: readonly Candidate[]): Settled[] {
  return alike.flatMap((wanted) => {
    const [by, ...others] = candidates.filter((candidate) => isCalled(candidate, wanted));
    const isShared = by && alike.some((other) => other !== wanted && isCalled(by, other));
    return by && others.length === 0 && !isShared ? [settledBy(wanted, by)] : [];
  });
}

/** Its section or its page is called so. */
const isCalled = ({ matches }: Candidate, { names }: Wanted): boolean =>
  [matches.section, matches.title, matches.pageName.split('/').at(-1) ?? ''].some((name) =>
    names.some((own) => folded(own) === folded(name)),
  );

const folded = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\b(matches|stage of)\b/g, '')
    .trim();

const settledBy = ({ stageIndex, substageIndex }: Wanted, by: Candidate): Settled => ({
  mapped: {
    stageIndex,
    substageIndex,
    matchKeys: [by.matches.key],
    standingsKey: by.standings?.key ?? null,
  },
  by,
});
