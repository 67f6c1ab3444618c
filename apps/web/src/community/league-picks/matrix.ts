import type { LeaguePicks } from '@callshot/contract';
import {
  type AloneFact,
  aloneFact,
  type CrowdFact,
  crowdFact,
  type MatrixOption,
  optionAt,
  type SplitFact,
  splitFact,
} from '@callshot/rules';
import { teamById } from '../../play/bracket/board/board-model.ts';
import type { BracketTeam } from '../../play/bracket/slot/bracket-team.ts';
import { teamsOfStage } from '../../play/picks/teams/event-teams.ts';
import type { ShownOption } from './call-words.ts';
import {
  type ColumnGroup,
  columnGroups,
  type GroupInput,
  type ShownColumn,
} from './column-groups.ts';

export type MemberRow = LeaguePicks['rows'][number];

/** A league's picks of a stage as they are shown. */
export interface Matrix {
  readonly groups: readonly ColumnGroup[];
  /** Those of all groups, in their order. */
  readonly columns: readonly ShownColumn[];
  readonly rows: readonly MemberRow[];
  readonly memberCount: number;
  readonly entrants: number | null;
  readonly isBracket: boolean;
  readonly ownId: number | null;
  /** The option in a cell; `column` is one of `columns`. */
  optionOf(row: MemberRow, column: ShownColumn): ShownOption | null;
  teamOf(option: MatrixOption): BracketTeam | null;
  teamById(teamId: number): BracketTeam;
  /** No other member of the league called it; in a league of one that says nothing. */
  isAlone(option: MatrixOption): boolean;
  /** A call with its name in this stage. */
  named(option: MatrixOption): ShownOption;
}

export type MatrixInput = Omit<GroupInput, 'columns'> & {
  readonly answer: LeaguePicks;
  readonly ownId: number | null;
};

export function matrixOf({ answer, ownId, ...input }: MatrixInput): Matrix {
  const groups = columnGroups({ ...input, columns: answer.columns });
  const teams = teamsOfStage(input.event, input.stage);
  const wins = input.stage.format.swissStageDetails?.winsNeeded;
  const named = (option: MatrixOption): ShownOption =>
    wins === undefined ? option : { ...option, winsNeeded: wins };
  return {
    groups,
    columns: groups.flatMap((group) => group.columns),
    rows: answer.rows,
    memberCount: answer.memberCount,
    entrants: answer.entrants,
    isBracket: input.stage.format.bracket !== null,
    ownId,
    named,
    optionOf: (row, { at }) => {
      const option = optionAt(row, answer.columns, at);
      return option && named(option);
    },
    teamOf: ({ teamId }) => (teamId === null ? null : teamById(teams, teamId)),
    teamById: (teamId) => teamById(teams, teamId),
    isAlone: ({ members }) => members === 1 && answer.rows.length > 1,
  };
}

export interface MatrixFacts {
  readonly alone: AloneFact | null;
  readonly split: SplitFact | null;
  readonly crowd: CrowdFact | null;
}

/** Facts about the columns in the order of the answer. */
export function factsOf({ columns, rows }: LeaguePicks, ownId: number | null): MatrixFacts {
  const own = rows.findIndex(({ userId }) => userId === ownId);
  return {
    alone: aloneFact(columns, rows, own < 0 ? null : own),
    split: splitFact(columns, rows),
    crowd: crowdFact(columns),
  };
}

/** The team whose backing stands in the two rows of percentages: the winner, or the most called. */
export function backedTeam({
  backing,
  winnerTeamId,
}: ShownColumn): ShownColumn['backing'][number] | null {
  return backing.find(({ teamId }) => teamId === winnerTeamId) ?? backing[0] ?? null;
}
