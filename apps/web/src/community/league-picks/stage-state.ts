import type { OfficialMatch } from '@callshot/contract';
import {
  type EventStage,
  hasResults,
  kindOf,
  officialProgress,
  officialStandings,
  type PickSet,
  type StageKind,
} from '@callshot/rules';
import { recordColumns } from '../../play/results/teams/record-columns.ts';
import { recordsOf } from '../../play/results/teams/stage-records.ts';
import { m } from './words/messages.js';

interface StageNow {
  readonly stage: EventStage;
  readonly official: PickSet;
  readonly matches: readonly OfficialMatch[];
  readonly now: number;
}

export interface StageState {
  readonly text: string;
  readonly isLive: boolean;
}

/** The progress of a locked stage: 'Round 5 next', '6 of 14 decided', 'Complete'. */
export function stageState({ stage, official, matches, now }: StageNow): StageState {
  const { known, total, isDecided } = officialProgress(stage, official);
  if (isDecided) return { text: m.stageComplete(), isLive: false };
  const own = matches.filter(({ eventStageId }) => eventStageId === stage.eventStageId);
  const isLive = own.some((match) => match.isLive === true);
  const round = NEXT_ROUND[kindOf(stage.format)]({ stage, official, matches, now });
  if (round !== null)
    return { text: isLive ? m.roundLive({ round }) : m.roundNext({ round }), isLive: true };
  if (!hasResults(stage.format, official) || known === 0)
    return { text: isLive ? m.stageLive() : m.picksLocked(), isLive };
  // The teams that go through are known, but not yet those that went 0-3, or the first place.
  if (known === total) return { text: m.lastResultsToCome(), isLive };
  return { text: m.decidedOf({ known, total }), isLive: true };
}

/** The earliest round that teams still have to play. */
function nextRound({ stage, official, matches, now }: StageNow): number | null {
  const rounds = officialStandings(stage, official).flatMap((substage) => {
    const records = recordsOf(matches, substage.eventSubstageId, now);
    return records ? recordColumns(substage, records).flatMap(({ round }) => round ?? []) : [];
  });
  return rounds.length === 0 ? null : Math.min(...rounds);
}

/** Groups play no common rounds, and a bracket names its rounds itself. */
const NEXT_ROUND: Readonly<Record<StageKind, (stage: StageNow) => number | null>> = {
  swiss: nextRound,
  groups: () => null,
  orders: () => null,
  fixtures: () => null,
  brackets: () => null,
};
