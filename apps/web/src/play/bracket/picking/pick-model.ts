import { bracketProgress, type MatchState } from '@callshot/rules';
import { useMemo } from 'react';
import { type BoardModel, isResetDue, teamOf } from '../board/board-model.ts';
import { PICK_SIZES } from '../board/match-size.ts';
import { bracketTexts } from '../board/wording.ts';
import type { Choose, MatchFaceProps } from '../slot/match-slot.tsx';
import { m } from '../words/messages.js';

/** A bracket that is being picked, or that shows what was picked. */
export interface PickModel extends BoardModel {
  readonly isEditing: boolean;
  readonly choose: Choose;
}

export interface PickInput
  extends Pick<PickModel, 'graph' | 'state' | 'teams' | 'isEditing' | 'choose'> {
  /** When each match locks, by its key, where they lock one by one. */
  readonly lockWords: ReadonlyMap<string, string>;
}

export function usePickModel(input: PickInput): PickModel {
  const { graph, state, teams, isEditing, choose, lockWords } = input;
  const texts = useMemo(() => bracketTexts(graph, lockWords), [graph, lockWords]);
  return useMemo(() => {
    const isShown = (match: number) => {
      const at = state.matches[match];
      return at !== undefined && (!at.node.isReset || isResetDue(at));
    };
    const progressOf = (matches: readonly number[]) => {
      const own = matches.flatMap((match) => state.matches[match] ?? []);
      const { picked, required } = bracketProgress({ ...state, matches: own });
      return required > 0 ? `${picked}/${required}` : null;
    };
    const kind = { stops: 'slots', sizes: PICK_SIZES, hasChampion: true, opensAt: null } as const;
    const isMarked = () => true;
    return {
      ...kind,
      graph,
      state,
      teams,
      texts,
      isEditing,
      choose,
      isShown,
      isMarked,
      progressOf,
    };
  }, [graph, state, teams, texts, isEditing, choose]);
}

/** Rounds whose pairings are drawn later are shown as such, other than official ones. */
export const hasRounds = ({ graph, state }: PickModel): boolean =>
  !state.isOfficial && graph.drawnRounds.length > 0;

/** A slip has no single matches of a round whose pairings are drawn later: the round is one card. */
export const isInRound = ({ graph, state }: PickModel, index: number): boolean =>
  !state.isOfficial && graph.matches[index]?.round != null;

/** The face of one match. Every value stays the same object while its match does. */
export function faceOf(model: PickModel, index: number): MatchFaceProps | null {
  const state = model.state.matches[index];
  const text = model.texts[index];
  if (!state || !text || !model.isShown(index) || isInRound(model, index)) return null;
  return {
    state,
    text,
    top: teamOf(model, state.top),
    bottom: teamOf(model, state.bottom),
    topAwaited: awaitedIn(model, state, 'top'),
    bottomAwaited: awaitedIn(model, state, 'bottom'),
    isEditing: model.isEditing,
    showsScores: model.graph.useSeriesScore,
    choose: model.choose,
  };
}

/** Asked for every slot after every pick; a match's own answer stays the same while it does. */
const pairs = new WeakMap<
  MatchState,
  { readonly teams: PickModel['teams']; readonly text: string | null }
>();

/** Which two teams an empty slot waits for, once both are known; a place of a drawn round waits for any of all. */
function awaitedIn(model: PickModel, match: MatchState, side: 'top' | 'bottom'): string | null {
  const [{ kind }, source] = [match[side], match.node[side]];
  const isEmpty = kind !== 'team' && kind !== 'nobody';
  if (!isEmpty || source.kind === 'opening' || match.node.round) return null;
  const feeder = model.state.matches[source.match];
  if (!feeder) return null;
  const known = pairs.get(feeder);
  if (known?.teams === model.teams) return known.text;
  const top = teamOf(model, feeder.top);
  const bottom = teamOf(model, feeder.bottom);
  const text =
    top && bottom ? m.eitherTeam({ one: top.abbreviation, other: bottom.abbreviation }) : null;
  pairs.set(feeder, { teams: model.teams, text });
  return text;
}
