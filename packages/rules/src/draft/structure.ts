import { type EventFormat, type FormatStage, substageCountOf } from '../model/format.ts';
import { groupOf, swissGroup } from '../model/group-counts.ts';
import { mappedTo, type StageMapping } from '../wiki/mapping.ts';
import { type DeepColumn, deepColumns, waysOf } from './deep-columns.ts';
import type { TournamentDraft } from './draft-tournament.ts';

/** The structure of a stage of a format. Points, names and layout are no part of it. */
export interface StageShape {
  readonly kind: 'swiss' | 'groups' | 'group_brackets' | 'playoffs';
  /** Teams that go on from each group; none in playoffs. */
  readonly advancing: readonly number[];
  /** The wins that send a team through a Swiss stage; null elsewhere. */
  readonly wins: number | null;
  /** Empty where teams are picked. */
  readonly columns: readonly DeepColumn[];
  /** Which matches feed which; empty where teams are picked. */
  readonly ways: string;
}

/** A stage of a tournament as its pages drew it. */
export interface DrawnStage extends StageShape {
  readonly name: string;
  /** The group of the wiki that it was read from; of several the first. */
  readonly key: string;
  /** Teams of each group. */
  readonly teams: readonly number[];
  readonly hasThirdPlace: boolean;
  readonly hasReset: boolean;
  /** Nothing says how many teams go on. */
  readonly isGuessed: boolean;
  /** The 3-0 and 0-3 teams that the draft asked for; null where there are none. */
  readonly sweeps: { readonly winners: number; readonly losers: number } | null;
}

/** The stages that a draft made a format of, in the order of play; compared with a later draft. */
export interface TournamentStructure {
  readonly version: typeof STRUCTURE_VERSION;
  readonly stages: readonly DrawnStage[];
}

/** Structures of another version are of an earlier product: they are not compared. */
export const STRUCTURE_VERSION = 1;

/** Null = some stage of the tournament cannot be made, so that the format does not tell its whole structure. */
export function structureOf({
  stages,
  format,
  mapping,
}: TournamentDraft): TournamentStructure | null {
  if (format === null || format.stages.length !== stages.length) return null;
  return {
    version: STRUCTURE_VERSION,
    stages: format.stages.map((stage, index): DrawnStage => {
      const parts = stages[index]?.parts ?? [];
      const swiss = stage.swissStageDetails;
      return {
        ...shapeOf(stage),
        name: stage.name,
        key: mappedTo(mapping, { stageIndex: index, substageIndex: 0 })?.matchKeys[0] ?? '',
        teams: parts.map(({ teams }) => teams),
        hasThirdPlace: parts.some((part) => 'thirdPlace' in part && part.thirdPlace !== null),
        hasReset: parts.some((part) => 'reset' in part && part.reset !== null),
        isGuessed: stage.bracket === null && parts.some(({ sure }) => sure === 'guessed'),
        sweeps: swiss && {
          winners: swiss.cleanSweepWinnerCount,
          losers: swiss.cleanSweepLoserCount,
        },
      };
    }),
  };
}

/**
 * The structure of a draft, where a format is played just so and follows the same groups. Null = staff chose
 * otherwise, and their word counts [rule: drafts-29].
 */
export function agreedStructure(
  { format, mapping }: { readonly format: EventFormat; readonly mapping: StageMapping },
  draft: TournamentDraft,
): TournamentStructure | null {
  const structure = structureOf(draft);
  if (structure === null || structure.stages.length !== format.stages.length) return null;
  const agrees = format.stages.every((stage, stageIndex) => {
    const drafted = draft.format?.stages[stageIndex];
    const drawn = structure.stages[stageIndex];
    if (!drafted || !drawn) return false;
    const own = shapeOf(stage);
    // Staff's number of teams that go on is as good as a guess of the draft.
    const { advancing } = drawn.isGuessed ? own : drawn;
    const isAsMany = own.advancing.length === drawn.advancing.length;
    if (!isAsMany || !isSameShape(own, { ...shapeOf(drafted), advancing })) return false;
    return Array.from({ length: substageCountOf(drafted) }).every((_, substageIndex) => {
      const at = { stageIndex, substageIndex };
      const [own, other] = [mappedTo(mapping, at), mappedTo(draft.mapping, at)];
      return own?.matchKeys.join('\n') === other?.matchKeys.join('\n');
    });
  });
  return agrees ? structure : null;
}

export function shapeOf(stage: FormatStage): StageShape {
  const groups = Array.from({ length: substageCountOf(stage) }, (_, group) => group);
  const { swissStageDetails: swiss, groupStageDetails: details, playoffDetails } = stage;
  const picked = { columns: [], ways: '' };
  if (swiss) {
    const advancing = groups.map((group) => swissGroup(swiss, group).advancingCount);
    return { kind: 'swiss', advancing, wins: swiss.winsNeeded ?? 3, ...picked };
  }
  const advancing = details ? groups.map((group) => groupOf(details, group).totalAdvancing) : [];
  if (stage.bracket === null) return { kind: 'groups', advancing, wins: null, ...picked };
  return {
    kind: playoffDetails ? 'playoffs' : 'group_brackets',
    advancing,
    wins: null,
    columns: deepColumns(stage),
    ways: waysOf(stage),
  };
}

export const isSameShape = (a: StageShape, b: StageShape): boolean =>
  a.kind === b.kind &&
  a.wins === b.wins &&
  a.ways === b.ways &&
  a.advancing.join() === b.advancing.join() &&
  columnsText(a) === columnsText(b);

const columnsText = ({ columns }: StageShape): string =>
  columns.map(({ side, matches, bestOf }) => `${side} ${matches} of ${bestOf}`).join();
