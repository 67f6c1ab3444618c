import type { SlotState } from '@callshot/rules';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { type SlotText, slotTextOf } from '../board/wording.ts';
import { m } from '../words/messages.js';
import { type BracketTeam, nameSaysMore } from './bracket-team.ts';
import styles from './slot-face.module.css';

export interface SlotFace {
  readonly slot: SlotState;
  readonly team: BracketTeam | null;
  readonly text: SlotText;
  /** 'G2 or FAZE', where the slot waits for one of two teams. */
  readonly awaited: string | null;
  readonly isWinner: boolean;
  /** The team goes on without an opponent. */
  readonly isBye: boolean;
  /** Filled in from official results, not picked. */
  readonly isGiven: boolean;
  /** Null where no score is shown. */
  readonly score: number | null;
  /** A winner whose series score is still to be chosen. */
  readonly needsScore: boolean;
}

/** In the place of a score that is still to be picked. */
export const ASK = m.scoreAsked();

/** A team with its pick, a bye, or where the occupant comes from. */
export function slotFace(
  { slot, team, text, awaited, isWinner, score, needsScore }: SlotFace,
  size: number,
) {
  if (slot.kind === 'nobody') return <span className={styles.bye}>{m.byeSlot()}</span>;
  if (!team) {
    if (awaited !== null) return <span className={styles.origin}>{awaited}</span>;
    return (
      <>
        <span className={styles.origin}>{text.origin}</span>
        {text.number ? <span className={styles.number}>{text.number}</span> : null}
      </>
    );
  }
  return (
    <>
      <TeamMark team={team} size={size} />
      {teamNames(team)}
      {score === null ? null : <span className={styles.score}>{score}</span>}
      {needsScore ? <span className={styles.ask}>{ASK}</span> : null}
      {isWinner ? (
        <span className={styles.goesOn}>
          <Icon name="chevron-right" size={14} />
        </span>
      ) : null}
    </>
  );
}

/** Short name first: it survives in a narrow slot. */
export const teamNames = (team: BracketTeam) => (
  <span className={styles.names}>
    <b className={styles.short}>{team.abbreviation}</b>
    {nameSaysMore(team) && (
      <span className={styles.full}>
        <bdi>{team.name}</bdi>
      </span>
    )}
  </span>
);

/**
 * The visible text, followed by its meaning for screen readers: abbreviations and bare numbers say too
 * little [rule: product-35]. A drawing has a placeholder of its own.
 */
export function slotName(
  { slot, team, text, isWinner, isBye, isGiven, ...face }: SlotFace,
  placeholder: string | null = face.awaited,
): string {
  if (slot.kind === 'nobody') return m.byeNoOpponent();
  const whole = slotTextOf(text);
  if (!team)
    return placeholder === null || placeholder === whole ? whole : `${placeholder}: ${whole}`;
  const name = nameSaysMore(team) ? `${team.abbreviation} ${team.name}` : team.name;
  const score = face.needsScore ? ASK : face.score;
  const state = isBye ? m.goesOnUnplayed() : isWinner && (isGiven ? m.won() : m.pickedToWin());
  return [name, score, state].filter((part) => part !== false && part !== null).join(', ');
}
