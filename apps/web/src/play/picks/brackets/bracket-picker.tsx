import {
  type BracketGraph,
  type BracketState,
  compileBracket,
  type EventSubstage,
  type PickSet,
  pickWinner,
  slotOfMatch,
  toggleGoingOn,
  withClosedPicks,
  withMissedClosed,
} from '@callshot/rules';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

export { loadBoardView } from '../../bracket/board/board-views.tsx';

import { lazyDialog } from '../../../platform/parts/lazy-part.tsx';
import { BracketBoard } from '../../bracket/board/bracket-board.tsx';
import type { MatchSearch } from '../../bracket/phone/use-sought-match.ts';
import { focusGoOn } from '../moves/stage-actions.tsx';
import type { StagePickerProps } from '../session/picker-props.ts';
import { teamsOfStage } from '../teams/event-teams.ts';
import { isSamePicks, matchRowText } from '../teams/pick-sets.ts';
import { bracketStateOf, withBracket } from './bracket-state.ts';
import { lockWords } from './lock-words.ts';

const FactsDialog = lazyDialog(async () => (await import('../moves/near-parts.ts')).FactsDialog);

/** A bracket of the stage: playoffs have one, a group stage has one a group. */
export function BracketPicker(props: StagePickerProps) {
  const substage = props.stage.substages[props.substage];
  if (substage === undefined) return null;
  return <SubstageBracket key={substage.eventSubstageId} {...props} shown={substage} />;
}

interface SubstageBracketProps extends StagePickerProps {
  readonly shown: EventSubstage;
}

function SubstageBracket(props: SubstageBracketProps) {
  const { stage, event, shown, isEditing, allowIncomplete = false } = props;
  const [cleared, setCleared] = useState<readonly string[]>([]);
  /** Teams whose facts are open. */
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const picks = useClosedPicks(props, setCleared);
  const graph = compileBracket(stage.format);
  const state = useMemo(() => {
    const seen = isEditing ? shown : withMissedClosed(shown, picks.matchPicks);
    return bracketStateOf(graph, seen, picks, allowIncomplete);
  }, [graph, shown, picks, allowIncomplete, isEditing]);
  const teams = useMemo(() => teamsOfStage(event, stage), [event, stage]);

  const pick: PickHandler = (key, teamId, score) => {
    const outcome = picked(graph, state, key, teamId, score);
    if (outcome === null) return;
    setCleared(outcome.cleared);
    props.onChange(
      withBracket(picks, outcome.state, {
        eventStageId: stage.eventStageId,
        eventSubstageId: shown.eventSubstageId,
      }),
      outcome.cleared,
    );
  };

  return (
    <>
      <BracketBoard
        graph={graph}
        state={state}
        teams={teams}
        isEditing={isEditing}
        views={stage.format.bracket?.views ?? []}
        onPick={pick}
        onDone={focusGoOn}
        doneWords={props.done ?? null}
        cleared={cleared}
        search={searchIn(shown, props.search)}
        lockWords={useMemo(() => lockWords(event, stage, shown), [event, stage, shown])}
        onFacts={setAsked}
        storageKey={`${event.id}.${stage.eventStageId}.${shown.eventSubstageId}`}
      />
      {asked && (
        <FactsDialog event={event} stage={stage} teamIds={asked} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** The picks on screen, in which a match that begins gets back its saved pick; what fell away is told. */
function useClosedPicks(
  { stage, picks, saved, isEditing, onChange }: StagePickerProps,
  onCleared: (keys: readonly string[]) => void,
): PickSet {
  const settled = useMemo(
    () => (isEditing && saved ? withClosedPicks(stage, picks, saved) : picks),
    [isEditing, stage, picks, saved],
  );
  const settle = useEffectEvent(() => {
    if (isSamePicks(settled, picks)) return;
    const left = new Set(settled.matchPicks.map(matchRowText));
    onCleared(picks.matchPicks.filter((pick) => !left.has(matchRowText(pick))).map(slotOfMatch));
    onChange(settled, []);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the settled picks are others
  useEffect(() => settle(), [settled]);
  return settled;
}

/**
 * Brackets of several substages have matches with equal keys: the one on screen may still be the
 * former.
 */
const searchIn = (
  { eventSubstageId }: EventSubstage,
  search: StagePickerProps['search'],
): MatchSearch | null =>
  search?.place.kind === 'match' && search.place.eventSubstageId === eventSubstageId
    ? { key: search.place.key, onFound: search.onFound }
    : null;

type Score = { readonly top: number; readonly bottom: number } | null;
type PickHandler = (key: string, teamId: number, score: Score) => void;

function picked(
  graph: BracketGraph,
  state: BracketState,
  key: string,
  teamId: number,
  score: Score,
) {
  const node = graph.byKey.get(key);
  if (node?.round && !state.isOfficial) {
    const toggled = toggleGoingOn(graph, state, node.round, teamId);
    return toggled.ok ? toggled : null;
  }
  const top = node && state.matches[node.index]?.top;
  const isTop = top?.kind === 'team' && top.teamId === teamId;
  const series =
    score === null
      ? undefined
      : isTop
        ? { winner: score.top, loser: score.bottom }
        : { winner: score.bottom, loser: score.top };
  const outcome = pickWinner(graph, state, key, teamId, series);
  return outcome.ok ? outcome : null;
}
