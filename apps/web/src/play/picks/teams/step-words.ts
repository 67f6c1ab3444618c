import {
  allAdvancing,
  type FormatStage,
  type GroupStageDetails,
  groupAdvancingCount,
  lostSweepOf,
  PickType,
  type SwissGroupCounts,
  type SwissStageDetails,
  sumOfGroups,
  sweepOf,
  swissGroup,
} from '@callshot/rules';
import { ordinal } from '../../../platform/core/ordinal.ts';
import { m } from '../words/messages.js';

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

const inWords = (count: number): string => m.numberInWords({ count });

const points = (count: number): string | null => (count === 0 ? null : m.pointsEach({ count }));

/** On top of what the same pick may earn besides. */
const morePoints = (count: number): string | null =>
  count === 0 ? null : m.morePointsEach({ count });

function swissWords(details: SwissStageDetails, pickTypeId: PickType, asked: number): StepWords {
  const { scoreCleanSweepApart = false } = details;
  const all = (key: keyof SwissGroupCounts) => sumOfGroups(details, swissGroup, (own) => own[key]);
  const advancingCount = all('advancingCount');
  const winners = all('cleanSweepWinnerCount');
  const losers = all('cleanSweepLoserCount');
  if (pickTypeId === PickType.cleanSweepWinner) {
    return {
      title: sweepOf(details),
      ask: m.winsEveryMatch({ count: winners, number: inWords(winners) }),
      among: m.amongAdvancing({ number: inWords(advancingCount) }),
      pays: (scoreCleanSweepApart ? points : morePoints)(details.pointsPerCorrectWinner),
      badge: sweepOf(details),
      said: m.pickedToGo({ record: sweepOf(details) }),
    };
  }
  if (pickTypeId === PickType.cleanSweepLoser) {
    return {
      title: lostSweepOf(details),
      ask: m.losesEveryMatch({ count: losers, number: inWords(losers) }),
      among: m.amongLeftOut({ number: inWords(asked) }),
      pays: points(details.pointsPerCorrectLoser),
      badge: lostSweepOf(details),
      said: m.pickedToGo({ record: lostSweepOf(details) }),
    };
  }
  return {
    title: m.advanceStep(),
    ask: m.whichAdvance({ count: advancingCount, number: inWords(advancingCount) }),
    // A 3-0 pick is one of the advancing picks, and then it is no longer one that pays for advancing.
    among: scoreCleanSweepApart ? m.sweepPaysAlone({ record: sweepOf(details) }) : null,
    pays: points(details.pointsPerAdvancing),
    badge: null,
    said: m.pickedToAdvance(),
  };
}

function groupWords(details: GroupStageDetails, pickTypeId: PickType): StepWords {
  const each = groupAdvancingCount(details);
  const all = allAdvancing(details);
  if (pickTypeId === PickType.firstPlace) {
    return {
      title: m.firstPlaceStep(),
      ask: m.whoWinsEachGroup(),
      among: null,
      pays: morePoints(details.pointsPerFirstPlace),
      badge: ordinal(1),
      said: m.pickedToComeFirst(),
    };
  }
  if (pickTypeId === PickType.secondPlace) {
    return {
      title: m.secondPlaceStep(),
      ask: m.whoComesSecond(),
      among: null,
      pays: morePoints(details.pointsPerSecondPlace),
      badge: ordinal(2),
      said: m.pickedToComeSecond(),
    };
  }
  return {
    title: m.advanceStep(),
    // Counts that differ by group stand beside each group.
    ask:
      details.countsByGroup || details.bestOfNextPlace
        ? m.whichAdvance({ count: all, number: inWords(all) })
        : m.whichAdvanceFromGroups({ count: each, number: inWords(each) }),
    among: null,
    pays: points(details.pointsPerAdvancing),
    badge: null,
    said: m.pickedToAdvance(),
  };
}

const PLAIN: StepWords = {
  title: m.otherPicksStep(),
  ask: m.whichTeams(),
  among: null,
  pays: null,
  badge: null,
  said: m.picked(),
};

/** The words of one step, by the type of pick it makes; `asked` teams can be picked in it. */
export function wordsOf(stage: FormatStage, pickTypeId: PickType, asked: number): StepWords {
  const { swissStageDetails: swiss, groupStageDetails: groups } = stage;
  if (swiss) return swissWords(swiss, pickTypeId, asked);
  return groups ? groupWords(groups, pickTypeId) : PLAIN;
}
