import { type LedgerOutcome, type LedgerRow, placeOfType, type TeamCall } from '@callshot/rules';
import { ordinal } from '../../../platform/core/ordinal.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { OUTCOME_ICONS, OUTCOME_WORDS } from '../../../platform/ui/art/outcome-mark.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { pickWords, type Whose } from '../../bracket/board/whose.ts';
import { earnedBy, pointsText, pointsWords } from '../../bracket/drawn/earned.ts';
import teamStyles from '../teams/team-results.module.css';
import { m } from '../words/messages.js';

interface PlaceCallProps {
  /** Undefined = no place was called. */
  readonly call: TeamCall | undefined;
  /** The place of the team, from 1; null until it is known. */
  readonly place: number | null;
  /** 'Only 3% picked this' */
  readonly rare: string | null;
  readonly whose: Whose;
}

/** The called place of a team, by how far it is missed, and what it earned. */
export function PlaceCall({ call, place, rare, whose }: PlaceCallProps) {
  const called = placeOfType(call?.parts[0]?.pickTypeId ?? 1);
  if (!call || called === null) return <p className={teamStyles.calls}>{m.notPicked()}</p>;
  const rows = call.parts.flatMap(({ row }) => row ?? []);
  const outcome = outcomeOf(rows);
  const missed = place === null ? 0 : Math.abs(place - called);
  const words = [
    m.calledAt({ place: ordinal(called) }),
    ...(missed > 0 ? [m.missedBy({ count: missed })] : []),
  ];
  const earned = earnedBy(rows);
  const spoken = [...words, ...(outcome ? [OUTCOME_WORDS[outcome], pointsWords(earned)] : [])];
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
      <VisuallyHidden>
        {pickWords(
          whose,
          [listed(spoken.filter((word) => word !== '')), ...(rare === null ? [] : [rare])].join(
            '. ',
          ),
        )}
      </VisuallyHidden>
    </p>
  );
}

/** The best of its rules: a place that is near enough pays. */
const outcomeOf = (rows: readonly LedgerRow[]): LedgerOutcome | null =>
  (['correct', 'pending', 'wrong', 'void'] as const).find((outcome) =>
    rows.some((row) => row.outcome === outcome),
  ) ?? null;
