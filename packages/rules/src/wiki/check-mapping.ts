import { type EventFormat, substageTitle } from '../model/format.ts';
import type { ProblemPath } from '../model/problem.ts';
import { kindOf } from '../model/stage-kind.ts';
import { fitOf } from './fit.ts';
import { groupNamed, readGroupKey } from './group-key.ts';
import { isByHand, type MappedSubstage, mappedTo, type StageMapping, slotsOf } from './mapping.ts';
import type { MappingFault, MappingProblem } from './mapping-problem.ts';
import type { WikiGroup } from './wiki-group.ts';

/** A substage with the groups that a mapping gives it. */
interface Mapped {
  readonly stageIndex: number;
  readonly substageIndex: number;
  readonly title: string;
  readonly path: ProblemPath;
  readonly matches: readonly WikiGroup[];
  readonly standings: WikiGroup | null;
}

/** Everything that is wrong with a mapping; without a problem an event can be made of it. */
export function problemsOfMapping(
  format: EventFormat,
  groups: readonly WikiGroup[],
  mapping: StageMapping,
): MappingProblem[] {
  const mapped = substagesOf(format).map((at) => mappedSubstage(format, groups, mapping, at));
  return [
    ...strangers(format, mapping),
    ...mapping.flatMap((own) => keyProblems(groups, own)),
    ...mapped.flatMap((own) => problemsOfSubstage(format, mapping, own)),
    ...usedTwice(format, mapped),
    ...inTwoGroups(mapped),
  ];
}

type SubstageAt = Pick<MappedSubstage, 'stageIndex' | 'substageIndex'>;

const pathOf = ({ stageIndex, substageIndex }: SubstageAt): ProblemPath => [
  'stages',
  stageIndex,
  'substages',
  substageIndex,
];

const isSame = (a: SubstageAt, b: SubstageAt): boolean =>
  a.stageIndex === b.stageIndex && a.substageIndex === b.substageIndex;

/** Every substage of the format once. */
function substagesOf(format: EventFormat): SubstageAt[] {
  const slots = slotsOf(format);
  return slots.filter((slot, at) => slots.findIndex((other) => isSame(slot, other)) === at);
}

function mappedSubstage(
  format: EventFormat,
  groups: readonly WikiGroup[],
  mapping: StageMapping,
  at: SubstageAt,
): Mapped {
  const own = mappedTo(mapping, at);
  const stage = format.stages[at.stageIndex];
  return {
    stageIndex: at.stageIndex,
    substageIndex: at.substageIndex,
    title: stage ? substageTitle(stage, at.substageIndex) : '',
    path: pathOf(at),
    matches: own?.matchKeys.flatMap((key) => groupNamed(groups, key) ?? []) ?? [],
    standings: own?.standingsKey ? groupNamed(groups, own.standingsKey) : null,
  };
}

/** Entries of the mapping for substages that the format lacks, and duplicate entries. */
function strangers(format: EventFormat, mapping: StageMapping): MappingProblem[] {
  const known = substagesOf(format);
  return mapping.flatMap((own, at): MappingProblem[] => {
    const path = pathOf(own);
    if (!known.some((other) => isSame(own, other))) return [{ path, code: 'no_such_substage' }];
    const isRepeated = mapping.findIndex((other) => isSame(own, other)) < at;
    return isRepeated ? [{ path, code: 'mapped_twice' }] : [];
  });
}

function keyProblems(groups: readonly WikiGroup[], own: MappedSubstage): MappingProblem[] {
  const named = [
    ...own.matchKeys.map((key) => ({ key, kind: 'match' })),
    ...(own.standingsKey === null ? [] : [{ key: own.standingsKey, kind: 'standings' }]),
  ];
  return named.flatMap(({ key, kind }): MappingProblem[] => {
    const path = [...pathOf(own), kind];
    if (readGroupKey(key) === null) return [{ path, code: 'bad_key', key }];
    return groupNamed(groups, key) ? [] : [{ path, code: 'group_gone', key }];
  });
}

function problemsOfSubstage(
  format: EventFormat,
  mapping: StageMapping,
  own: Mapped,
): MappingProblem[] {
  const at =
    (kind: WikiGroup['kind']) =>
    (fault: MappingFault): MappingProblem => ({
      ...fault,
      path: [...own.path, kind],
    });
  return [
    ...emptySlots(format, mapping, own),
    ...matchFaults(format, own).map(at('match')),
    ...standingsFaults(format, own).map(at('standings')),
  ];
}

