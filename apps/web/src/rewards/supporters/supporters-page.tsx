import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { serverNow } from '../../platform/core/server-clock.ts';
import { type Column, DataTable } from '../../platform/ui/page/data-table.tsx';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { LevelsForm } from './levels-form.tsx';
import { MonthClaimsModal } from './month-claims-modal.tsx';
import { AwaitedMonth, MonthRow } from './month-row.tsx';
import { monthAt, monthsFrom } from './month-words.ts';
import { PlanMonthModal } from './plan-month-modal.tsx';
import { type RewardMonth, rewardMonthsQuery, supporterLevelsQuery } from './supporters.queries.ts';
import styles from './supporters-page.module.css';

type Opened = { readonly what: 'plan' | 'claims'; readonly month: RewardMonth } | null;

/**
 * The plates that supporters choose from each month, and the levels of supporters
 * [rule: nameplates-17].
 */
export function SupportersPage() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <StaffPage
      title="Supporters"
      intro="The nameplates supporters choose from each month, and what each level costs."
    >
      <Months onOpen={setOpened} />
      <Levels />
      {opened?.what === 'plan' ? <PlanMonthModal month={opened.month} onClose={close} /> : null}
      {opened?.what === 'claims' ? <MonthClaimsModal month={opened.month} onClose={close} /> : null}
    </StaffPage>
  );
}

const columns: readonly Column[] = [
  { key: 'month', head: 'Month (UTC)' },
  { key: 'offers', head: 'Offers', isWide: true },
  { key: 'claims', head: 'Chosen by', isEnd: true },
  { key: 'actions', head: 'Actions', isEnd: true },
];
const columnsBefore = columns.filter(({ key }) => key !== 'actions');

function Months({ onOpen }: { onOpen(opened: Opened): void }) {
  const query = useQuery(rewardMonthsQuery);
  const current = monthAt(serverNow());
  const row = (month: RewardMonth) => (
    <MonthRow
      key={month.month}
      month={month}
      isOver={month.month < current}
      onPlan={() => onOpen({ what: 'plan', month })}
      onClaims={() => onOpen({ what: 'claims', month })}
    />
  );
  const before = (query.data ?? []).filter(({ month }) => month < current).reverse();
  return (
    <>
      <StaffPanel title="Monthly nameplates" fact="Opened on the 1st, 00:00 UTC" isFlush>
        <Loaded
          query={query}
          what="the months"
          rows={<Planned>{monthsFrom(current).map(awaited)}</Planned>}
        >
          {(months) => <Planned>{months.filter(({ month }) => month >= current).map(row)}</Planned>}
        </Loaded>
      </StaffPanel>
      {before.length === 0 ? null : (
        <StaffPanel title="Months before" isFlush>
          <DataTable caption="Earlier months, newest first" columns={columnsBefore}>
            {before.map(row)}
          </DataTable>
        </StaffPanel>
      )}
    </>
  );
}

const awaited = (month: string) => <AwaitedMonth key={month} month={month} />;

const Planned = ({ children }: { readonly children: ReactNode }) => (
  <DataTable caption="This month and the twelve to come" columns={columns}>
    {children}
  </DataTable>
);

function Levels() {
  const query = useQuery(supporterLevelsQuery);
  return (
    <StaffPanel title="Supporter levels">
      <div className={styles.panel}>
        <Loaded query={query} what="the levels" height={320}>
          {(levels) => <LevelsForm {...levels} />}
        </Loaded>
      </div>
    </StaffPanel>
  );
}
