import type { SlotState } from '@callshot/rules';
import { memo, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { BracketTeam } from './bracket-team.ts';
import styles from './match-list.module.css';
import type { MatchFaceProps } from './match-slot.tsx';
import { OfficialNote } from './official-note.tsx';
import { isChosen, isScoreMissing, type OnPick, scoreOptions } from './picking.ts';
import { slotFace } from './slot-face.tsx';

interface ListMatchProps extends MatchFaceProps {
  readonly teams: ReadonlyMap<number, BracketTeam>;
  readonly onPick: OnPick;
}

/** A labelled radio group for the winner, and a second one for the score. */
export const ListMatch = memo(function ListMatch(props: ListMatchProps) {
  const { state, text, showsScores, mark } = props;
  const groupName = useId();
  const hasScores = showsScores && state.node.bestOf > 1 && state.winnerTeamId !== null;
  return (
    <fieldset className={styles.match} data-match={state.node.key}>
      <legend className={styles.legend}>
        <b>{text.name}</b>
        {state.node.isQualifier ? null : <span>Bo{state.node.bestOf}</span>}
        {text.winnerTo ? <span className={styles.onward}>Winner → {text.winnerTo}</span> : null}
      </legend>
      <TeamRadio {...props} groupName={groupName} slot={state.top} team={props.top} isTop />
      <TeamRadio
        {...props}
        groupName={groupName}
        slot={state.bottom}
        team={props.bottom}
        isTop={false}
      />
      {hasScores && state.isPickable ? <ScoreRadios {...props} /> : null}
      {mark?.official ? (
        <OfficialNote official={mark.official} teams={props.teams} className={styles.note} />
      ) : null}
    </fieldset>
  );
});

interface TeamRadioProps extends ListMatchProps {
  readonly slot: SlotState;
  readonly team: BracketTeam | null;
  readonly isTop: boolean;
  readonly groupName: string;
}

function TeamRadio(props: TeamRadioProps) {
  const { state, slot, team, isTop, mark, isEditing, onPick } = props;
  const isWinner = team !== null && state.winnerTeamId === team.id && state.outcome !== 'bye';
  const showsScore = props.showsScores && state.node.bestOf > 1;
  const isOut = (isTop ? mark?.isTopOut : mark?.isBottomOut) ?? false;
  return (
    <label className={classNames(styles.team, isOut && styles.out)}>
      <input
        type="radio"
        className={styles.radio}
        hidden={slot.kind === 'nobody'}
        name={props.groupName}
        checked={isWinner}
        disabled={!isEditing || !state.isPickable || team === null}
        onChange={() => team && onPick(state.node.key, team.id, null)}
      />
      {slotFace({
        slot,
        team,
        text: isTop ? props.text.top : props.text.bottom,
        isPicked: isWinner,
        score: showsScore ? (isTop ? state.topTeamScore : state.bottomTeamScore) : null,
        officialScore: showsScore ? ((isTop ? mark?.topScore : mark?.bottomScore) ?? null) : null,
        needsScore: isEditing && showsScore && isScoreMissing(state, team?.id),
        outcome: isWinner ? (mark?.outcome ?? null) : null,
        markSize: 24,
      })}
    </label>
  );
}

function ScoreRadios({ state, text, isEditing, onPick }: ListMatchProps) {
  const name = useId();
  const winner = state.winnerTeamId;
  if (winner === null) return null;
  return (
    <fieldset className={styles.scores} aria-label={`Series score of ${text.name}`}>
      <span className={styles.scoresLabel}>Score</span>
      {scoreOptions(state, winner).map((option) => (
        <label key={option.label} className={styles.score}>
          <input
            type="radio"
            className={styles.scoreRadio}
            name={name}
            checked={isChosen(state, winner, option)}
            disabled={!isEditing}
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
