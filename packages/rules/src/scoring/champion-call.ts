import { compileBracket } from '../bracket/compile-bracket.ts';
import { finalMatch } from '../bracket/final-match.ts';
import type { EventStage } from '../model/event-stage.ts';
import { type PickSet, picksOfStage } from '../model/picks.ts';
import type { SlotLayout } from '../slots/layout.ts';
import { slotIndexOf } from '../slots/slot-index.ts';
import { bracketFacts } from './bracket-facts.ts';
import type { LedgerOutcome } from './ledger.ts';

/** The team that an entry calls to win a bracket, and what has become of that. */
export interface ChampionCall {
  readonly teamId: number;
  readonly outcome: LedgerOutcome;
}

/** The slot in which entries call the winner of the stage, and the outcome of each answer. */
export interface ChampionSlot {
  readonly slot: number;
  /** By the slot's value, from 1 on. */
  readonly teamIds: readonly number[];
  outcomeOf(teamId: number): LedgerOutcome;
}

/** Null where no team wins the stage as a whole. */
export function championSlot(
  stage: EventStage,
  layout: SlotLayout,
  official: PickSet,
): ChampionSlot | null {
  const [substage, ...others] = stage.substages;
  if (stage.format.bracket === null || !substage || others.length > 0) return null;
  const graph = compileBracket(stage.format);
  const final = finalMatch(graph);
  if (final === null) return null;
  const index = slotIndexOf(layout);
  const slot = index.ofMatch('champion', 0, final) ?? index.ofMatch('winner', 0, final);
  if (slot === null) return null;
  const own = picksOfStage(official, stage.eventStageId).matchPicks;
  const facts = bracketFacts(graph, substage, own);
  const champion = facts.champion ?? facts.matches[final]?.winner;
  const outcomeOf = (teamId: number): LedgerOutcome => {
    if (champion?.team === teamId) return 'correct';
    if (champion?.team !== null) return 'wrong';
    // Nobody can win a final that was cancelled.
    if (champion.possible.size === 0) return 'void';
    return champion.possible.has(teamId) ? 'pending' : 'wrong';
  };
  return { slot, teamIds: substage.teamIds, outcomeOf };
}

/**
 * Reads from an entry's bytes who was called to win the stage; null = nobody was. Null where no team
 * wins the stage as a whole.
 */
export function championCalls(
  stage: EventStage,
  layout: SlotLayout,
  official: PickSet,
): ((entry: Uint8Array) => ChampionCall | null) | null {
  const found = championSlot(stage, layout, official);
  if (!found) return null;
  const { slot, teamIds, outcomeOf } = found;
  return (entry) => {
    const teamId = teamIds[(entry[slot] ?? 0) - 1];
    return teamId === undefined ? null : { teamId, outcome: outcomeOf(teamId) };
  };
}
