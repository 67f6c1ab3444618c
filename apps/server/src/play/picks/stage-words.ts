import {
  askFormat,
  type ByFormat,
  compileBracket,
  type EventStage,
  type FormatStage,
  fixtureList,
} from '@callshot/rules';

/** The names of a stage's parts, for people who read picks as text. */
export interface StageWords {
  /** A group's title; empty where the stage has one alone. */
  group(eventSubstageId: number): string;
  /**
   * A match's round and its number in it, from 1; a call of a drawn round is of no match. Its key is `slotOfMatch` of
   * a pick.
   */
  match(key: string): readonly [round: string, match: number | ''];
}

export function stageWords({ format, substages }: EventStage): StageWords {
  const titles = new Map(substages.map((one) => [one.eventSubstageId, one.title]));
  return {
    group: (id) => (substages.length === 1 ? '' : (titles.get(id) ?? '')),
    match: matchWords(format),
  };
}

/** The round of a match and its number in it, by its key. */
export function matchWords(format: FormatStage): StageWords['match'] {
  const places = new Map(askFormat(PLACES, format));
  return (key) => places.get(key) ?? [key, ''];
}

type Places = readonly (readonly [
  key: string,
  place: readonly [round: string, match: number | ''],
])[];

const none = (): Places => [];

const PLACES: ByFormat<Places> = {
  swiss: none,
  groups: none,
  orders: none,
  fixtures: ({ groupStageDetails }) =>
    fixtureList(groupStageDetails).map(({ key, round, inRound }) => [
      key,
      [`Round ${round + 1}`, inRound + 1],
    ]),
  brackets: (format) => placesIn(compileBracket(format)),
};

const placesIn = ({ parts, matches }: ReturnType<typeof compileBracket>): Places => {
  const columns = parts.flatMap((part) => part.columns);
  return matches.map(({ key, part, col, colIndex, round }) => {
    const column = columns.find((one) => one.part === part && one.col === col);
    return [key, [column?.header ?? part, round ? '' : colIndex + 1]] as const;
  });
};
