import { bracketFor } from '../bracket/bracket-for.ts';
import { generateGroupBracket } from '../bracket/generate-group-bracket.ts';
import { activeParts } from '../bracket/links.ts';
import {
  type Bracket,
  type BracketView,
  type EventFormat,
  FORMAT_VERSION,
  type FormatStage,
  type GroupStageDetails,
  StageType,
} from '../model/format.ts';
import { GROUP_DEFAULTS, SWISS_DEFAULTS } from '../model/format-defaults.ts';
import { breakdownOf } from './breakdown-edits.ts';
import { gslBracket } from './gsl-bracket.ts';
import { withThirdPlace } from './place-match.ts';

export type StartingPoint =
  | { readonly kind: 'swiss'; readonly teamCount: 8 | 16 }
  | {
      readonly kind: 'groups';
      readonly groupCount: number;
      readonly of: 'teams' | 'brackets' | 'gsl';
    }
  | {
      readonly kind: 'knockout';
      /** 4 to 64. */
      readonly teamCount: number;
      readonly elimination: 'single' | 'double';
      /** Only with double elimination. */
      readonly hasReset: boolean;
      /** The losers of the semi-finals meet; only with single elimination. Absent = false. */
      readonly hasThirdPlace?: boolean;
    };

export interface NamedStart {
  readonly id: string;
  readonly name: string;
  readonly from: StartingPoint;
}

export type Knockout = Extract<StartingPoint, { kind: 'knockout' }>;

/** Single or double elimination of any number of teams. */
export function knockoutStart({
  teamCount,
  elimination,
  hasReset,
  hasThirdPlace = false,
}: Omit<Knockout, 'kind'>): NamedStart {
  const name = elimination === 'single' ? 'Single elimination' : 'Double elimination';
  const reset = { id: '-reset', name: ', with bracket reset' };
  const third = { id: '-third', name: ', with third place' };
  const besides = [...(hasReset ? [reset] : []), ...(hasThirdPlace ? [third] : [])];
  return {
    id: [`${elimination}-${teamCount}`, ...besides.map(({ id }) => id)].join(''),
    name: [`${name}, ${teamCount} teams`, ...besides.map((own) => own.name)].join(''),
    from: { kind: 'knockout', teamCount, elimination, hasReset, hasThirdPlace },
  };
}

const knockouts = [4, 8, 16, 32, 64].flatMap((teamCount) => [
  knockoutStart({ teamCount, elimination: 'single', hasReset: false }),
  knockoutStart({ teamCount, elimination: 'single', hasReset: false, hasThirdPlace: true }),
  knockoutStart({ teamCount, elimination: 'double', hasReset: false }),
  knockoutStart({ teamCount, elimination: 'double', hasReset: true }),
]);

/** The choices of 'Start from'. `knockoutStart` makes those for other numbers of teams. */
export const STARTING_POINTS: readonly NamedStart[] = [
  { id: 'swiss-16', name: 'Swiss, 16 teams', from: { kind: 'swiss', teamCount: 16 } },
  { id: 'swiss-8', name: 'Swiss, 8 teams', from: { kind: 'swiss', teamCount: 8 } },
  {
    id: 'groups',
    name: 'Four groups of four',
    from: { kind: 'groups', groupCount: 4, of: 'teams' },
  },
  {
    id: 'group-brackets',
    name: 'Two groups of eight with brackets',
    from: { kind: 'groups', groupCount: 2, of: 'brackets' },
  },
  {
    id: 'gsl',
    name: 'Four GSL groups, drawn freely',
    from: { kind: 'groups', groupCount: 4, of: 'gsl' },
  },
  ...knockouts,
];

/** A complete format, which one then edits: every stage can be played, pays, and says so. */
export function startFrom(from: StartingPoint): EventFormat {
  const stages = [stageFrom(from)];
  return { version: FORMAT_VERSION, stages, scoringBreakdown: { groups: breakdownOf(stages) } };
}

function stageFrom(from: StartingPoint): FormatStage {
  if (from.kind === 'swiss') return swissStage(from.teamCount);
  return from.kind === 'groups' ? groupStage(from) : playoffs(from);
}

const NOTHING = {
  teamsToOpenPicks: null,
  swissStageDetails: null,
  groupStageDetails: null,
  playoffDetails: null,
  bracket: null,
};

/** Half advance; as many go 3-0, and 0-3, as there are at the end. */
const swissStage = (teamCount: number): FormatStage => ({
  ...NOTHING,
  name: 'Swiss Stage',
  type: StageType.swiss,
  swissStageDetails: {
    ...SWISS_DEFAULTS,
    advancingCount: teamCount / 2,
    cleanSweepWinnerCount: teamCount / 8,
    cleanSweepLoserCount: teamCount / 8,
  },
});

type Groups = Extract<StartingPoint, { kind: 'groups' }>;

function groupStage({ groupCount, of }: Groups): FormatStage {
  const advancing = of === 'brackets' ? 4 : 2;
  const groupStageDetails: GroupStageDetails = {
    ...GROUP_DEFAULTS,
    hasGroupBrackets: of !== 'teams',
    useSeriesScore: of === 'brackets',
    groupCount,
    advancingCount: advancing,
    totalAdvancing: advancing,
  };
  const stage = { ...NOTHING, name: 'Group Stage', type: StageType.group, groupStageDetails };
  if (of === 'teams') return stage;
  return { ...stage, bracket: of === 'gsl' ? gslBracket() : viewed(generateGroupBracket()) };
}

/** The grand final is longer than what leads there. */
const playoffs = ({
  teamCount,
  elimination,
  hasReset,
  hasThirdPlace = false,
}: Knockout): FormatStage => ({
  ...NOTHING,
  name: 'Playoffs',
  type: StageType.playoffs,
  playoffDetails: {
    useSeriesScore: true,
    hasBracketReset: hasReset && elimination === 'double',
    pointsForCorrectBracketReset: hasReset && elimination === 'double' ? 1 : 0,
  },
  bracket: viewed(
    (hasThirdPlace ? withThirdPlace : asItIs)(
      bracketFor({ teamCount, elimination, bestOf: ({ part }) => (part === 'GF' ? 7 : 5) }),
    ),
  ),
});

const asItIs = (bracket: Bracket): Bracket => bracket;

/** A view for each part, where there are several: a bracket of one part is seen whole. */
function viewed(bracket: Bracket): Bracket {
  const parts = activeParts(bracket).filter(({ columns }) => columns.length > 0);
  if (parts.length < 2) return bracket;
  const views = parts.map(
    ({ identifier: part, name, columns }): BracketView => ({
      name,
      matches: columns.flatMap(({ matchCount, index: col }) =>
        Array.from({ length: matchCount }, (_, colIndex) => ({ part, col, colIndex })),
      ),
    }),
  );
  return { ...bracket, views };
}