/** Slots that were given nothing beside others; a key that finds nothing is told for itself. */
function emptySlots(format: EventFormat, mapping: StageMapping, own: Mapped): MappingProblem[] {
  if (isByHand(mapping, own)) return [];
  const given = mappedTo(mapping, own);
  return slotsOf(format).flatMap((slot): MappingProblem[] => {
    if (slot.isOptional || !isSame(slot, own)) return [];
    const isGiven = slot.kind === 'match' ? given?.matchKeys.length : given?.standingsKey;
    return isGiven ? [] : [{ path: [...own.path, slot.kind], code: 'slot_empty', kind: slot.kind }];
  });
}

/** The parts of a bracket are checked together. */
function matchFaults(
  format: EventFormat,
  { stageIndex, substageIndex, matches }: Mapped,
): MappingFault[] {
  const [group, ...beside] = matches;
  const stage = format.stages[stageIndex];
  if (!group || !stage) return [];
  if (kindOf(stage) !== 'brackets' && beside.length > 0) {
    return [{ code: 'too_many_groups', most: 1, given: matches.length }];
  }
  const other = matches.find(({ kind }) => kind !== 'match');
  const slot = { stageIndex, substageIndex, kind: 'match' } as const;
  const fit = fitOf({ format, slot, group: other ?? group, beside });
  return fit.fits ? [] : [...fit.faults];
}

function standingsFaults(format: EventFormat, own: Mapped): MappingFault[] {
  const { stageIndex, substageIndex, standings, matches } = own;
  const stage = format.stages[stageIndex];
  if (!standings || !stage) return [];
  if (kindOf(stage) === 'brackets') {
    return [{ code: 'standings_not_wanted', group: standings.title }];
  }
  const slot = { stageIndex, substageIndex, kind: 'standings' } as const;
  const fit = fitOf({ format, slot, group: standings });
  const [group] = matches;
  const isOfOthers = group !== undefined && !belongTogether(standings, group);
  return [
    ...(fit.fits ? [] : fit.faults),
    ...(isOfOthers
      ? [{ code: 'teams_differ', standings: standings.title, matches: group.title } as const]
      : []),
  ];
}

/** A team may be called otherwise in one of them. */
function belongTogether(standings: WikiGroup, matches: WikiGroup): boolean {
  if (standings.counts.includes(matches.key)) return true;
  const [fewer, more] = [standings.teams, matches.teams].toSorted((a, b) => a.length - b.length);
  if (!fewer || !more || fewer.length === 0) {
    return matches.shape !== 'swiss' || standings.counts.length === 0;
  }
  return 2 * fewer.filter((team) => more.includes(team)).length >= fewer.length;
}

/** A match group may give the start of several groups; nothing else serves twice. */
function usedTwice(format: EventFormat, mapped: readonly Mapped[]): MappingProblem[] {
  const uses = mapped.flatMap((own) => [
    ...own.matches.map((group) => ({ group, own, isStart: givesStart(format, own) })),
    ...(own.standings ? [{ group: own.standings, own, isStart: false }] : []),
  ]);
  return uses.flatMap(({ group, own, isStart }, at): MappingProblem[] => {
    const earlier = uses.slice(0, at).find((use) => use.group.key === group.key);
    const areStarts = isStart && earlier?.isStart && earlier.own.stageIndex === own.stageIndex;
    if (!earlier || areStarts) return [];
    const path = [...own.path, group.kind];
    return [{ path, code: 'used_twice', group: group.title, also: earlier.own.title }];
  });
}

function givesStart(format: EventFormat, { stageIndex }: Mapped): boolean {
  const stage = format.stages[stageIndex];
  return stage !== undefined && kindOf(stage) === 'groups';
}

/** A team plays in one group of a stage. */
function inTwoGroups(mapped: readonly Mapped[]): MappingProblem[] {
  return mapped.flatMap((own, at) =>
    mapped.slice(0, at).flatMap((earlier): MappingProblem[] => {
      if (earlier.stageIndex !== own.stageIndex || sharesAGroup(earlier, own)) return [];
      const shared = teamsOf(own).filter((team) => teamsOf(earlier).includes(team));
      return shared.slice(0, 1).map((team) => ({
        path: own.path,
        code: 'team_in_two_groups',
        team,
        also: earlier.title,
      }));
    }),
  );
}

const teamsOf = ({ standings, matches }: Mapped): readonly string[] =>
  standings ? standings.teams : matches.flatMap(({ teams }) => teams);

/** Told already, by the group that serves twice. */
const sharesAGroup = (a: Mapped, b: Mapped): boolean =>
  (a.standings !== null && a.standings.key === b.standings?.key) ||
  (a.standings === null &&
    a.matches.some(({ key }) => b.matches.some((other) => other.key === key)));
