import {
  type BestOfNextPlace,
  FIXTURE_DEFAULTS,
  lostSweepOf,
  MAX_PLACES,
  MAX_TEAMS,
  NEXT_PLACE_CRITERIA,
  NEXT_PLACE_DEFAULTS,
  newStageFields,
  ORDER_DEFAULTS,
  type StageFields,
  StageType,
  SWISS_ENOUGH,
  sweepOf,
  type WholeOrder,
} from '@callshot/rules';
import { wholeOf } from '../../../platform/ui/controls/stepper.tsx';
import { m } from '../words/messages.js';
import {
  asksForMatches,
  callsScores,
  errorsOfMatches,
  fixturesOfForm,
  flagsOfFixtures,
  hiddenFlags,
  matchesOf,
  numbersOfFixtures,
} from './fixture-fields.ts';
import {
  CRITERION_KEYS,
  DETAILS,
  FIXTURE_MAPS,
  FIXTURE_TEAMS,
  FLAGS,
  type FlagField,
  fixtureLines,
  GROUP,
  GROUP_ADVANCING,
  GROUP_COUNT,
  LOST_SWEEP,
  NEXT_PLACE,
  NEXT_PLACE_COUNT,
  type NumberField,
  ORDER,
  ORDER_TEAMS,
  orderLines,
  PAYING,
  PAYS_WITH,
  type PayingField,
  PLAYOFFS,
  STAGE_TYPES,
  SWEEP,
  SWISS,
  SWISS_GROUP_COUNT,
  TEAMS_TO_OPEN,
  WINS_NEEDED,
} from './stage-questions.ts';
import type { StageForm } from './typed-stage.ts';

/** A switch is on where it is set and the switch that it needs is on. */
export const isOn = (form: StageForm, { key, needs }: FlagField): boolean =>
  form.flags[key] === true && (needs === undefined || form.flags[needs] === true);

const paysByBracket = ({ type, flags }: StageForm): boolean =>
  type === StageType.group && flags[`${GROUP}.hasGroupBrackets`] === true;

/** The order of each group is the pick, in place of who goes through. */
const asksForOrder = (form: StageForm): boolean =>
  form.type === StageType.group &&
  !paysByBracket(form) &&
  !asksForMatches(form) &&
  form.flags[ORDER] === true;

/** The format says how many teams a group has. */
const hasTeamCount = (form: StageForm): boolean => asksForOrder(form) || asksForMatches(form);
const teamsField = (form: StageForm): NumberField =>
  asksForMatches(form) ? FIXTURE_TEAMS : ORDER_TEAMS;

/** The switches that are asked for. */
export const flagsOf = (form: StageForm): readonly FlagField[] => {
  const flags = paysByBracket(form) ? FLAGS[form.type].slice(0, 2) : FLAGS[form.type];
  return flags
    .filter(({ key }) => !hiddenFlags(form, asksForOrder(form)).includes(key))
    .filter(
      ({ key }) =>
        (key !== `${DETAILS[form.type]}.countsByGroup` && key !== NEXT_PLACE) || groupsIn(form) > 1,
    )
    .map((flag) => ({ ...flag, label: labelIn(form, flag.label) }));
};

/** Some of the teams at the next place of each group go on as well. */
const hasNextPlace = (form: StageForm): boolean =>
  flagsOf(form).some((flag) => flag.key === NEXT_PLACE && isOn(form, flag));

/** The criteria that are asked for: the chosen ones, and one more. */
export function criteriaOf(
  form: StageForm,
): readonly { readonly key: string; readonly value: string }[] {
  if (!hasNextPlace(form)) return [];
  const typed = CRITERION_KEYS.map((key) => ({ key, value: form.numbers[key] ?? '' }));
  return typed.slice(0, typed.findLastIndex(({ value }) => value !== '') + 2);
}

/** The number of groups, as far as it can be read. */
const groupsIn = ({ type, numbers }: StageForm): number =>
  wholeOf(numbers[`${DETAILS[type]}.groupCount`] ?? '') ?? 1;

/** Whether each group has numbers of its own. */
export const isByGroup = (form: StageForm): boolean =>
  flagsOf(form).some(
    (flag) => flag.key === `${DETAILS[form.type]}.countsByGroup` && isOn(form, flag),
  );

