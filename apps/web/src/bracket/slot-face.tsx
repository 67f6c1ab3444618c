import type { SlotState } from '@callshot/rules';
import { Icon } from '../ui/icon.tsx';
import { OutcomeMark } from '../ui/outcome-mark.tsx';
import { TeamMark } from '../ui/team-mark.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { BracketTeam } from './bracket-team.ts';
import type { Outcome } from './marks.ts';
import styles from './slot-face.module.css';
import type { SlotText } from './wording.ts';

export interface SlotFaceProps {
  readonly slot: SlotState;
  readonly team: BracketTeam | null;
  readonly text: SlotText;
  readonly isPicked: boolean;
  /** Null where no score is shown. */
  readonly score: number | null;
  readonly officialScore: number | null;
  /** A winner whose series score is still to be chosen. */
  readonly needsScore: boolean;
  readonly outcome: Outcome | null;
  readonly markSize: number;
}

/** What stands in a slot: a team with its result, a bye, or where its occupant comes from. */
export function slotFace(props: SlotFaceProps) {
  const { slot, team, text } = props;
  if (slot.kind === 'nobody') return <span className={styles.bye}>BYE</span>;
  if (!team) {
    return (
      <>
        <span className={styles.origin}>{text.origin}</span>
        {text.number ? <span className={styles.number}>{text.number}</span> : null}
      </>
    );
  }
  return (
    <>
      <TeamMark team={team} size={props.markSize} />
      <span className={styles.names}>
        <b className={styles.short} aria-hidden={team.abbreviation !== team.name}>
          {team.abbreviation}
        </b>
        {team.abbreviation === team.name ? null : <span className={styles.full}>{team.name}</span>}
      </span>
      {slotResult(props)}
    </>
  );
}

function slotResult({ score, officialScore, needsScore, outcome, isPicked }: SlotFaceProps) {
  return (
    <>
      {score === null ? null : <span className={styles.score}>{score}</span>}
      {officialScore === null ? null : (
        <span className={styles.official} title="Official score">
          <VisuallyHidden>official </VisuallyHidden>
          {officialScore}
        </span>
      )}
      {needsScore ? <span className={styles.ask}>Score?</span> : null}
      {outcome ? <OutcomeMark outcome={outcome} className={styles.outcome} /> : null}
      {isPicked && !outcome ? (
        <span className={styles.tick}>
          <Icon name="check" size={14} />
        </span>
      ) : null}
    </>
  );
}
