import type { UserScore } from '@callshot/contract';
import type { CountdownPhase } from '../../events/countdown-state.ts';
import { m } from '../words/messages.js';

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

export type StageState = 'later' | 'open' | 'over' | 'locked' | 'live';

/** 'locked' = no results are known yet. */
export function stageStateOf(facts: Omit<StageFacts, 'ledger' | 'previousName'>): StageState {
  const { index, current, phase, hasResults } = facts;
  if (index > current) return 'later';
  if (index === current && phase === 'open') return 'open';
  if (index < current || phase === 'complete') return 'over';
  return hasResults ? 'live' : 'locked';
}

const FACTS: Readonly<Record<StageState, (facts: StageFacts) => string>> = {
  later: ({ previousName: stage }) =>
    stage === null ? m.opensAfterPrevious() : m.opensAfter({ stage }),
  open: () => m.picksOpen(),
  over: (facts) => pointsOf(facts) ?? (isPending(facts) ? m.lastResultsToCome() : m.complete()),
  locked: () => m.picksLocked(),
  live: (facts) => {
    const points = pointsOf(facts);
    return points === null ? m.live() : m.liveWithPoints({ points });
  },
};

/** The line below a stage's name: its result, or the condition it waits for. */
export const stageFact = (facts: StageFacts): string => FACTS[stageStateOf(facts)](facts);

const rowsOf = ({ ledger, index }: StageFacts) =>
  ledger.filter(({ stageIndex }) => stageIndex === index);

const isPending = (facts: StageFacts): boolean =>
  rowsOf(facts).some(({ outcome }) => outcome === 'pending');

/** '16 of 24 pts', once anything is decided. */
function pointsOf(facts: StageFacts): string | null {
  const rows = rowsOf(facts);
  if (!rows.some(({ outcome }) => outcome !== 'pending')) return null;
  const sum = (key: 'points' | 'worth') => rows.reduce((total, row) => total + row[key], 0);
  return m.pointsOfWorth({ points: sum('points'), worth: sum('worth') });
}
