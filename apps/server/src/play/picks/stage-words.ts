import { compileBracket, type EventStage } from '@callshot/rules';

/** The names of a stage's parts, for people who read picks as text. */
export interface StageWords {
  /** A group's title; empty where the stage has one alone. */
  group(eventSubstageId: number): string;
  /** A match's round and its number in it, from 1. Its key is `slotOfMatch` of a pick. */
  match(key: string): readonly [round: string, match: number | ''];
}

export function stageWords({ format, substages }: EventStage): StageWords {
  const titles = new Map(substages.map((one) => [one.eventSubstageId, one.title]));
  const places = new Map(format.bracket === null ? [] : placesIn(compileBracket(format)));
  return {
    group: (id) => (substages.length === 1 ? '' : (titles.get(id) ?? '')),
    match: (key) => places.get(key) ?? [key, ''],
  };
}

const placesIn = ({ parts, matches }: ReturnType<typeof compileBracket>) => {
  const columns = parts.flatMap((part) => part.columns);
  return matches.map(({ key, part, col, colIndex }) => {
    const column = columns.find((one) => one.part === part && one.col === col);
    return [key, [column?.header ?? part, colIndex + 1]] as const;
  });
};
