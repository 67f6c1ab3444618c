import { compileBracket, type EventStage } from '@callshot/rules';

/** The names of a stage's parts, as columns of a file tell them. */
export interface StageWords {
  /** A group's title; empty where the stage has one alone. */
  group(eventSubstageId: number): string;
  /** A match's round and its number in it, from 1. */
  match(part: string, col: number, colIndex: number): readonly [round: string, match: number];
}

export function stageWords({ format, substages }: EventStage): StageWords {
  const titles = new Map(substages.map((one) => [one.eventSubstageId, one.title]));
  const columns = format.bracket === null ? [] : compileBracket(format).parts.flatMap(columnsOf);
  const headers = new Map(columns);
  return {
    group: (id) => (substages.length === 1 ? '' : (titles.get(id) ?? '')),
    match: (part, col, colIndex) => [headers.get(`${part}-${col}`) ?? part, colIndex + 1],
  };
}

type Part = ReturnType<typeof compileBracket>['parts'][number];

const columnsOf = ({ columns }: Part) =>
  columns.map(({ part, col, header }) => [`${part}-${col}`, header] as const);