/** The numbers of each group, where they differ. */
export function groupRowsOf(form: StageForm): readonly GroupRow[] {
  if (!isByGroup(form)) return [];
  const counted = hasTeamCount(form)
    ? [
        { ...teamsField(form), caption: m.teamsCaption() },
        { ...GROUP_ADVANCING, caption: m.advancing() },
      ]
    : payingLines(form).flatMap(({ count, label }) =>
        count ? [{ ...count, caption: label }] : [],
      );
  return Array.from({ length: Math.min(groupsIn(form), MAX_TEAMS) }, (_, group) => {
    const title = m.groupLetter({ letter: letterOf(group) });
    const fields = counted.map((field): GroupRow['fields'][number] => ({
      ...field,
      key: keyInGroup(field.key, group),
      label: m.ofGroup({ field: field.label, group: title }),
      from: field.key,
    }));
    return { title, fields };
  });
}

export interface GroupRow {
  readonly title: string;
  readonly fields: readonly (NumberField & { readonly caption: string })[];
}

const letterOf = (group: number): string =>
  group < 26 ? String.fromCharCode('A'.charCodeAt(0) + group) : String(group + 1);

/** `swissStageDetails.countsByGroup.1.advancingCount` */
function keyInGroup(key: string, group: number): string {
  const steps = key.split('.');
  const count = steps.at(-1)?.replace('totalAdvancing', 'advancingCount');
  return [steps[0], 'countsByGroup', group, count].join('.');
}

/** A number as it is typed; a group that says nothing yet has the number of the stage. */
export const typedIn = (
  { numbers }: StageForm,
  { key, from }: Pick<NumberField, 'key' | 'from'>,
): string => numbers[key] ?? (from === undefined ? undefined : numbers[from]) ?? '';

/**
 * The lines that are asked for. A line that is switched off pays nothing, and brackets pay by their
 * columns. Numbers of each group stand apart.
 */
export const payingOf = (form: StageForm): readonly PayingField[] =>
  isByGroup(form) ? payingLines(form).map((line) => ({ ...line, count: null })) : payingLines(form);

function payingLines(form: StageForm): readonly PayingField[] {
  if (paysByBracket(form)) return [];
  if (asksForMatches(form)) return fixtureLines(callsScores(form));
  if (asksForOrder(form)) return orderLines(distancesOf(form));
  const flags = flagsOf(form);
  const paying = PAYING[form.type].filter(({ points: { key } }) => {
    const flag = flags.find((candidate) => candidate.key === PAYS_WITH[key]);
    return flag === undefined || isOn(form, flag);
  });
  const named = <T extends { readonly label: string }>(field: T): T => ({
    ...field,
    label: labelIn(form, field.label),
  });
  return paying.map(({ count, points, ...line }) => ({
    ...named(line),
    count: count && named(count),
    points: named(points),
  }));
}

/** Distances that are asked for: as many as pay, else a few, and no more than the largest group has. */
function distancesOf(form: StageForm): number {
  const paid = Array.from({ length: MAX_PLACES - 1 }, (_, at) => at + 1).findLast(
    (distance) => (wholeOf(form.numbers[distanceKey(distance - 1)] ?? '') ?? 0) > 0,
  );
  return Math.max(1, Math.min(largestGroup(form) - 1, Math.max(FEW_DISTANCES, paid ?? 0)));
}

const FEW_DISTANCES = 3;
const distanceKey = (at: number): string => `${ORDER}.pointsByDistance.${at}`;

/** The teams of the largest group, as far as they can be read. */
function largestGroup(form: StageForm): number {
  const isEach = form.flags[`${GROUP}.countsByGroup`] === true && groupsIn(form) > 1;
  const groups = isEach ? Math.min(groupsIn(form), MAX_TEAMS) : 1;
  const counts = Array.from({ length: groups }, (_, group) => {
    const from = teamsField(form).key;
    const own = { key: keyInGroup(from, group), from };
    return wholeOf(isEach ? typedIn(form, own) : (form.numbers[from] ?? ''));
  });
  return Math.max(...counts.map((count) => count ?? 0));
}

