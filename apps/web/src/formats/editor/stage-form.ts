import { MAX_TEAMS, newStageFields, type StageFields, StageType } from '@callshot/rules';
import { wholeOf } from '../../ui/stepper.tsx';

/** What the stage dialog holds while it is typed into: every type's fields, whichever is chosen. */
export interface StageForm {
  readonly type: StageType;
  readonly name: string;
  /** Empty = all of its teams. */
  readonly teamsToOpenPicks: string;
  /** By the field's place in a stage, `swissStageDetails.advancingCount`. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly flags: Readonly<Record<string, boolean>>;
}

export const TYPE_NAMES: Readonly<Record<StageType, string>> = {
  [StageType.group]: 'Group stage',
  [StageType.swiss]: 'Swiss stage',
  [StageType.playoffs]: 'Playoffs stage',
};

export const STAGE_TYPES = [StageType.group, StageType.swiss, StageType.playoffs] as const;

/** The most teams of an event, and the most that a prediction pays. */
const MOST_TEAMS = MAX_TEAMS;
const MOST_POINTS = 100;

export interface NumberField {
  readonly key: string;
  readonly label: string;
  readonly least: number;
  readonly most: number;
}

/** A line of the dialog: how many, and what each of them pays. */
export interface PayingField {
  readonly label: string;
  readonly unit: string;
  readonly count: NumberField | null;
  readonly points: NumberField;
}

const count = (key: string, label: string, least = 0): NumberField => ({
  key,
  label,
  least,
  most: MOST_TEAMS,
});
const points = (key: string, label: string): NumberField => ({
  key,
  label,
  least: 0,
  most: MOST_POINTS,
});

const DETAILS = {
  [StageType.swiss]: 'swissStageDetails',
  [StageType.group]: 'groupStageDetails',
  [StageType.playoffs]: 'playoffDetails',
} as const;

const SWISS = DETAILS[StageType.swiss];
const GROUP = DETAILS[StageType.group];
const PLAYOFFS = DETAILS[StageType.playoffs];

export interface FlagField {
  readonly key: string;
  readonly label: string;
  /** The switch without which this one is off. */
  readonly needs?: string;
}

const FLAGS: Readonly<Record<StageType, readonly FlagField[]>> = {
  [StageType.swiss]: [{ key: `${SWISS}.scoreCleanSweepApart`, label: 'Score 3-0 apart' }],
  [StageType.group]: [
    { key: `${GROUP}.hasGroupBrackets`, label: 'Has group brackets' },
    {
      key: `${GROUP}.useSeriesScore`,
      label: 'Use Series Score',
      needs: `${GROUP}.hasGroupBrackets`,
    },
    { key: `${GROUP}.scoreFirstPlace`, label: 'Score First Place' },
    {
      key: `${GROUP}.scoreSecondPlace`,
      label: 'Score Second Place',
      needs: `${GROUP}.scoreFirstPlace`,
    },
  ],
  [StageType.playoffs]: [
    { key: `${PLAYOFFS}.useSeriesScore`, label: 'Use Series Score' },
    { key: `${PLAYOFFS}.hasBracketReset`, label: 'Has bracket reset' },
  ],
};

const PAYING: Readonly<Record<StageType, readonly PayingField[]>> = {
  [StageType.swiss]: [
    {
      label: 'Advancing',
      unit: 'teams',
      count: count(`${SWISS}.advancingCount`, 'Advancing, teams'),
      points: points(`${SWISS}.pointsPerAdvancing`, 'Advancing, points'),
    },
    {
      label: '3-0',
      unit: 'teams',
      count: count(`${SWISS}.cleanSweepWinnerCount`, '3-0, teams'),
      points: points(`${SWISS}.pointsPerCorrectWinner`, '3-0, points'),
    },
    {
      label: '0-3',
      unit: 'teams',
      count: count(`${SWISS}.cleanSweepLoserCount`, '0-3, teams'),
      points: points(`${SWISS}.pointsPerCorrectLoser`, '0-3, points'),
    },
  ],
  [StageType.group]: [
    {
      label: 'Advancing',
      unit: 'a group',
      count: count(`${GROUP}.totalAdvancing`, 'Advancing, teams of a group'),
      points: points(`${GROUP}.pointsPerAdvancing`, 'Advancing, points'),
    },
    {
      label: 'First place',
      unit: '',
      count: null,
      points: points(`${GROUP}.pointsPerFirstPlace`, 'First place, points'),
    },
    {
      label: 'Second place',
      unit: '',
      count: null,
      points: points(`${GROUP}.pointsPerSecondPlace`, 'Second place, points'),
    },
  ],
  [StageType.playoffs]: [
    {
      label: 'Bracket reset',
      unit: '',
      count: null,
      points: points(`${PLAYOFFS}.pointsForCorrectBracketReset`, 'Bracket reset, points'),
    },
  ],
};

export const GROUP_COUNT = count(`${GROUP}.groupCount`, 'Groups', 1);
const TEAMS_TO_OPEN: NumberField = {
  key: 'teamsToOpenPicks',
  label: 'Teams to open picks',
  least: 1,
  most: MOST_TEAMS,
};

/** Pays only where this switch is on. */
const PAYS_WITH: Readonly<Record<string, string>> = {
  [`${GROUP}.pointsPerFirstPlace`]: `${GROUP}.scoreFirstPlace`,
  [`${GROUP}.pointsPerSecondPlace`]: `${GROUP}.scoreSecondPlace`,
  [`${PLAYOFFS}.pointsForCorrectBracketReset`]: `${PLAYOFFS}.hasBracketReset`,
};

/** A switch is on where it is set and what it needs is on. */
export const isOn = (form: StageForm, { key, needs }: FlagField): boolean =>
  form.flags[key] === true && (needs === undefined || form.flags[needs] === true);

const paysByBracket = ({ type, flags }: StageForm): boolean =>
  type === StageType.group && flags[`${GROUP}.hasGroupBrackets`] === true;

/** The switches that are asked for. */
export const flagsOf = (form: StageForm): readonly FlagField[] =>
  paysByBracket(form) ? FLAGS[form.type].slice(0, 2) : FLAGS[form.type];

/** The lines that are asked for: what is switched off pays nothing, and brackets by their columns. */
export function payingOf(form: StageForm): readonly PayingField[] {
  if (paysByBracket(form)) return [];
  const flags = flagsOf(form);
  return PAYING[form.type].filter(({ points: { key } }) => {
    const flag = flags.find((candidate) => candidate.key === PAYS_WITH[key]);
    return flag === undefined || isOn(form, flag);
  });
}

const numbersOf = (form: StageForm): readonly NumberField[] => [
  ...(form.type === StageType.group ? [GROUP_COUNT] : []),
  ...payingOf(form).flatMap(({ count, points }) => (count ? [count, points] : [points])),
];

/** What of a line can be earned at most, where its numbers can be read. */
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

/** How the lines of the form add up, in words. */
export function sumNoteOf({ type, flags }: StageForm): string {
  if (type === StageType.group) return 'A place also earns as advancing';
  return flags[`${SWISS}.scoreCleanSweepApart`]
    ? 'A 3-0 pick pays for going 3-0 alone'
    : 'A 3-0 pick also earns as advancing';
}

/** The form of a stage, with what the other types begin with behind it. */
export function formOf(fields: StageFields): StageForm {
  const numbers: Record<string, string> = {};
  const flags: Record<string, boolean> = {};
  for (const type of STAGE_TYPES) {
    const own = fields.type === type ? fields : newStageFields(type);
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

/** What is wrong with the form, a sentence by field. */
export function errorsOf(form: StageForm, isFirst: boolean): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  if (form.name.trim() === '') errors.name = 'A stage needs a name.';
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
  if (text.trim() === '') return 'Required.';
  const number = wholeOf(text);
  return number === null || number < least || number > most ? `${least} to ${most}.` : null;
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
