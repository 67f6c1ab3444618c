import type { BracketGraph, BracketState, MatchState, SlotState } from '@callshot/rules';
import { useMemo } from 'react';
import type { BracketTeam } from './bracket-team.ts';
import { type MatchMark, matchMarker } from './marks.ts';
import type { Choose, MatchFaceProps } from './match-slot.tsx';
import { bracketTexts, type MatchText } from './wording.ts';

/** What canvas, strip and list share of one bracket. */
export interface BoardModel {
  readonly graph: BracketGraph;
  readonly state: BracketState;
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly texts: readonly MatchText[];
  readonly isEditing: boolean;
  readonly choose: Choose;
  readonly markOf: ((state: MatchState) => MatchMark) | null;
}

interface BoardInput
  extends Pick<BoardModel, 'graph' | 'state' | 'teams' | 'isEditing' | 'choose'> {
  readonly official: BracketState | undefined;
}

export function useBoardModel(input: BoardInput): BoardModel {
  const { graph, state, teams, isEditing, choose, official } = input;
  const texts = useMemo(() => bracketTexts(graph), [graph]);
  const markOf = useMemo(() => (official ? matchMarker(official) : null), [official]);
  return useMemo(
    () => ({ graph, state, teams, texts, isEditing, choose, markOf }),
    [graph, state, teams, texts, isEditing, choose, markOf],
  );
}

/** The reset is on the board only while it has to be played (decision 166). */
export const isShown = (match: MatchState | undefined): boolean =>
  match !== undefined &&
  (!match.node.isReset || (match.top.kind === 'team' && match.bottom.kind === 'team'));

/** What one match shows; every value stays the same object while its match does. */
export function faceOf(model: BoardModel, index: number): MatchFaceProps | null {
  const state = model.state.matches[index];
  const text = model.texts[index];
  if (!state || !text || !isShown(state)) return null;
  return {
    state,
    text,
    top: teamOf(model, state.top),
    bottom: teamOf(model, state.bottom),
    mark: model.markOf?.(state) ?? null,
    isEditing: model.isEditing,
    showsScores: model.graph.useSeriesScore,
    choose: model.choose,
  };
}

export const teamOf = (model: Pick<BoardModel, 'teams'>, slot: SlotState): BracketTeam | null =>
  slot.kind === 'team' ? (model.teams.get(slot.teamId) ?? unknownTeam(slot.teamId)) : null;

const strangers = new Map<number, BracketTeam>();

/** A team that the event no longer lists keeps a place and a number. */
function unknownTeam(id: number): BracketTeam {
  const known = strangers.get(id) ?? {
    id,
    name: `Team ${id}`,
    abbreviation: `#${id}`,
    logoUrl: null,
  };
  strangers.set(id, known);
  return known;
}