/** Counts that stand for themselves: they pay nothing. */
export function countsOf(form: StageForm): readonly NumberField[] {
  if (form.type === StageType.swiss) return [WINS_NEEDED, SWISS_GROUP_COUNT];
  if (form.type !== StageType.group) return [];
  const isApart = paysByBracket(form) || (hasTeamCount(form) && !isByGroup(form));
  return [
    GROUP_COUNT,
    ...(isApart ? [GROUP_ADVANCING] : []),
    ...(asksForMatches(form) ? [FIXTURE_MAPS] : []),
    ...(hasNextPlace(form) ? [NEXT_PLACE_COUNT] : []),
  ];
}

const numbersOf = (form: StageForm): readonly NumberField[] => [
  ...countsOf(form),
  ...payingOf(form).flatMap(({ count, points }) => (count ? [count, points] : [points])),
  ...groupRowsOf(form).flatMap(({ fields }) => fields),
];

/** The most points that a line can earn, if its numbers can be read. */
export function mostOf(form: StageForm, { points, isInstead }: PayingField): number | null {
  if (isInstead) return 0;
  const each = wholeOf(form.numbers[points.key] ?? '');
  const count = payingLines(form).find((line) => line.points.key === points.key)?.count ?? null;
  const groups = form.type === StageType.playoffs ? 1 : groupsTyped(form);
  if (each === null || groups === null) return null;
  let often = 0;
  for (let group = 0; group < groups; group += 1) {
    const own = isPlacePicked(form, points.key, group) ? oftenIn(form, count, group) : 0;
    if (own === null) return null;
    often += own;
  }
  return each * (often + furtherOf(form, points.key));
}

/** First place is picked where a team goes through, second place where two do [rule: groups-2]. */
function isPlacePicked(form: StageForm, key: string, group: number): boolean {
  const least = PLACES_NEED[key];
  const through = least === undefined ? null : countIn(form, GROUP_ADVANCING.key, group);
  return least === undefined || through === null || through >= least;
}

const PLACES_NEED: Readonly<Record<string, number>> = {
  [`${GROUP}.pointsPerFirstPlace`]: 1,
  [`${GROUP}.pointsPerSecondPlace`]: 2,
};

/** Teams of the next place that a line pays for. */
const furtherOf = (form: StageForm, key: string): number =>
  key === `${GROUP}.pointsPerAdvancing` && hasNextPlace(form)
    ? (wholeOf(form.numbers[NEXT_PLACE_COUNT.key] ?? '') ?? 0)
    : 0;
/** Matches pay each by itself, whichever line it is. */
function oftenIn(form: StageForm, count: NumberField | null, group: number): number | null {
  if (!asksForMatches(form)) return count ? oftenOf(form, count.key, group) : 1;
  const teams = countIn(form, FIXTURE_TEAMS.key, group);
  return teams === null ? null : matchesOf(form, teams);
}

/** Null where the number of groups cannot be read. */
const groupsTyped = ({ type, numbers }: StageForm): number | null => {
  const groups = wholeOf(numbers[`${DETAILS[type]}.groupCount`] ?? '');
  return groups === null || groups > MAX_TEAMS ? null : groups;
};

/** A count of one group; null where it cannot be read. */
const countIn = (form: StageForm, key: string, group: number): number | null => {
  const own = { key: keyInGroup(key, group), from: key };
  return wholeOf(isByGroup(form) ? typedIn(form, own) : (form.numbers[key] ?? ''));
};

/** The teams of a group that a line pays for; teams scored apart as 3-0 do not count as advancing. */
function oftenOf(form: StageForm, key: string, group: number): number | null {
  const countOf = (from: string): number | null => countIn(form, from, group);
  const all = countOf(key);
  if (key !== `${SWISS}.advancingCount` || !form.flags[`${SWISS}.scoreCleanSweepApart`]) return all;
  const apart = countOf(`${SWISS}.cleanSweepWinnerCount`);
  return all === null || apart === null ? null : Math.max(0, all - apart);
}

