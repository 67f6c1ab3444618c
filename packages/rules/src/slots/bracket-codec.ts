import { compileBracket } from '../bracket/compile-bracket.ts';
import type { BracketGraph, MatchNode } from '../bracket/graph.ts';
import { matchKey } from '../bracket/graph.ts';
import { resetBase } from '../bracket/reset-base.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { MatchPick } from '../model/picks.ts';
import { NOT_PLAYED, type SlotLayout } from './layout.ts';
import { type MatchSlotKind, type SlotIndex, slotIndexOf } from './slot-index.ts';
import {
  type CalledMatch,
  type Occupant,
  rowsByKey,
  type WalkedMatch,
  walkSlip,
} from './walk-bracket.ts';

/** Writes bracket picks into an entry's bytes; matches without a winner are left empty. */
export function encodeMatches(
  stage: EventStage,
  layout: SlotLayout,
  picks: readonly MatchPick[],
  bytes: Uint8Array,
): void {
  const graph = compileBracket(stage.format);
  stage.substages.forEach((substage, at) => {
    const own = picks.filter((pick) => pick.eventSubstageId === substage.eventSubstageId);
    const writer: Writer = { graph, index: slotIndexOf(layout), substage, at, bytes };
    for (const pick of own) writePick(writer, pick);
    writeReset(writer, own);
  });
}

interface Writer {
  readonly graph: BracketGraph;
  readonly index: SlotIndex;
  readonly substage: EventSubstage;
  readonly at: number;
  readonly bytes: Uint8Array;
}

const keyOfPick = (pick: MatchPick): string =>
  matchKey({ part: pick.bracketPart, col: pick.bracketCol, colIndex: pick.bracketColIndex });

function teamByte(substage: EventSubstage, teamId: number): number {
  const position = substage.teamIds.indexOf(teamId);
  if (position < 0) throw new Error(`Team ${teamId} is not in '${substage.title}'`);
  return position + 1;
}

function writePick({ graph, index, substage, at, bytes }: Writer, pick: MatchPick): void {
  if (pick.winnerTeamId === null) return;
  const node = graph.byKey.get(keyOfPick(pick));
  if (!node) throw new Error(`No match ${keyOfPick(pick)} in '${substage.title}'`);
  const winnerAt = index.ofMatch('winner', at, node.index);
  if (winnerAt === null) throw new Error(`Match ${node.key} is not predicted`);
  bytes[winnerAt] = teamByte(substage, pick.winnerTeamId);
  const loserAt = index.ofMatch('loser', at, node.index);
  if (loserAt !== null && pick.loserTeamId !== null) {
    bytes[loserAt] = teamByte(substage, pick.loserTeamId);
  }
  const scoreAt = index.ofMatch('score', at, node.index);
  if (scoreAt !== null && pick.topTeamScore !== null && pick.bottomTeamScore !== null) {
    bytes[scoreAt] = 1 + Math.min(pick.topTeamScore, pick.bottomTeamScore);
  }
}

/** Fills in what follows for the reset: that it is not played, and who is champion. */
function writeReset(
  { graph, index, substage, at, bytes }: Writer,
  own: readonly MatchPick[],
): void {
  const base = resetBase(graph);
  if (base === null || graph.reset === null) return;
  const final = own.find((pick) => keyOfPick(pick) === graph.matches[base]?.key);
  const resetAt = index.ofMatch('winner', at, graph.reset);
  const championAt = index.ofMatch('champion', at, base);
  if (final?.winnerTeamId == null || resetAt === null || championAt === null) return;
  if (final.winnerTeamId === final.topTeamId) {
    bytes[resetAt] = NOT_PLAYED;
    bytes[championAt] = teamByte(substage, final.winnerTeamId);
  } else {
    bytes[championAt] = bytes[resetAt] ?? 0;
  }
}

type ByteOf = (kind: MatchSlotKind, match: number) => number;

