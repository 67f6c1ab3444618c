import {
  type Bracket,
  type FormatStage,
  generateBracket,
  generateGroupBracket,
  StageType,
} from '@callshot/rules';

/** A whole bracket to begin with. */
export interface BracketStart {
  readonly key: string;
  readonly name: string;
  make(): Bracket;
}

const TEAM_COUNTS = [4, 8, 16, 32, 64] as const;
const NAMES = { single: 'Single elimination', double: 'Double elimination' } as const;

const eliminations = (['single', 'double'] as const).flatMap((elimination) =>
  TEAM_COUNTS.map(
    (teamCount): BracketStart => ({
      key: `${elimination}-${teamCount}`,
      name: `${NAMES[elimination]}, ${teamCount} teams`,
      make: () => generateBracket({ teamCount, elimination }),
    }),
  ),
);

const groups: readonly BracketStart[] = [
  {
    key: 'group',
    name: 'Group of 8 teams, 4 qualify',
    make: () => generateGroupBracket(),
  },
  {
    key: 'group-qualified',
    name: "Group of 8 teams, 4 qualify, with a 'Qualified' column",
    make: () => generateGroupBracket({ hasQualifiedColumn: true }),
  },
];

/** The brackets that a stage can begin with. */
export const bracketStarts = ({ type }: FormatStage): readonly BracketStart[] =>
  type === StageType.group ? [...groups, ...eliminations] : eliminations;