/** The sum of the form's lines, in words. */
export function sumNoteOf(form: StageForm): string {
  if (asksForMatches(form)) return m.scoreOnTop();
  if (asksForOrder(form)) return m.missedPaysInstead();
  if (form.type === StageType.group) return m.placeAlsoEarns();
  const sweep = labelIn(form, SWEEP);
  return form.flags[`${SWISS}.scoreCleanSweepApart`]
    ? m.sweepPaysAlone({ sweep })
    : m.sweepAlsoEarns({ sweep });
}

/** A label with the records that the wins of the form make of it [rule: swiss-13]. */
function labelIn({ numbers }: StageForm, label: string): string {
  const wins = { winsNeeded: wholeOf(numbers[WINS_NEEDED.key] ?? '') ?? SWISS_ENOUGH };
  return label.replace(SWEEP, sweepOf(wins)).replace(LOST_SWEEP, lostSweepOf(wins));
}

/** The form of a stage, with what the other types begin with behind it. */
export function formOf(fields: StageFields): StageForm {
  const numbers: Record<string, string> = {};
  const flags: Record<string, boolean> = {};
  for (const type of STAGE_TYPES) {
    const own = fields.type === type ? fields : newStageFields(type);
    if (type === StageType.swiss) {
      numbers[WINS_NEEDED.key] = String(SWISS_ENOUGH);
      numbers[SWISS_GROUP_COUNT.key] = '1';
    }
    if (type === StageType.group) {
      Object.assign(
        numbers,
        numbersOfOrder(ORDER_DEFAULTS),
        numbersOfFixtures(FIXTURE_DEFAULTS),
        numbersOfNext(NEXT_PLACE_DEFAULTS),
      );
    }
    for (const [key, value] of Object.entries(detailsOf(own))) {
      const place = `${DETAILS[type]}.${key}`;
      if (typeof value === 'number') numbers[place] = String(value);
      if (typeof value === 'boolean') flags[place] = value;
      if (key === 'wholeOrder') {
        flags[place] = true;
        Object.assign(numbers, numbersOfOrder(value));
      }
      if (key === 'bestOfNextPlace') {
        flags[place] = true;
        Object.assign(numbers, numbersOfNext(value));
      }
      if (key === 'fixtures') {
        Object.assign(flags, flagsOfFixtures(value));
        Object.assign(numbers, numbersOfFixtures(value));
      }
      if (key === 'countsByGroup') {
        flags[place] = true;
        Object.assign(numbers, numbersByGroup(place, value));
      }
    }
  }
  const teams = fields.teamsToOpenPicks;
  return {
    type: fields.type,
    name: fields.name,
    teamsToOpenPicks: teams === null ? '' : String(teams),
    numbers,
    flags,
  };
}

/** The numbers of an order; a distance that it does not name pays nothing. */
const numbersOfOrder = (order: WholeOrder): Record<string, string> => ({
  [ORDER_TEAMS.key]: String(order.teamCount),
  [`${ORDER}.pointsPerExactPlace`]: String(order.pointsPerExactPlace),
  ...Object.fromEntries(
    Array.from({ length: MAX_PLACES - 1 }, (_, at) => [
      distanceKey(at),
      String(order.pointsByDistance?.[at] ?? 0),
    ]),
  ),
});

const numbersOfNext = ({ count, criteria }: BestOfNextPlace): Record<string, string> => ({
  [NEXT_PLACE_COUNT.key]: String(count),
  ...Object.fromEntries(CRITERION_KEYS.map((key, at) => [key, criteria[at] ?? ''])),
});

const numbersByGroup = (place: string, groups: readonly object[]): Record<string, string> =>
  Object.fromEntries(
    groups.flatMap((counts, group) =>
      Object.entries(counts).map(([key, count]) => [`${place}.${group}.${key}`, String(count)]),
    ),
  );

function detailsOf(fields: StageFields): object {
  if (fields.type === StageType.swiss) return fields.swissStageDetails;
  return fields.type === StageType.group ? fields.groupStageDetails : fields.playoffDetails;
}

