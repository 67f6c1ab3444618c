import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Segmented } from '../../platform/ui/controls/segmented.tsx';
import { StaffPage } from '../../platform/ui/page/staff-page.tsx';
import { AnsweredReports } from './answered-reports.tsx';
import styles from './report-answers.module.css';
import { waitingReportsQuery } from './reports.queries.ts';
import { WaitingReports } from './waiting-reports.tsx';
import { m } from './words/messages.js';

type View = 'waiting' | 'answered';

/** Users' reports of usernames, leagues and nameplates, and staff's answers [rule: staff-16]. */
export function ReportAnswersPage() {
  const [view, setView] = useState<View>('waiting');
  const total = useQuery(waitingReportsQuery).data?.total ?? 0;
  return (
    <StaffPage title={m.reports()} intro={m.intro()}>
      <Segmented<View>
        label={m.whichReports()}
        items={[
          { value: 'waiting', label: total === 0 ? m.waiting() : m.waitingCount({ count: total }) },
          { value: 'answered', label: m.answeredTitle() },
        ]}
        value={view}
        onChange={setView}
        className={styles.views}
      />
      {view === 'waiting' ? <WaitingReports /> : <AnsweredReports />}
    </StaffPage>
  );
}
