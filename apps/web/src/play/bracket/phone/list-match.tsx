import { memo, useId } from 'react';
import type { OpenFacts } from '../board/board-props.ts';
import { factsOfMatch } from '../picking/facts-of-match.tsx';
import { isChosen, type OnPick, scoreOptions } from '../picking/picking.ts';
import { type MatchFaceProps, slotFaceOf } from '../slot/match-slot.tsx';
import { slotFace, slotName } from '../slot/slot-face.tsx';
import { m } from '../words/messages.js';
import styles from './match-list.module.css';

interface ListMatchProps extends MatchFaceProps {
  readonly onPick: OnPick;
  readonly openFacts: OpenFacts | null;
}

/** A labelled radio group for the winner, and a second one for the score. */
export const ListMatch = memo(function ListMatch(props: ListMatchProps) {
  const { state, text, showsScores } = props;
  const groupName = useId();
  const hasScores = showsScores && state.node.bestOf > 1 && state.winnerTeamId !== null;
  return (
    <fieldset className={styles.match} data-match={state.node.key}>
      <legend className={styles.legend}>
        <b>{text.name}</b>
        {state.node.isQualifier ? null : <span>{m.bestOfShort({ games: state.node.bestOf })}</span>}
        {text.lock ? <span>{text.lock}</span> : null}
        {text.winnerTo ? (
          <span className={styles.onward}>{m.winnerTo({ match: text.winnerTo })}</span>
        ) : null}
        {props.isEditing && factsOfMatch({ ...props, isOfMany: true })}
      </legend>
      <TeamRadio {...props} groupName={groupName} isTop />
      <TeamRadio {...props} groupName={groupName} isTop={false} />
      {hasScores && state.isPickable ? <ScoreRadios {...props} /> : null}
    </fieldset>
  );
});

interface TeamRadioProps extends ListMatchProps {
  readonly isTop: boolean;
  readonly groupName: string;
}

function TeamRadio(props: TeamRadioProps) {
  const { state, isTop, isEditing, onPick } = props;
  const face = slotFaceOf(props, isTop);
  const { team, slot, isWinner } = face;
  return (
    <label className={styles.team}>
      <input
        type="radio"
        className={styles.radio}
        hidden={slot.kind === 'nobody'}
        name={props.groupName}
        checked={isWinner}
        disabled={!isEditing || !state.isPickable || state.isClosed || team === null}
        aria-label={slotName(face)}
        onChange={() => team && onPick(state.node.key, team.id, null)}
      />
      {slotFace(face, 24)}
    </label>
  );
}

function ScoreRadios({ state, text, isEditing, onPick }: ListMatchProps) {
  const name = useId();
  const winner = state.winnerTeamId;
  if (winner === null) return null;
  return (
    <fieldset className={styles.scores} aria-label={m.seriesScoreOf({ name: text.name })}>
      <span className={styles.scoresLabel}>{m.scoreLabel()}</span>
      {scoreOptions(state, winner).map((option) => (
        <label key={option.label} className={styles.score}>
          <input
            type="radio"
            className={styles.scoreRadio}
            name={name}
            checked={isChosen(state, winner, option)}
            disabled={!isEditing || state.isClosed}
            onChange={() =>
              onPick(state.node.key, winner, { top: option.top, bottom: option.bottom })
            }
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
