import type { EventTeam } from '@callshot/contract';
import {
  type EventStage,
  fillStage,
  orderLikeSlips,
  type PickSet,
  picksOfClosed,
  type StageSlip,
  seededTeams,
  withFirst,
} from '@callshot/rules';
import { groupRowText, matchRowText } from '../teams/pick-sets.ts';
import { m } from '../words/messages.js';

/** The order of the teams that a slip is filled by. */
export type FillWay = 'seed' | 'team' | 'slip';

export interface FillChoice {
  readonly way: FillWay;
  /** The team that wins everything, if that is the way. */
  readonly team: EventTeam | null;
  /** Earlier slips, the newest first, if that is the way. */
  readonly slips: readonly StageSlip[];
  /** Picks that are made already stay. */
  readonly isKept: boolean;
}

export interface Filled {
  readonly picks: PickSet;
  /** Picks that filling would change. */
  readonly count: number;
  /** '12 picks filled by seed' */
  readonly text: string;
}

/** The slip as it would be filled, and what is then said of it. */
export function filledBy(stage: EventStage, picks: PickSet, choice: FillChoice): Filled {
  const filled = fillStage(
    stage,
    orderOf(stage, choice),
    choice.isKept ? picks : picksOfClosed(stage, picks),
  );
  const count = countNew(filled, picks);
  return { picks: filled, count, text: textOf(choice, count) };
}

function orderOf(stage: EventStage, { way, team, slips }: FillChoice): readonly number[] {
  const seeds = seededTeams(stage);
  if (way === 'slip') return orderLikeSlips(seeds, slips);
  return way === 'team' && team !== null ? withFirst(seeds, team.id) : seeds;
}

function textOf({ way, team }: FillChoice, count: number): string {
  if (way === 'slip') return m.filledLikeLastSlip({ count });
  return way === 'team' && team !== null
    ? m.filledByTeam({ count, name: team.name })
    : m.filledBySeed({ count });
}

/** Picks of a slip that another has not, or has otherwise. */
function countNew(after: PickSet, before: PickSet): number {
  const textsOf = ({ groupStagePicks, matchPicks }: PickSet) => [
    ...groupStagePicks.map(groupRowText),
    ...matchPicks.map(matchRowText),
  ];
  const known = new Set(textsOf(before));
  return textsOf(after).filter((text) => !known.has(text)).length;
}
