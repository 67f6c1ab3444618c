import { activeParts } from '../bracket/links.ts';
import { type EventFormat, type FormatStage, StageType } from '../model/format.ts';
import type { DraftGuess } from './guesses.ts';

/** The numbers and switches of a drafted stage that staff change in place. */
export type DraftFieldKind =
  | 'advancing'
  | 'wins'
  | 'undefeated'
  | 'winless'
  | 'bestOf'
  | 'thirdPlace'
  | 'reset';

export interface DraftField {
  /** Names it in `DraftChanges`: '0.advancing', '3.bestOf.UB.1'. */
  readonly key: string;
  readonly stage: number;
  readonly kind: DraftFieldKind;
  /** The column whose series are so long. */
  readonly column: { readonly part: string; readonly col: number } | null;
  readonly value: number | boolean;
  /** A number between them leaves a format that can be played. */
  readonly least: number;
  readonly most: number;
  readonly isGuessed: boolean;
}

/** New values by the keys of their fields. */
export type DraftChanges = Readonly<Record<string, number | boolean>>;

/** A stage of a draft beside its format: the guesses in it, and the teams of its largest group. */
export interface DraftedFacts {
  readonly guesses: readonly DraftGuess[];
  readonly teams: number;
}

/** Part of a drawn bracket that holds the match for third place. */
export const THIRD_PLACE_PART = 'T';

/**
 * The fields of a drafted format as it stands [rule: drafts-22]. Teams that go on, the end of a Swiss stage and
 * lengths of series can be changed where they are guessed; the others always. Groups whose counts differ are
 * changed in the builder.
 */
export const draftFieldsOf = (
  { stages }: EventFormat,
  facts: readonly DraftedFacts[],
): DraftField[] =>
  stages.flatMap((stage, at) => {
    const own = facts[at];
    return own ? fieldsOf(stage, at, own) : [];
  });

function fieldsOf(stage: FormatStage, at: number, facts: DraftedFacts): DraftField[] {
  if (stage.type === StageType.swiss) return swissFields(stage, at, facts);
  if (stage.bracket) return bracketFields(stage, at, facts);
  if (stage.type !== StageType.group) return [];
  const { totalAdvancing, countsByGroup } = stage.groupStageDetails;
  if (countsByGroup || !facts.guesses.includes('through')) return [];
  return [numberField(at, 'advancing', totalAdvancing, [1, facts.teams - 1], true)];
}

function swissFields(
  { swissStageDetails: own }: Extract<FormatStage, { type: typeof StageType.swiss }>,
  at: number,
  { guesses, teams }: DraftedFacts,
): DraftField[] {
  if (own.countsByGroup) return [];
  const { advancingCount: through, winsNeeded = 3 } = own;
  const { cleanSweepWinnerCount: undefeated, cleanSweepLoserCount: winless } = own;
  const isEndGuessed = guesses.includes('ends');
  const isOpen = isEndGuessed || guesses.includes('through');
  const [least, most] = [Math.max(1, undefeated), Math.max(1, teams - Math.max(1, winless))];
  return [
    ...(isOpen ? [numberField(at, 'advancing', through, [least, most], true)] : []),
    ...(isEndGuessed ? [numberField(at, 'wins', winsNeeded, [2, 5], true)] : []),
    numberField(at, 'undefeated', undefeated, [0, through], isEndGuessed),
    numberField(at, 'winless', winless, [0, Math.max(0, teams - through)], isEndGuessed),
  ];
}

function bracketFields(stage: FormatStage, at: number, { guesses }: DraftedFacts): DraftField[] {
  const parts = stage.bracket ? activeParts(stage.bracket) : [];
  const lengths = guesses.includes('lengths')
    ? parts.flatMap(({ identifier: part, columns }) =>
        columns
          .filter(({ isQualifier }) => !isQualifier)
          .map(({ index: col, bestOf }) => ({
            ...numberField(at, 'bestOf', bestOf, [1, 9], true),
            key: `${at}.bestOf.${part}.${col}`,
            column: { part, col },
          })),
      )
    : [];
  const hasThird = parts.some(({ identifier }) => identifier === THIRD_PLACE_PART);
  const resets = stage.playoffDetails?.hasBracketReset ?? false;
  return [
    ...lengths,
    ...(hasThird ? [switchField(at, 'thirdPlace', true)] : []),
    ...(resets ? [switchField(at, 'reset', true)] : []),
  ];
}

const numberField = (
  stage: number,
  kind: DraftFieldKind,
  value: number,
  [least, most]: readonly [number, number],
  isGuessed: boolean,
): DraftField => ({
  ...{ key: `${stage}.${kind}`, stage, kind, column: null },
  ...{ value, least, most, isGuessed },
});

const switchField = (stage: number, kind: DraftFieldKind, value: boolean): DraftField => ({
  ...numberField(stage, kind, 0, [0, 1], false),
  value,
});
