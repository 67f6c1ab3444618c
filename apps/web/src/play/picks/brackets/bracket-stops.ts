import {
  type BracketGraph,
  type BracketState,
  bracketProgress,
  callIndex,
  compileBracket,
  type EventStage,
  type PickSet,
  unpickedMatches,
} from '@callshot/rules';
import { matchName } from '../../bracket/board/match-name.ts';
import type { NextPick, Stop } from '../session/stage-progress.ts';
import { m } from '../words/messages.js';
import { bracketStateOf } from './bracket-state.ts';

/** Each bracket of a stage is a stop [rule: picks-11, picks-12]. */
export function bracketStops(stage: EventStage, picks: PickSet): Stop[] {
  const graph = compileBracket(stage.format);
  return stage.substages.map((substage) => {
    const state = bracketStateOf(graph, substage, picks, false);
    const next = nextMatch(graph, state, substage.eventSubstageId);
    return { title: substage.title, ...bracketProgress(state), next };
  });
}

/** Later matches wait for the teams that earlier ones send on. */
function nextMatch(
  graph: BracketGraph,
  state: BracketState,
  eventSubstageId: number,
): NextPick | null {
  const open = unpickedMatches(state);
  const match = open.find(({ isPickable }) => isPickable) ?? open[0];
  if (match === undefined) return null;
  const name = matchName(graph, match.node.index);
  const key = graph.matches[callIndex(match.node)]?.key ?? match.node.key;
  const isScoreMissing = match.winnerTeamId !== null;
  return {
    name: isScoreMissing ? m.scoreOf({ name }) : name,
    place: { kind: 'match', eventSubstageId, key },
  };
}
