import { hasResult } from '../bracket/bracket-rows.ts';
import { compileBracket } from '../bracket/compile-bracket.ts';
import { officialBracket } from '../bracket/open-bracket.ts';
import type { MatchKey } from '../lock/match-locks.ts';
import { matchesToLock } from '../lock/match-locks.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { SlotLayout } from '../slots/layout.ts';

/**
 * The matches that a late entry did not call, and that have a result: they had begun before it was made, or before
 * their teams were known [rule: late-5]. Byes and cancelled matches are none.
 */
export function missedMatches(
  stage: EventStage,
  layout: SlotLayout,
  entry: Uint8Array,
): readonly MatchKey[] {
  const graph = compileBracket(stage.format);
  const played = new Set(
    stage.substages.flatMap((substage) =>
      officialBracket(graph, substage).matches.flatMap((match) =>
        hasResult(match) && match.outcome !== 'void'
          ? [`${substage.eventSubstageId} ${match.node.key}`]
          : [],
      ),
    ),
  );
  return matchesToLock(stage, layout).flatMap(({ eventSubstageId, match, slots }) =>
    slots.every((slot) => entry[slot] === 0) && played.has(`${eventSubstageId} ${match}`)
      ? [{ eventSubstageId, match }]
      : [],
  );
}
