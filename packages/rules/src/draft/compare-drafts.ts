import type { Fault } from '../model/problem.ts';
import type { DeepColumn } from './deep-columns.ts';
import { type PairedStages, pairStages } from './pair-stages.ts';
import type { DrawnStage, TournamentStructure } from './structure.ts';

/** One difference between two drafts of a tournament, told by the name that its stage has now [rule: drafts-28]. */
export type DraftChange =
  | Fault<'stage_added', { stage: string }>
  | Fault<'stage_gone', { stage: string }>
  | Fault<'kind_changed', { stage: string; was: DrawnStage['kind']; is: DrawnStage['kind'] }>
  | Fault<'groups_changed' | 'wins_changed', { stage: string; was: number; is: number }>
  /** Numbers of each group: '16' or '4, 4, 5'. */
  | Fault<'teams_changed' | 'advancing_changed', { stage: string; was: string; is: string }>
  /** Matches of each column: '8, 4, 2, 1'. */
  | Fault<'columns_changed', { stage: string; was: string; is: string }>
  | Fault<'best_of_changed', { stage: string; column: string; was: number; is: number }>
  | Fault<'third_place_added' | 'third_place_gone', { stage: string }>
  | Fault<'reset_added' | 'reset_gone', { stage: string }>
  /** The columns are the same; others meet in them. */
  | Fault<'ways_changed', { stage: string }>;

/** Two drafts, stage by stage. */
export interface ComparedDrafts {
  readonly changes: readonly DraftChange[];
  /** The stages of the later draft in their order. */
  readonly stages: readonly ComparedStage[];
  /** Positions of earlier stages that are there no more. */
  readonly gone: readonly number[];
}

export interface ComparedStage {
  /** Its position before; null = it is new. */
  readonly was: number | null;
  readonly isChanged: boolean;
}

/** Every difference of structure, in the order of play; none between two drafts of one tournament. */
export function compareDrafts(was: TournamentStructure, is: TournamentStructure): ComparedDrafts {
  const pairs = pairStages(was.stages, is.stages);
  const told = pairs.map((pair) => changesOf(pair));
  const kept = pairs.flatMap((pair) => (pair.was === null ? [] : [pair.was]));
  const gone = was.stages.flatMap((stage, at) => (kept.includes(at) ? [] : [{ stage, at }]));
  return {
    changes: [
      ...told.flat(),
      ...gone.map(({ stage }): DraftChange => ({ code: 'stage_gone', stage: stage.name })),
    ],
    stages: pairs.map((pair, at) => ({
      was: pair.was,
      isChanged: (told[at] ?? []).length > 0,
    })),
    gone: gone.map(({ at }) => at),
  };
}

function changesOf({ before, after }: PairedStages): DraftChange[] {
  const stage = after.name;
  if (before === null) return [{ code: 'stage_added', stage }];
  if (before.kind !== after.kind) {
    return [{ code: 'kind_changed', stage, was: before.kind, is: after.kind }];
  }
  if (before.teams.length !== after.teams.length) {
    const [was, is] = [before.teams.length, after.teams.length];
    return [{ code: 'groups_changed', stage, was, is }];
  }
  return after.ways === '' ? changesOfPicked(before, after) : changesOfBracket(before, after);
}

function changesOfPicked(before: DrawnStage, after: DrawnStage): DraftChange[] {
  const stage = after.name;
  const changes: DraftChange[] = [];
  const hasTeams = before.teams.join() !== after.teams.join();
  if (hasTeams) {
    const [was, is] = [before.teams.join(', '), after.teams.join(', ')];
    changes.push({ code: 'teams_changed', stage, was, is });
  }
  // A guess is no word of the wiki.
  const isTold = hasTeams || !after.isGuessed;
  if (isTold && before.advancing.join() !== after.advancing.join()) {
    const [was, is] = [before.advancing.join(', '), after.advancing.join(', ')];
    changes.push({ code: 'advancing_changed', stage, was, is });
  }
  if (before.wins !== after.wins) {
    const [was, is] = [before.wins ?? 0, after.wins ?? 0];
    changes.push({ code: 'wins_changed', stage, was, is });
  }
  return changes;
}

function changesOfBracket(before: DrawnStage, after: DrawnStage): DraftChange[] {
  const stage = after.name;
  const changes: DraftChange[] = [];
  if (before.hasThirdPlace !== after.hasThirdPlace) {
    changes.push({ code: after.hasThirdPlace ? 'third_place_added' : 'third_place_gone', stage });
  }
  if (before.hasReset !== after.hasReset) {
    changes.push({ code: after.hasReset ? 'reset_added' : 'reset_gone', stage });
  }
  const [was, is] = [before, after].map(({ columns }) => columns.filter(isOfRounds));
  if (!was || !is) return changes;
  if (sizesOf(was) !== sizesOf(is)) {
    return [...changes, { code: 'columns_changed', stage, was: sizesOf(was), is: sizesOf(is) }];
  }
  const lengths = is.flatMap(({ bestOf, name }, at): DraftChange[] => {
    const length = was[at]?.bestOf ?? bestOf;
    return length === bestOf
      ? []
      : [{ code: 'best_of_changed', stage, column: name, was: length, is: bestOf }];
  });
  changes.push(...lengths);
  if (before.advancing.join() !== after.advancing.join()) {
    const [from, to] = [before.advancing.join(', '), after.advancing.join(', ')];
    changes.push({ code: 'advancing_changed', stage, was: from, is: to });
  }
  const isTold = changes.length > lengths.length;
  return before.ways === after.ways || isTold
    ? changes
    : [...changes, { code: 'ways_changed', stage }];
}

/** The match for third place is told by itself. */
const isOfRounds = ({ part }: DeepColumn): boolean => part !== 'T';

const sizesOf = (columns: readonly DeepColumn[]): string =>
  columns.map(({ matches }) => matches).join(', ');