/** Reads bracket picks back; participants and losers follow from the bracket and its starting slots. */
export function decodeMatches(
  stage: EventStage,
  layout: SlotLayout,
  bytes: Uint8Array,
): MatchPick[] {
  const graph = compileBracket(stage.format);
  const index = slotIndexOf(layout);
  return stage.substages.flatMap((substage, at) => {
    const byteOf: ByteOf = (kind, match) => {
      const position = index.ofMatch(kind, at, match);
      return position === null ? 0 : (bytes[position] ?? 0);
    };
    const calledIn = callReader(graph, substage, byteOf);
    const walked = walkSlip(graph, rowsByKey(substage.officialMatches), calledIn);
    return graph.matches.flatMap((node) => {
      const match = walked[node.index];
      if (!match || calledIn(node.index) === null) return [];
      const isScored = index.ofMatch('score', at, node.index) !== null;
      const games: Games = isScored ? gamesOf(node, byteOf('score', node.index)) : [1, 0];
      return [pickOf(stage, substage, node, match, games)];
    });
  });
}

/** Reads what a slip calls of a match; null = nothing, as of a reset that is not played. */
function callReader(
  graph: BracketGraph,
  substage: EventSubstage,
  byteOf: ByteOf,
): (match: number) => CalledMatch | null {
  const final = resetBase(graph);
  return (match) => {
    const winner = byteOf('winner', match);
    if (winner === 0 || (winner === NOT_PLAYED && match === graph.reset)) return null;
    const isFinal = match === final && graph.reset !== null;
    const again = isFinal ? byteOf('winner', graph.reset) : 0;
    // A reset that is called names the loser of the final.
    const losers = isFinal
      ? [again === NOT_PLAYED ? 0 : again, byteOf('loser', graph.reset)]
      : [byteOf('loser', match)];
    const loser = losers.find((byte) => byte !== 0 && byte !== winner);
    return {
      winner: teamAt(substage, winner),
      loser: loser === undefined ? null : teamAt(substage, loser),
      side: isFinal ? (again === NOT_PLAYED ? 'top' : 'bottom') : null,
    };
  };
}

function teamAt(substage: EventSubstage, byte: number): number {
  const teamId = substage.teamIds[byte - 1];
  if (teamId === undefined) throw new Error(`Byte ${byte} is no team of '${substage.title}'`);
  return teamId;
}

function pickOf(
  stage: EventStage,
  substage: EventSubstage,
  node: MatchNode,
  { top, bottom, winner, loser }: WalkedMatch,
  [won, lost]: Games,
): MatchPick {
  const isAlone = top === 'nobody' || (bottom === 'nobody' && !node.round);
  if (isAlone || typeof winner !== 'number') {
    throw new Error(`Match ${node.key} has a winner but not two teams`);
  }
  if (winner !== top && winner !== bottom) {
    throw new Error(`Team ${winner} wins match ${node.key} without being in it`);
  }
  return {
    eventStageId: stage.eventStageId,
    eventSubstageId: substage.eventSubstageId,
    bracketPart: node.part,
    bracketCol: node.col,
    bracketColIndex: node.colIndex,
    matchIndex: node.index,
    topTeamId: teamOf(top),
    bottomTeamId: teamOf(bottom),
    winnerTeamId: winner,
    loserTeamId: teamOf(loser),
    topTeamScore: winner === top ? won : lost,
    bottomTeamScore: winner === top ? lost : won,
  };
}

/** A team that only a result told, and a correction took back, is not known. */
const teamOf = (occupant: Occupant): number | null =>
  typeof occupant === 'number' ? occupant : null;

/** Games of the winner and of the loser; null without a chosen score. */
type Games = readonly [number | null, number | null];

function gamesOf(node: MatchNode, byte: number): Games {
  if (byte === 0) return [null, null];
  const needed = (node.bestOf + 1) / 2;
  if (byte > needed) throw new Error(`Score byte ${byte} is no result of a best of ${node.bestOf}`);
  return [needed, byte - 1];
}
