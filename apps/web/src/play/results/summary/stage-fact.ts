import type { UserScore } from '@callshot/contract';
import type { CountdownPhase } from '../../events/countdown-state.ts';

export interface StageFacts {
  readonly index: number;
  /** The stage that is now picked or played. */
  readonly current: number;
  readonly previousName: string | null;
  readonly phase: CountdownPhase;
  /** Official results of the stage are known. */
  readonly hasResults: boolean;
  /** The predictions of the picks on screen; empty without any. */
  readonly ledger: readonly Pick<
    UserScore['ledger'][number],
    'stageIndex' | 'points' | 'worth' | 'outcome'
  >[];
}

/** The line below a stage's name: its result, or the condition it waits for. */
export function stageFact(facts: StageFacts): string {
  const { index, current, phase, hasResults } = facts;
  if (index > current) return `Opens after ${facts.previousName ?? 'the stage before'}`;
  if (index === current && phase === 'open') return 'Picks open';
  const isOver = index < current || phase === 'complete';
  const points = pointsOf(facts);
  if (isOver) return points ?? (isPending(facts) ? 'Last results to come' : 'Complete');
  if (!hasResults) return 'Picks locked';
  return points === null ? 'Live' : `Live, ${points}`;
}

const rowsOf = ({ ledger, index }: StageFacts) =>
  ledger.filter(({ stageIndex }) => stageIndex === index);

const isPending = (facts: StageFacts): boolean =>
  rowsOf(facts).some(({ outcome }) => outcome === 'pending');

/** '16 of 24 pts', once anything is decided. */
function pointsOf(facts: StageFacts): string | null {
  const rows = rowsOf(facts);
  if (!rows.some(({ outcome }) => outcome !== 'pending')) return null;
  const sum = (key: 'points' | 'worth') => rows.reduce((total, row) => total + row[key], 0);
  return `${sum('points')} of ${sum('worth')} pts`;
}
