import { matchesOf } from '../bracket/compile-bracket.ts';
import type { MatchNode, SlotSource } from '../bracket/graph.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import { slotOfMatch } from '../model/slots.ts';
import { isResult } from '../stage/has-results.ts';

/**
 * A draw with the results that still hold in it. A result holds if the same teams play the match, and the
 * matches that sent them there have kept theirs. The draw’s own byes stay.
 */
export function keepResults(
  { format, substages }: EventStage,
  draw: readonly MatchPick[],
  official: readonly MatchPick[],
): readonly MatchPick[] {
  const nodes = matchesOf(format);
  return substages.flatMap(({ eventSubstageId }) => {
    const isOwn = (row: MatchPick) => row.eventSubstageId === eventSubstageId;
    const rows = new Map(draw.filter(isOwn).map((row) => [slotOfMatch(row), row]));
    for (const node of nodes) {
      const row = official.find((own) => isOwn(own) && slotOfMatch(own) === node.key);
      if (row && isResult(row) && isStillPlayed(node, row, { nodes, rows })) {
        rows.set(node.key, row);
      }
    }
    return [...rows.values()];
  });
}

interface Drawn {
  readonly nodes: readonly MatchNode[];
  readonly rows: ReadonlyMap<string, MatchPick>;
}

function isStillPlayed(node: MatchNode, row: MatchPick, { nodes, rows }: Drawn): boolean {
  const start = rows.get(node.key);
  if (start?.outcome === 'bye') return false;
  const isStill = (source: SlotSource, side: 'topTeamId' | 'bottomTeamId'): boolean => {
    if (source.kind === 'opening') return start?.[side] === row[side];
    const sender = rows.get(nodes[source.match]?.key ?? '');
    return sentBy(sender, source.kind) === row[side];
  };
  return isStill(node.top, 'topTeamId') && isStill(node.bottom, 'bottomTeamId');
}

function sentBy(sender: MatchPick | undefined, as: 'winner' | 'loser'): number | null | undefined {
  if (as === 'loser') return sender?.loserTeamId;
  return sender?.outcome === 'bye'
    ? (sender.topTeamId ?? sender.bottomTeamId)
    : sender?.winnerTeamId;
}
