import { type LedgerOutcome, type LedgerRow, placeOfType, type TeamCall } from '@callshot/rules';
import { ordinal } from '../../../platform/core/ordinal.ts';
import type { Whose } from '../../bracket/board/whose.ts';
import { CallLine } from '../call-line.tsx';
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
  return <CallLine {...{ words, outcome, rows, rare, whose }} />;
}

/** The best of its rules: a place that is near enough pays. */
const outcomeOf = (rows: readonly LedgerRow[]): LedgerOutcome | null =>
  (['correct', 'pending', 'wrong', 'void'] as const).find((outcome) =>
    rows.some((row) => row.outcome === outcome),
  ) ?? null;
