import {
  activeParts,
  allAdvancing,
  type FixtureDetails,
  type FormatStage,
  fixtureCount,
  fixturesOf,
  StageType,
  sumOfGroups,
  swissGroup,
  type WholeOrder,
} from '@callshot/rules';
import { listed } from '../../../platform/ui/words/listed.ts';
import { m } from '../words/messages.js';
import { allOf } from './edit-words.ts';
import { TYPE_NAMES } from './stage-questions.ts';

export const typeName = ({ type }: FormatStage): string => TYPE_NAMES[type];

/** The condition under which a stage opens by itself. */
export const opensWords = ({ teamsToOpenPicks }: FormatStage): string =>
  teamsToOpenPicks === null ? m.opensWithAll() : m.opensWith({ count: teamsToOpenPicks });

/** The composition of a stage, in a line. */
export function stageFacts(stage: FormatStage): string {
  if (stage.swissStageDetails) {
    const { winsNeeded, groupCount = 1 } = stage.swissStageDetails;
    const count = sumOfGroups(stage.swissStageDetails, swissGroup, (own) => own.advancingCount);
    return listed([
      ...(groupCount === 1 ? [] : [m.groupCount({ count: groupCount })]),
      winsNeeded === undefined
        ? m.teamsAdvance({ count })
        : m.teamsAdvanceWith({ count, wins: winsNeeded }),
    ]);
  }
  const groups =
    stage.type === StageType.group
      ? [m.groupCount({ count: stage.groupStageDetails.groupCount })]
      : [];
  if (!stage.bracket) {
    const details = stage.groupStageDetails;
    if (!details) return listed(groups);
    return listed([
      ...groups,
      ...(details.fixtures ? fixtureWords({ ...details, fixtures: details.fixtures }) : []),
      ...(details.wholeOrder ? [orderWords(details.wholeOrder, details.countsByGroup)] : []),
      details.countsByGroup || details.bestOfNextPlace
        ? m.teamsAdvance({ count: allAdvancing(details) })
        : m.teamsOfEachAdvance({ count: details.totalAdvancing }),
    ]);
  }
  const parts = activeParts(stage.bracket);
  const used = parts.filter(({ columns }) => columns.length > 0);
  const matches = used
    .flatMap(({ columns }) => columns)
    .reduce((sum, { isQualifier, matchCount }) => sum + (isQualifier ? 0 : matchCount), 0);
  const flags = [
    (stage.playoffDetails ?? stage.groupStageDetails)?.useSeriesScore ? [m.seriesScores()] : [],
    stage.playoffDetails?.hasBracketReset ? [m.bracketResetFact()] : [],
  ].flat();
  const each =
    groups.length > 0 ? m.matchesEach({ count: matches }) : m.matchesOfStage({ count: matches });
  return listed([...groups, each, ...flags]);
}

/** 'order of 4 teams'; of unequal groups the largest. */
const orderWords = ({ teamCount }: WholeOrder, counts: readonly unknown[] | undefined): string =>
  counts ? m.orderOfUpTo({ count: teamCount }) : m.orderOfTeams({ count: teamCount });

/** '24 matches, best of 2' */
const fixtureWords = (details: FixtureDetails): readonly string[] => [
  m.matchesOfStage({ count: sumOfGroups(details, fixturesOf, fixtureCount) }),
  m.bestOfMaps({ count: details.fixtures.bestOf }),
];

/** The parts of its bracket with their columns. */
export function bracketFacts({ bracket }: FormatStage): string {
  if (!bracket) return '';
  const parts = activeParts(bracket);
  return parts
    .filter(({ columns }) => columns.length > 0)
    .map(({ name, columns }) => m.columnsOfPart({ part: name, count: columns.length }))
    .join(' · ');
}

const TYPE_CODES: Readonly<Record<StageType, string>> = {
  [StageType.group]: 'group',
  [StageType.swiss]: 'swiss',
  [StageType.playoffs]: 'playoffs',
};

/** The losses of switching to another type, told before it happens; null without any. */
export function lossOfType(stage: FormatStage, type: StageType): string | null {
  if (stage.type === type || !stage.bracket) return null;
  const { views, scoringGroups } = stage.bracket;
  const gone = [
    m.theBracket(),
    ...(views.length > 0 ? [m.viewCount({ count: views.length })] : []),
    ...(scoringGroups.length > 0 ? [m.scoringGroupCount({ count: scoringGroups.length })] : []),
  ];
  return m.typeChangeRemoves({ type: TYPE_CODES[type], all: allOf(gone) });
}
