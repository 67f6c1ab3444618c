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
import { m } from './words/messages.js';

type Opened = { readonly what: 'plan' | 'claims'; readonly month: RewardMonth } | null;

/**
 * The plates that supporters choose from each month, and the levels of supporters
 * [rule: nameplates-17].
 */
export function SupportersPage() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <StaffPage title={m.supportersTitle()} intro={m.supportersIntro()}>
      <Months onOpen={setOpened} />
      <Levels />
      {opened?.what === 'plan' ? <PlanMonthModal month={opened.month} onClose={close} /> : null}
      {opened?.what === 'claims' ? <MonthClaimsModal month={opened.month} onClose={close} /> : null}
    </StaffPage>
  );
}

const columns: readonly Column[] = [
  { key: 'month', head: m.monthHead() },
  { key: 'offers', head: m.offersHead(), isWide: true },
  { key: 'claims', head: m.chosenByHead(), isEnd: true },
  { key: 'actions', head: m.actionsHead(), isEnd: true },
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
      <StaffPanel title={m.monthlyNameplates()} fact={m.openedOnFirst()} isFlush>
        <Loaded
          query={query}
          what={m.whatMonths()}
          rows={<Planned>{monthsFrom(current).map(awaited)}</Planned>}
        >
          {(months) => <Planned>{months.filter(({ month }) => month >= current).map(row)}</Planned>}
        </Loaded>
      </StaffPanel>
      {before.length === 0 ? null : (
        <StaffPanel title={m.monthsBefore()} isFlush>
          <DataTable caption={m.monthsBeforeCaption()} columns={columnsBefore}>
            {before.map(row)}
          </DataTable>
        </StaffPanel>
      )}
    </>
  );
}

const awaited = (month: string) => <AwaitedMonth key={month} month={month} />;

const Planned = ({ children }: { readonly children: ReactNode }) => (
  <DataTable caption={m.plannedCaption()} columns={columns}>
    {children}
  </DataTable>
);

function Levels() {
  const query = useQuery(supporterLevelsQuery);
  return (
    <StaffPanel title={m.levelsTitle()}>
      <div className={styles.panel}>
        <Loaded query={query} what={m.whatLevels()} height={320}>
          {(levels) => <LevelsForm {...levels} />}
        </Loaded>
      </div>
    </StaffPanel>
  );
}
