import {
  type Bracket,
  bracketFor,
  type FormatStage,
  generateGroupBracket,
  StageType,
  withThirdPlace,
} from '@callshot/rules';
import { m } from '../words/messages.js';

/** A whole bracket to begin with. */
export interface BracketStart {
  readonly key: string;
  readonly name: string;
  make(): Bracket;
}

/** Whole brackets of one kind. */
export interface BracketStarts {
  readonly kind: string;
  readonly starts: readonly BracketStart[];
}

const USUAL = [4, 8, 16, 32, 64];
const OTHERS = Array.from({ length: 61 }, (_, at) => at + 4).filter((n) => !USUAL.includes(n));
const NAMES = { single: m.singleElimination(), double: m.doubleElimination() } as const;

const eliminationsOf = (teamCounts: readonly number[], kindOf: (name: string) => string) =>
  (['single', 'double'] as const).map(
    (elimination): BracketStarts => ({
      kind: kindOf(NAMES[elimination]),
      starts: teamCounts.map((teamCount) => ({
        key: `${elimination}-${teamCount}`,
        name: m.knockoutStart({ kind: NAMES[elimination], count: teamCount }),
        make: () => bracketFor({ teamCount, elimination }),
      })),
    }),
  );

const withThird: BracketStarts = {
  kind: m.singleEliminationThird(),
  starts: USUAL.map((teamCount) => ({
    key: `third-${teamCount}`,
    name: m.knockoutStart({ kind: m.singleEliminationThird(), count: teamCount }),
    make: () => withThirdPlace(bracketFor({ teamCount, elimination: 'single' })),
  })),
};

const eliminations = [
  ...eliminationsOf(USUAL, (name) => name),
  withThird,
  ...eliminationsOf(OTHERS, (name) => m.otherNumbers({ name })),
];

const groups: BracketStarts = {
  kind: m.groups(),
  starts: [
    {
      key: 'group',
      name: m.groupStart(),
      make: () => generateGroupBracket(),
    },
    {
      key: 'group-qualified',
      name: m.groupQualifiedStart(),
      make: () => generateGroupBracket({ hasQualifiedColumn: true }),
    },
  ],
};

/** The brackets that a stage can begin with. */
export const bracketStarts = ({ type }: FormatStage): readonly BracketStarts[] =>
  type === StageType.group ? [groups, ...eliminations] : eliminations;