/** Errors of the form, a sentence by field. */
export function errorsOf(form: StageForm, isFirst: boolean): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (form.name.trim() === '') errors.name = m.stageNeedsName();
  if (!isFirst && form.teamsToOpenPicks.trim() !== '') {
    const wrong = wrongNumber(form.teamsToOpenPicks, TEAMS_TO_OPEN);
    if (wrong) errors.teamsToOpenPicks = wrong;
  }
  for (const field of numbersOf(form)) {
    const wrong = wrongNumber(typedIn(form, field), field);
    if (wrong) errors[field.key] = wrong;
  }
  if (asksForMatches(form)) {
    Object.assign(errors, errorsOfMatches(form, largestGroup(form)));
  }
  return {
    ...errors,
    ...(hasTeamCount(form) ? errorsOfOrder(form, errors) : {}),
    ...(hasNextPlace(form) ? errorsOfNext(form, errors) : {}),
  };
}

/** Not every group sends on one more, and each sends on a team for sure. */
function errorsOfNext(form: StageForm, known: Readonly<Record<string, string>>) {
  const errors: Record<string, string> = {};
  const count = wholeOf(form.numbers[NEXT_PLACE_COUNT.key] ?? '') ?? 0;
  if (!known[NEXT_PLACE_COUNT.key] && count >= groupsIn(form)) {
    errors[NEXT_PLACE_COUNT.key] = m.fewerThanGroups();
  }
  const groups = isByGroup(form) ? groupRowsOf(form).map((_, group) => group) : [null];
  for (const group of groups) {
    const key = group === null ? GROUP_ADVANCING.key : keyInGroup(GROUP_ADVANCING.key, group);
    if (known[key]) continue;
    const [through, teams] = [GROUP_ADVANCING.key, ORDER_TEAMS.key].map((from) =>
      countIn(form, from, group ?? 0),
    );
    if (through === 0) errors[key] = m.sureTeamNeeded();
    const isAll = through != null && teams != null && through >= teams;
    if (isAll && asksForOrder(form)) errors[key] = m.numberRange({ least: 1, most: teams - 1 });
  }
  return errors;
}

/** A farther place pays less, and no more teams go on than a group has. */
function errorsOfOrder(form: StageForm, known: Readonly<Record<string, string>>) {
  const errors: Record<string, string> = {};
  const lines = asksForOrder(form) ? payingLines(form) : [];
  const typed = lines.map(({ points }) => wholeOf(form.numbers[points.key] ?? '') ?? 0);
  for (const [at, { points }] of lines.entries()) {
    const nearer = typed[at - 1];
    if (nearer === undefined || known[points.key]) continue;
    const own = typed[at] ?? 0;
    if (own > 0 && own >= nearer) errors[points.key] = m.paysLessThan({ nearer });
  }
  const groups = isByGroup(form) ? groupRowsOf(form).map((_, group) => group) : [null];
  for (const group of groups) {
    const key = group === null ? GROUP_ADVANCING.key : keyInGroup(GROUP_ADVANCING.key, group);
    const [through, teams] = [GROUP_ADVANCING.key, teamsField(form).key].map((from) =>
      countIn(form, from, group ?? 0),
    );
    if (known[key] || through == null || teams == null || through <= teams) continue;
    errors[key] = m.numberRange({ least: 0, most: teams });
  }
  return errors;
}

function wrongNumber(text: string, { least, most }: NumberField): string | null {
  if (text.trim() === '') return m.numberRequired();
  const number = wholeOf(text);
  return number === null || number < least || number > most ? m.numberRange({ least, most }) : null;
}

/** The counts of each group, where they differ from the stage's. */
const countsByGroup = <C>(
  form: StageForm,
  countsOf: (count: (key: string) => number) => C,
): { readonly countsByGroup?: readonly C[] } =>
  isByGroup(form)
    ? {
        countsByGroup: groupRowsOf(form).map((_, group) =>
          countsOf((key) => countIn(form, key, group) ?? 0),
        ),
      }
    : {};

/** Distances that pay nothing are left out. */
function orderOfForm(form: StageForm, number: (key: string) => number): WholeOrder {
  const distances = Array.from({ length: distancesOf(form) }, (_, at) => number(distanceKey(at)));
  const pointsByDistance = distances.slice(0, distances.findLastIndex((own) => own > 0) + 1);
  return {
    teamCount: largestGroup(form),
    pointsPerExactPlace: number(`${ORDER}.pointsPerExactPlace`),
    ...(pointsByDistance.length > 0 && { pointsByDistance }),
  };
}

