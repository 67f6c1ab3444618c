import {
  type BracketGraph,
  type BracketState,
  comingInto,
  compileBracket,
  type DrawnRound,
  type EventStage,
  type EventSubstage,
  missingDraws,
  ownNameWords,
  type PickOutcome,
  type PickSet,
  placeTeam,
  roundHeader,
  withoutDraw,
} from '@callshot/rules';
import { useId } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { bracketStateOf, withBracket } from '../../play/picks/brackets/bracket-state.ts';
import styles from './override-page.module.css';
import { m } from './words/messages.js';

interface RoundDrawsProps {
  readonly stage: EventStage;
  readonly substage: EventSubstage | undefined;
  readonly picks: PickSet;
  nameOf(teamId: number): string;
  onChange(next: PickSet, cleared: readonly string[]): void;
}

/** The draws of rounds that are drawn late, as soon as somebody has come there. */
export function RoundDraws({ stage, substage, picks, nameOf, onChange }: RoundDrawsProps) {
  if (stage.format.bracket === null || substage === undefined) return null;
  const graph = compileBracket(stage.format);
  const state = bracketStateOf(graph, substage, picks, true);
  const missing = missingDraws(graph, state);
  const put = (outcome: PickOutcome) => {
    if (!outcome.ok) return;
    const { eventSubstageId } = substage;
    const at = { eventStageId: stage.eventStageId, eventSubstageId };
    onChange(withBracket(picks, outcome.state, at), outcome.cleared);
  };
  return graph.drawnRounds.map((round) =>
    comingInto(state, round).teamIds.length > 0 ? (
      <RoundDraw
        key={round.matches[0]}
        graph={graph}
        state={state}
        round={round}
        isMissing={missing.includes(round)}
        nameOf={nameOf}
        onPut={put}
      />
    ) : null,
  );
}

interface RoundDrawProps {
  readonly graph: BracketGraph;
  readonly state: BracketState;
  readonly round: DrawnRound;
  readonly isMissing: boolean;
  nameOf(teamId: number): string;
  onPut(outcome: PickOutcome): void;
}

function RoundDraw({ graph, state, round, isMissing, nameOf, onPut }: RoundDrawProps) {
  const { teamIds } = comingInto(state, round);
  const matches = round.matches.flatMap((index) => state.matches[index] ?? []);
  const name = ownNameWords(roundHeader(graph, round));
  const isBegun = matches.some(({ top, bottom }) =>
    [top, bottom].some(({ kind }) => kind === 'team'),
  );
  return (
    <fieldset className={styles.draw}>
      <legend>{m.roundDraw({ round: name })}</legend>
      <p className={styles.hint}>{isMissing ? m.roundDrawMissing() : m.roundDrawHint()}</p>
      <div className={styles.drawnMatches}>
        {matches.map(({ node, top, bottom }) => (
          <div key={node.key} className={styles.drawn}>
            {[top, bottom].map((slot, at) => (
              <PlaceSelect
                key={at === 0 ? 'top' : 'bottom'}
                label={m.roundDrawPlace({
                  round: name,
                  match: node.colIndex + 1,
                  place: at + 1,
                })}
                teamId={slot.kind === 'team' ? slot.teamId : null}
                isEmpty={slot.kind === 'nobody'}
                choices={teamIds.map((teamId) => [teamId, nameOf(teamId)] as const)}
                onChoose={(teamId) =>
                  onPut(
                    placeTeam(
                      graph,
                      state,
                      { key: node.key, isTop: at === 0 },
                      teamId === null ? { kind: 'awaiting' } : { kind: 'team', teamId },
                    ),
                  )
                }
              />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button disabled={!isBegun} onClick={() => onPut(withoutDraw(graph, state, round))}>
          {m.roundDrawBack()}
        </Button>
      </div>
    </fieldset>
  );
}

interface PlaceSelectProps {
  readonly label: string;
  readonly teamId: number | null;
  readonly isEmpty: boolean;
  readonly choices: readonly (readonly [number, string])[];
  onChoose(teamId: number | null): void;
}

/** A team that has another place in the round changes places with the one that stands here. */
function PlaceSelect({ label, teamId, isEmpty, choices, onChoose }: PlaceSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={teamId ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{isEmpty ? m.slotBye() : m.slotNotKnown()}</option>
        {choices.map(([own, name]) => (
          <option key={own} value={own}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
