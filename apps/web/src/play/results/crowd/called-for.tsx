import {
  type LedgerRow,
  ownNameWords,
  ownRuleOf,
  type TeamCall,
  type TeamCallPart,
} from '@callshot/rules';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import {
  OUTCOME_ICONS,
  OUTCOME_WORDS,
  type Outcome,
} from '../../../platform/ui/art/outcome-mark.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { REASON_WORDS } from '../../../platform/ui/words/reason-words.ts';
import { pickWords, type Whose } from '../../bracket/board/whose.ts';
import { earnedBy, pointsText, pointsWords } from '../../bracket/drawn/earned.ts';
import styles from '../teams/team-results.module.css';
import { m } from '../words/messages.js';

interface CalledForProps {
  readonly call: TeamCall;
  /** 'Only 3% picked this' */
  readonly rare: string | null;
  readonly whose: Whose;
}

/**
 * The picks of a team on one strip: each with its mark, their points together, and the whole text.
 */
export function CalledFor({ call, rare, whose }: CalledForProps) {
  const rows = call.parts.flatMap(({ row }) => row ?? []);
  const reasons = [
    ...(rare === null ? [] : [rare]),
    ...rows.flatMap(({ reason }) => (reason ? [REASON_WORDS[reason]] : [])),
  ];
  return (
    <p className={styles.calls}>
      <span className={styles.parts} data-outcome={outcomeOf(rows)} aria-hidden>
        {call.parts.map((part) => (
          <Part key={part.rule} part={part} />
        ))}
        <b className={styles.points}>
          {rows.length > 0 ? pointsText(earnedBy(rows)) : m.notScored()}
        </b>
        {reasons.map((reason) => (
          <span key={reason} className={styles.reason}>
            {reason}
          </span>
        ))}
      </span>
      <VisuallyHidden>
        {pickWords(whose, [...call.parts.map(partWords), ...reasons].join('. '))}
      </VisuallyHidden>
    </p>
  );
}

/** As short as two picks on one strip take it. */
function Part({ part: { rule, row } }: { readonly part: TeamCallPart }) {
  return (
    <span className={styles.part} data-outcome={row?.outcome ?? 'none'}>
      {row && <Icon name={OUTCOME_ICONS[row.outcome]} size={14} />}
      {ownRuleOf(rule) === 'advancing' ? m.advancePick() : ownNameWords(rule)}
    </span>
  );
}

/** The best outcome of several picks: the strip shows its worth. */
const outcomeOf = (rows: readonly LedgerRow[]): Outcome | 'none' =>
  (['correct', 'pending', 'wrong', 'void'] as const).find((outcome) =>
    rows.some((row) => row.outcome === outcome),
  ) ?? 'none';

function partWords({ rule: name, row }: TeamCallPart): string {
  const rule = ownNameWords(name);
  if (!row) return m.ruleNotScored({ rule });
  const points = pointsWords(earnedBy([row]));
  return listed([rule, OUTCOME_WORDS[row.outcome], points].filter((word) => word !== ''));
}
