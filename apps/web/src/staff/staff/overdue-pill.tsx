import { type Overdue, overdueNames } from './overdue-words.ts';
import { StatePill } from './state-pill.tsx';

/** The overdue part of an event by its own times; nothing if there is none. */
export const OverduePill = ({ overdue }: { overdue: Overdue | null }) =>
  overdue === null ? null : (
    <StatePill tone="warn" icon="warning">
      {overdueNames[overdue.kind]}
    </StatePill>
  );
