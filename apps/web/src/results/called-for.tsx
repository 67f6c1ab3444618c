import type { TeamCall, TeamCallPart } from '@callshot/rules';
import { earnedBy, pointsText, pointsWords } from '../bracket/earned.ts';
import { possessive, type Whose } from '../bracket/whose.ts';
import { Icon } from '../ui/icon.tsx';
import { OUTCOME_ICONS, OUTCOME_WORDS } from '../ui/outcome-mark.tsx';
import { REASON_WORDS } from '../ui/reason-words.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './team-results.module.css';

interface CalledForProps {
  readonly call: TeamCall;
  readonly whose: Whose;
}

/** The picks of a team: each with its mark and points, and all of it in words. */
export function CalledFor({ call, whose }: CalledForProps) {
  const reasons = call.parts.flatMap(({ row }) => (row?.reason ? [REASON_WORDS[row.reason]] : []));
  return (
    <p className={styles.calls}>
      <span className={styles.parts} aria-hidden>
        {call.parts.map((part) => (
          <Part key={part.rule} part={part} />
        ))}
        {reasons.map((reason) => (
          <span key={reason} className={styles.reason}>
            {reason}
          </span>
        ))}
      </span>
      <VisuallyHidden>
        {possessive(whose)} pick: {[...call.parts.map(partWords), ...reasons].join('. ')}
      </VisuallyHidden>
    </p>
  );
}

function Part({ part: { rule, row } }: { readonly part: TeamCallPart }) {
  return (
    <span className={styles.part} data-outcome={row?.outcome ?? 'none'}>
      {row && <Icon name={OUTCOME_ICONS[row.outcome]} size={14} />}
      <span className={styles.rule}>{rule}</span>
      {row ? <b className={styles.points}>{pointsText(earnedBy([row]))}</b> : 'not scored'}
    </span>
  );
}

function partWords({ rule, row }: TeamCallPart): string {
  if (!row) return `${rule}, not scored`;
  const points = pointsWords(earnedBy([row]));
  return [rule, OUTCOME_WORDS[row.outcome], points].filter((word) => word !== '').join(', ');
}
