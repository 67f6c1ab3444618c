import type { LedgerOutcome, LedgerRow } from '@callshot/rules';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { OUTCOME_ICONS, OUTCOME_WORDS } from '../../platform/ui/art/outcome-mark.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { listed } from '../../platform/ui/words/listed.ts';
import { pickWords, type Whose } from '../bracket/board/whose.ts';
import { earnedBy, pointsText, pointsWords } from '../bracket/drawn/earned.ts';
import teamStyles from './teams/team-results.module.css';
import { m } from './words/messages.js';

interface CallLineProps {
  /** 'Called 2nd', 'missed by 1' */
  readonly words: readonly string[];
  /** Null = it is not judged yet. */
  readonly outcome: LedgerOutcome | null;
  readonly rows: readonly LedgerRow[];
  /** 'Only 3% picked this' */
  readonly rare: string | null;
  readonly whose: Whose;
}

/** One call, whether it was right, what it earned, and how rare it was. */
export function CallLine({ words, outcome, rows, rare, whose }: CallLineProps) {
  const earned = earnedBy(rows);
  const spoken = [...words, ...(outcome ? [OUTCOME_WORDS[outcome], pointsWords(earned)] : [])];
  const sentences = [
    listed(spoken.filter((word) => word !== '')),
    ...(rare === null ? [] : [rare]),
  ];
  return (
    <p className={teamStyles.calls}>
      <span className={teamStyles.parts} data-outcome={outcome ?? 'none'} aria-hidden>
        <span className={teamStyles.part} data-outcome={outcome ?? 'none'}>
          {outcome && <Icon name={OUTCOME_ICONS[outcome]} size={14} />}
          {listed(words)}
        </span>
        <b className={teamStyles.points}>{rows.length > 0 ? pointsText(earned) : m.notScored()}</b>
        {rare !== null && <span className={teamStyles.reason}>{rare}</span>}
      </span>
      <VisuallyHidden>{pickWords(whose, sentences.join('. '))}</VisuallyHidden>
    </p>
  );
}
