import type { BracketState } from '../bracket/bracket-picks.ts';
import { isBracketComplete } from '../bracket/bracket-progress.ts';
import { bracketPicksOf } from '../bracket/bracket-rows.ts';
import type { BracketGraph } from '../bracket/graph.ts';
import { bracketFromPicks, openBracket } from '../bracket/open-bracket.ts';
import type { EventStage, EventSubstage } from '../model/event-stage.ts';
import type { MatchPick, PickSet } from '../model/picks.ts';
import { isAmongTeams } from './among-teams.ts';

/** Stages are immutable: what a crowd fills in is opened once. */
const opened = new WeakMap<EventSubstage, { graph: BracketGraph; state: BracketState }>();

function openedOnce(graph: BracketGraph, substage: EventSubstage): BracketState {
  const known = opened.get(substage);
  if (known?.graph === graph) return known.state;
  const state = openBracket(graph, substage);
  opened.set(substage, { graph, state });
  return state;
}

const COMPARED = [
  'eventStageId',
  'bracketPart',
  'bracketCol',
  'bracketColIndex',
  'topTeamId',
  'bottomTeamId',
  'winnerTeamId',
  'loserTeamId',
  'topTeamScore',
  'bottomTeamScore',
] as const satisfies readonly (keyof MatchPick)[];

/**
 * A user's complete brackets in normal order, or null when the slower replay has to look for
 * problems. The bracket is settled once, which drops picks that could not have been clicked. So the
 * output equals the input only for slips that a replay accepts.
 */
export function acceptBrackets(
  stage: EventStage,
  graph: BracketGraph,
  picks: PickSet,
): PickSet | null {
  if (picks.groupStagePicks.length > 0) return null;
  const settled: MatchPick[] = [];
  for (const substage of stage.substages) {
    const { eventSubstageId } = substage;
    const own = picks.matchPicks.filter((row) => row.eventSubstageId === eventSubstageId);
    if (substage.closedMatches?.size && !own.every((row) => isAmongTeams(substage, row)))
      return null;
    const state = bracketFromPicks(graph, substage, own, openedOnce(graph, substage));
    const rows = rowsIfAsSubmitted(state, own, { ...stage, ...substage });
    if (rows === null) return null;
    settled.push(...rows);
  }
  // Nothing is left over: no row of another substage, and no match twice.
  return settled.length === picks.matchPicks.length
    ? { groupStagePicks: [], matchPicks: settled }
    : null;
}

function rowsIfAsSubmitted(
  state: BracketState,
  submitted: readonly MatchPick[],
  ids: { readonly eventStageId: number; readonly eventSubstageId: number },
): MatchPick[] | null {
  if (!isBracketComplete(state)) return null;
  const byIndex = new Map(submitted.map((row) => [row.matchIndex, row]));
  const rows = bracketPicksOf(state, ids);
  return rows.every((row) => isSameRow(row, byIndex.get(row.matchIndex))) ? rows : null;
}

const isSameRow = (row: MatchPick, submitted: MatchPick | undefined): boolean =>
  submitted !== undefined &&
  (submitted.outcome ?? 'played') === 'played' &&
  COMPARED.every((field) => row[field] === submitted[field]);
