import {
  clickTeam,
  type EventStage,
  eligibleTeams,
  furtherPicked,
  type GroupStagePick,
  type PickSet,
  type PickType,
  type ToggleOutcome,
  teamPickingOf,
  teamsPickedFor,
} from '@callshot/rules';
import { m } from '../words/messages.js';
import { type StepWords, wordsOf } from './step-words.ts';

/** The teams asked for in one substage. */
export interface TeamBucket {
  readonly eventSubstageId: number;
  readonly title: string;
  /** The teams that it takes, one more while any group may still have it. */
  readonly count: number;
  /** The teams that it takes anyway. */
  readonly least: number;
  /** All teams of the substage. */
  readonly teams: readonly number[];
  /** Teams that may be picked here, as earlier steps leave them. */
  readonly eligible: readonly number[];
  readonly picked: readonly number[];
  /** Another team takes the place of the one that is picked. */
  readonly isReplacing: boolean;
}

/** One step of a team stage in words, with its question for every substage. */
export interface TeamStep extends StepWords {
  readonly pickTypeId: PickType;
  readonly buckets: readonly TeamBucket[];
  /** So many buckets take one team more than they do anyway. */
  readonly further: number;
}

/** The steps of a Swiss stage or of groups without brackets, as these picks leave them. */
export function teamSteps(stage: EventStage, picks: PickSet): TeamStep[] {
  const picking = teamPickingOf(stage.format);
  if (picking === null) return [];
  const rows = picks.groupStagePicks;
  return picking.steps.map(({ pickTypeId }) => {
    const further = picking.further?.pickTypeId === pickTypeId ? picking.further : null;
    const isOver = further !== null && furtherPicked(further, stage, rows) >= further.count;
    const asking = stage.substages.map((substage, group) => {
      const picked = teamsPickedFor(rows, substage, pickTypeId);
      const most = picking.limitOf(pickTypeId, substage, group);
      const least = further?.sureIn(group) ?? most;
      return {
        eventSubstageId: substage.eventSubstageId,
        title: substage.title,
        count: isOver && picked.length <= least ? least : most,
        least,
        teams: substage.teamIds,
        eligible: eligibleTeams(picking, rows, substage, pickTypeId),
        picked,
        isReplacing: picking.isReplaced(pickTypeId),
      };
    });
    const buckets = asking.filter(({ count }) => count > 0);
    const asked = buckets.reduce((sum, { eligible }) => sum + eligible.length, 0);
    const words = wordsOf(stage.format, pickTypeId, asked);
    return { pickTypeId, ...words, buckets, further: further?.count ?? 0 };
  });
}

export const pickedCount = ({ buckets }: TeamStep): number =>
  buckets.reduce((sum, { picked }) => sum + picked.length, 0);

export const askedCount = ({ buckets, further }: TeamStep): number =>
  buckets.reduce((sum, { least }) => sum + least, further);

/** No further team counts until one is taken out. */
export const isFull = ({ picked, count, isReplacing }: TeamBucket): boolean =>
  picked.length >= count && !isReplacing;

interface Toggle {
  readonly stage: EventStage;
  readonly picks: PickSet;
  readonly step: TeamStep;
  readonly bucket: TeamBucket;
  readonly teamId: number;
}

export type TeamToggled =
  | { readonly ok: true; readonly picks: PickSet; readonly cleared: readonly string[] }
  | { readonly ok: false; readonly text: string };

/** Picks a team for a step or takes it back; a press that cannot count says why. */
export function toggleTeam({ stage, picks, step, bucket, teamId }: Toggle): TeamToggled {
  const rows = picks.groupStagePicks;
  const { pickTypeId } = step;
  const { eventSubstageId } = bucket;
  const picking = teamPickingOf(stage.format);
  const outcome: ToggleOutcome = picking
    ? clickTeam(picking, stage, rows, { eventSubstageId, teamId, pickTypeId })
    : { ok: false, code: 'no_such_step' };
  if (!outcome.ok) return { ok: false, text: refusalText(outcome.code, bucket.count) };
  return {
    ok: true,
    picks: { ...picks, groupStagePicks: outcome.picks },
    cleared: outcome.cleared.filter(isDependent(pickTypeId)).map(nameOf),
  };
}

/** Replacing a choice is intended; only dependent picks that are lost are announced. */
const isDependent = (pickTypeId: PickType) => (row: GroupStagePick) =>
  row.pickTypeId !== pickTypeId;

const nameOf = (row: GroupStagePick): string => `${row.pickTypeId}-${row.teamId}`;

function refusalText(code: Extract<ToggleOutcome, { ok: false }>['code'], count: number): string {
  if (code !== 'full' && code !== 'further_full') return m.cannotBePicked();
  return capText(count);
}

/** Said of a team that would be one too many. */
export const capText = (count: number): string => m.takeOneOutFirst({ count });