/** A criterion that is chosen twice counts where it stands first. */
const nextOfForm = (form: StageForm, number: (key: string) => number): BestOfNextPlace => ({
  count: number(NEXT_PLACE_COUNT.key),
  criteria: NEXT_PLACE_CRITERIA.map((own) => ({
    own,
    at: CRITERION_KEYS.findIndex((key) => form.numbers[key] === own),
  }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ own }) => own),
});

/** The stage that a form without errors says. */
export function fieldsOf(form: StageForm, isFirst: boolean): StageFields {
  const flags = FLAGS[form.type];
  const number = (key: string) => wholeOf(form.numbers[key] ?? '') ?? 0;
  const flag = (key: string) => flags.some((field) => field.key === key && isOn(form, field));
  const basics = {
    name: form.name.trim(),
    teamsToOpenPicks: isFirst ? null : wholeOf(form.teamsToOpenPicks),
  };
  if (form.type === StageType.swiss) {
    const wins = number(WINS_NEEDED.key);
    const groupCount = number(SWISS_GROUP_COUNT.key);
    return {
      ...basics,
      type: StageType.swiss,
      swissStageDetails: {
        advancingCount: number(`${SWISS}.advancingCount`),
        pointsPerAdvancing: number(`${SWISS}.pointsPerAdvancing`),
        cleanSweepWinnerCount: number(`${SWISS}.cleanSweepWinnerCount`),
        pointsPerCorrectWinner: number(`${SWISS}.pointsPerCorrectWinner`),
        cleanSweepLoserCount: number(`${SWISS}.cleanSweepLoserCount`),
        pointsPerCorrectLoser: number(`${SWISS}.pointsPerCorrectLoser`),
        scoreCleanSweepApart: flag(`${SWISS}.scoreCleanSweepApart`),
        ...(wins === SWISS_ENOUGH ? {} : { winsNeeded: wins }),
        ...(groupCount === 1 ? {} : { groupCount }),
        ...countsByGroup(form, (count) => ({
          advancingCount: count(`${SWISS}.advancingCount`),
          cleanSweepWinnerCount: count(`${SWISS}.cleanSweepWinnerCount`),
          cleanSweepLoserCount: count(`${SWISS}.cleanSweepLoserCount`),
        })),
      },
    };
  }
  if (form.type === StageType.group) {
    const totalAdvancing = number(`${GROUP}.totalAdvancing`);
    return {
      ...basics,
      type: StageType.group,
      groupStageDetails: {
        hasGroupBrackets: flag(`${GROUP}.hasGroupBrackets`),
        useSeriesScore: flag(`${GROUP}.useSeriesScore`),
        groupCount: number(GROUP_COUNT.key),
        // Both say the same: the older of the two is still read.
        advancingCount: totalAdvancing,
        totalAdvancing,
        pointsPerAdvancing: number(`${GROUP}.pointsPerAdvancing`),
        scoreFirstPlace: flag(`${GROUP}.scoreFirstPlace`),
        pointsPerFirstPlace: number(`${GROUP}.pointsPerFirstPlace`),
        scoreSecondPlace: flag(`${GROUP}.scoreSecondPlace`),
        pointsPerSecondPlace: number(`${GROUP}.pointsPerSecondPlace`),
        ...countsByGroup(form, (count) => ({
          advancingCount: count(`${GROUP}.totalAdvancing`),
          ...(hasTeamCount(form) ? { teamCount: count(teamsField(form).key) } : {}),
        })),
        ...(asksForOrder(form) ? { wholeOrder: orderOfForm(form, number) } : {}),
        ...(hasNextPlace(form) ? { bestOfNextPlace: nextOfForm(form, number) } : {}),
        ...(asksForMatches(form)
          ? { fixtures: fixturesOfForm(form, largestGroup(form), number) }
          : {}),
      },
    };
  }
  return {
    ...basics,
    type: StageType.playoffs,
    playoffDetails: {
      useSeriesScore: flag(`${PLAYOFFS}.useSeriesScore`),
      hasBracketReset: flag(`${PLAYOFFS}.hasBracketReset`),
      pointsForCorrectBracketReset: number(`${PLAYOFFS}.pointsForCorrectBracketReset`),
    },
  };
}
