import { memo, useId } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { OUTCOME_ICONS } from '../ui/outcome-mark.tsx';
import { TeamMark } from '../ui/team-mark.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { CallFace } from './call-face.ts';
import type { Box } from './layout.ts';
import { RESULT_SLOTS } from './match-size.ts';
import type { OfficialSlot } from './official-match.ts';
import styles from './result-match.module.css';
import { CALL_HEIGHT, type MatchResult } from './result-model.ts';
import { teamNames } from './slot-face.tsx';
import { seriesName } from './wording.ts';

interface ResultMatchProps {
  readonly result: MatchResult;
  /** Its place on the canvas; null in the strip and in the list. */
  readonly box: Box | null;
}

/**
 * An official match with the picks of it. The text on screen is abbreviated; a label says the same
 * in words. On the canvas the whole match is one stop of the keyboard.
 */
export const ResultMatch = memo(function ResultMatch({ result, box }: ResultMatchProps) {
  const { node, text, kind, slots, call } = result;
  const id = useId();
  const isPlaced = box !== null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a match is no group of form fields
    <div
      role="group"
      aria-label={seriesName(node, text)}
      aria-describedby={isPlaced ? (call ? `${id}s ${id}c` : `${id}s`) : undefined}
      tabIndex={isPlaced ? -1 : undefined}
      className={classNames(styles.match, isPlaced && styles.placed)}
      style={box ? placeOf(box, call !== null) : undefined}
      data-match={node.key}
      data-kind={kind}
      data-slot={isPlaced ? `${node.index}:match` : undefined}
    >
      {!isPlaced && (
        <div className={styles.head}>
          <span>{text.heading}</span>
          {text.winnerTo ? <span className={styles.onward}>Winner → {text.winnerTo}</span> : null}
        </div>
      )}
      <div id={`${id}s`} className={styles.slots} data-number={isPlaced ? text.number : undefined}>
        {slots.map((slot, at) => officialSlot(slot, at === 0 ? 'top' : 'bottom', isPlaced))}
      </div>
      {call && <Call id={`${id}c`} call={call} isPlaced={isPlaced} />}
    </div>
  );
});

const placeOf = ({ x, y, width }: Box, isCalled: boolean) => ({
  left: x,
  top: y,
  width,
  height: isCalled ? RESULT_SLOTS + CALL_HEIGHT : RESULT_SLOTS,
});

/** Called by its match rather than mounted: a large bracket has 254 of them. */
function officialSlot(slot: OfficialSlot, side: 'top' | 'bottom', isPlaced: boolean) {
  const { team, text, score, tag, isWinner, isFaded, words } = slot;
  return (
    <div
      key={side}
      className={classNames(styles.slot, isWinner && styles.winner, isFaded && styles.faded)}
      data-side={side}
      data-team={team?.id}
    >
      <span className={styles.face} aria-hidden>
        {team ? (
          <>
            <TeamMark team={team} size={isPlaced ? 20 : 24} />
            {teamNames(team)}
          </>
        ) : (
          <span className={styles.candidates}>{text}</span>
        )}
        {tag === null ? null : <span className={styles.tag}>{tag}</span>}
        {score === null ? null : <span className={styles.score}>{score}</span>}
      </span>
      {words === '' ? null : <VisuallyHidden>{words}.</VisuallyHidden>}
    </div>
  );
}

interface CallProps {
  readonly id: string;
  readonly call: CallFace;
  readonly isPlaced: boolean;
}

function Call({ id, call, isPlaced }: CallProps) {
  const { outcome, text, exact, points, note, words } = call;
  return (
    <div
      id={id}
      className={styles.call}
      data-outcome={outcome ?? 'none'}
      title={isPlaced && note !== null ? note : undefined}
    >
      <span className={styles.line} aria-hidden>
        {outcome === null ? null : <Icon name={OUTCOME_ICONS[outcome]} size={14} />}
        <span className={styles.said}>{text}</span>
        {exact === null ? null : <span className={styles.exact}>{exact}</span>}
        <b className={styles.points}>{points}</b>
      </span>
      {!isPlaced && note !== null ? (
        <span className={styles.note} aria-hidden>
          {note}
        </span>
      ) : null}
      <VisuallyHidden>{words}.</VisuallyHidden>
    </div>
  );
}
