import {
  lostSweepOf,
  newStageFields,
  type StageFields,
  StageType,
  SWISS_ENOUGH,
  sweepOf,
} from '@callshot/rules';
import { wholeOf } from '../../../platform/ui/controls/stepper.tsx';
import { m } from '../words/messages.js';
import {
  DETAILS,
  FLAGS,
  type FlagField,
  GROUP,
  GROUP_ADVANCING,
  GROUP_COUNT,
  LOST_SWEEP,
  type NumberField,
  PAYING,
  PAYS_WITH,
  type PayingField,
  PLAYOFFS,
  STAGE_TYPES,
  SWEEP,
  SWISS,
  TEAMS_TO_OPEN,
  WINS_NEEDED,
} from './stage-questions.ts';

/**
 * The fields of the stage dialog while it is edited. It holds the fields of every type, whichever
 * is chosen.
 */
export interface StageForm {
  readonly type: StageType;
  readonly name: string;
  /** Empty = all of its teams. */
  readonly teamsToOpenPicks: string;
  /** By the field's place in a stage, `swissStageDetails.advancingCount`. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, boolean>>;
}

/** A switch is on where it is set and the switch that it needs is on. */
export const isOn = (form: StageForm, { key, needs }: FlagField): boolean =>
  form.flags[key] === true && (needs === undefined || form.flags[needs] === true);

const paysByBracket = ({ type, flags }: StageForm): boolean =>
  type === StageType.group && flags[`${GROUP}.hasGroupBrackets`] === true;

/** The switches that are asked for. */
export const flagsOf = (form: StageForm): readonly FlagField[] => {
  const flags = paysByBracket(form) ? FLAGS[form.type].slice(0, 2) : FLAGS[form.type];
  return flags.map((flag) => ({ ...flag, label: labelIn(form, flag.label) }));
};

/**
 * The lines that are asked for. A line that is switched off pays nothing, and brackets pay by their
 * columns.
 */
export function payingOf(form: StageForm): readonly PayingField[] {
  if (paysByBracket(form)) return [];
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

/** Counts that stand for themselves: they pay nothing. */
export function countsOf(form: StageForm): readonly NumberField[] {
  if (form.type === StageType.swiss) return [WINS_NEEDED];
  if (form.type !== StageType.group) return [];
  return paysByBracket(form) ? [GROUP_COUNT, GROUP_ADVANCING] : [GROUP_COUNT];
}

const numbersOf = (form: StageForm): readonly NumberField[] => [
  ...countsOf(form),
  ...payingOf(form).flatMap(({ count, points }) => (count ? [count, points] : [points])),
];

/** The most points that a line can earn, if its numbers can be read. */
export function mostOf(form: StageForm, { count, points }: PayingField): number | null {
  const each = wholeOf(form.numbers[points.key] ?? '');
  const often = count ? oftenOf(form, count) : 1;
  const groups = form.type === StageType.group ? wholeOf(form.numbers[GROUP_COUNT.key] ?? '') : 1;
  return each === null || often === null || groups === null ? null : each * often * groups;
}

/** Teams that are scored apart as 3-0 do not count as advancing. */
function oftenOf(form: StageForm, { key }: NumberField): number | null {
  const all = wholeOf(form.numbers[key] ?? '');
  if (key !== `${SWISS}.advancingCount` || !form.flags[`${SWISS}.scoreCleanSweepApart`]) return all;
  const apart = wholeOf(form.numbers[`${SWISS}.cleanSweepWinnerCount`] ?? '');
  return all === null || apart === null ? null : Math.max(0, all - apart);
}

/** The sum of the form's lines, in words. */
export function sumNoteOf(form: StageForm): string {
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
    if (type === StageType.swiss) numbers[WINS_NEEDED.key] = String(SWISS_ENOUGH);
    for (const [key, value] of Object.entries(detailsOf(own))) {
      const place = `${DETAILS[type]}.${key}`;
      if (typeof value === 'number') numbers[place] = String(value);
      if (typeof value === 'boolean') flags[place] = value;
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
    const wrong = wrongNumber(form.numbers[field.key] ?? '', field);
    if (wrong) errors[field.key] = wrong;
  }
  return errors;
}

function wrongNumber(text: string, { least, most }: NumberField): string | null {
  if (text.trim() === '') return m.numberRequired();
  const number = wholeOf(text);
  return number === null || number < least || number > most ? m.numberRange({ least, most }) : null;
}

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
