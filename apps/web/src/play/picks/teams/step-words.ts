import {
  type FormatStage,
  type GroupStageDetails,
  groupAdvancingCount,
  lostSweepOf,
  PickType,
  type SwissStageDetails,
  sweepOf,
} from '@callshot/rules';

/** The name of a step of a team stage, its question, and the points of a right pick. */
export interface StepWords {
  readonly title: string;
  readonly ask: string;
  /** The teams in question, if not all of them; null = all. */
  readonly among: string | null;
  /** null when it earns nothing. */
  readonly pays: string | null;
  /** On the card of a team that is picked for it; null = a check says it. */
  readonly badge: string | null;
  /** After a team's name, for a screen reader: 'picked to advance'. */
  readonly said: string;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const points = (count: number, sign = ''): string | null =>
  count === 0 ? null : `${sign}${count} ${count === 1 ? 'pt' : 'pts'} each`;

function swissWords(details: SwissStageDetails, pickTypeId: PickType, asked: number): StepWords {
  const { advancingCount, scoreCleanSweepApart = false } = details;
  if (pickTypeId === PickType.cleanSweepWinner) {
    return {
      title: sweepOf(details),
      ask: everyMatch(details.cleanSweepWinnerCount, 'win'),
      among: `Among the ${inWords(advancingCount)} that advance.`,
      pays: points(details.pointsPerCorrectWinner, scoreCleanSweepApart ? '' : '+'),
      badge: sweepOf(details),
      said: `picked to go ${sweepOf(details)}`,
    };
  }
  if (pickTypeId === PickType.cleanSweepLoser) {
    return {
      title: lostSweepOf(details),
      ask: everyMatch(details.cleanSweepLoserCount, 'lose'),
      among: `Among the ${inWords(asked)} you left out.`,
      pays: points(details.pointsPerCorrectLoser),
      badge: lostSweepOf(details),
      said: `picked to go ${lostSweepOf(details)}`,
    };
  }
  return {
    title: 'Advance',
    ask:
      advancingCount === 1
        ? 'Which team advances?'
        : `Which ${inWords(advancingCount)} teams advance?`,
    among: scoreCleanSweepApart ? apart(sweepOf(details)) : null,
    pays: points(details.pointsPerAdvancing),
    badge: null,
    said: 'picked to advance',
  };
}

const everyMatch = (count: number, verb: 'win' | 'lose'): string =>
  count === 1 ? `Which team ${verb}s every match?` : `Which ${inWords(count)} ${verb} every match?`;

/** A 3-0 pick is one of the advancing picks, and then it is no longer one that pays for advancing. */
const apart = (sweep: string) => `Teams that are picked to go ${sweep}, or do, pay for that alone.`;

function groupWords(details: GroupStageDetails, pickTypeId: PickType): StepWords {
  if (pickTypeId === PickType.firstPlace) {
    return {
      title: 'First',
      ask: 'Who wins each group?',
      among: null,
      pays: points(details.pointsPerFirstPlace, '+'),
      badge: '1st',
      said: 'picked to come first',
    };
  }
  if (pickTypeId === PickType.secondPlace) {
    return {
      title: 'Second',
      ask: 'Who comes second in each group?',
      among: null,
      pays: points(details.pointsPerSecondPlace, '+'),
      badge: '2nd',
      said: 'picked to come second',
    };
  }
  const count = groupAdvancingCount(details);
  return {
    title: 'Advance',
    ask:
      count === 1
        ? 'Which team advances from each group?'
        : `Which ${inWords(count)} advance from each group?`,
    among: null,
    pays: points(details.pointsPerAdvancing),
    badge: null,
    said: 'picked to advance',
  };
}

const PLAIN: StepWords = {
  title: 'Picks',
  ask: 'Which teams?',
  among: null,
  pays: null,
  badge: null,
  said: 'picked',
};

/** The words of one step, by the type of pick it makes; `asked` teams can be picked in it. */
export function wordsOf(stage: FormatStage, pickTypeId: PickType, asked: number): StepWords {
  const { swissStageDetails: swiss, groupStageDetails: groups } = stage;
  if (swiss) return swissWords(swiss, pickTypeId, asked);
  return groups ? groupWords(groups, pickTypeId) : PLAIN;
}
