import { type Overdue, overdueNames } from './overdue-words.ts';
import { StatePill } from './state-pill.tsx';

/** What an event waits for longer than its own times say; nothing where it waits for nothing. */
export const OverduePill = ({ overdue }: { overdue: Overdue | null }) =>
  overdue === null ? null : (
    <StatePill tone="warn" icon="warning">
      {overdueNames[overdue.kind]}
    </StatePill>
  );
