import { matchesOf } from '../bracket/compile-bracket.ts';
import type { DrawnRound, MatchNode, SlotSource } from '../bracket/graph.ts';
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
      if (node.round?.matches[0] === node.index) {
        keepDraw(node.round, { nodes, rows }, official.filter(isOwn));
      }
      if (node.round) continue;
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
  readonly rows: Map<string, MatchPick>;
}

/** Teams that still come into a drawn round keep their places there, and a match with both of them its result. */
function keepDraw(
  { matches, sources }: DrawnRound,
  { nodes, rows }: Drawn,
  official: readonly MatchPick[],
): void {
  const coming = sources.map((source) =>
    source.kind === 'opening'
      ? undefined
      : sentBy(rows.get(nodes[source.match]?.key ?? ''), source.kind),
  );
  const isComing = (teamId: number | null) => teamId !== null && coming.includes(teamId);
  for (const key of matches.flatMap((index) => nodes[index]?.key ?? [])) {
    const row = official.find((own) => slotOfMatch(own) === key);
    if (!row) continue;
    const isStill = [row.topTeamId, row.bottomTeamId].every(
      (teamId) => teamId === null || isComing(teamId),
    );
    if (isStill) {
      rows.set(key, row);
      continue;
    }
    const { outcome: _, ...placed } = row;
    const [topTeamId, bottomTeamId] = [row.topTeamId, row.bottomTeamId].map((teamId) =>
      isComing(teamId) ? teamId : null,
    );
    if (topTeamId == null && bottomTeamId == null) continue;
    const nobody = {
      winnerTeamId: null,
      loserTeamId: null,
      topTeamScore: null,
      bottomTeamScore: null,
    };
    rows.set(key, {
      ...placed,
      ...nobody,
      topTeamId: topTeamId ?? null,
      bottomTeamId: bottomTeamId ?? null,
    });
  }
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
