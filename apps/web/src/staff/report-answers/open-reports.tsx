import type { ReportedSubject } from '@callshot/contract';
import type { ReactNode } from 'react';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { exactTime, timeAgo } from '../../platform/ui/words/time-ago.ts';
import styles from './report-answers.module.css';
import { reportsText } from './report-words.ts';
import { m } from './words/messages.js';

type Report = ReportedSubject['reports'][number];

/** The reasons, each with its reporter and their number of reports. */
export function OpenReports({ subject }: { readonly subject: ReportedSubject }) {
  const { name, openReports, reports } = subject;
  return (
    <PanelSection title={reportsText(openReports)}>
      <ul className={styles.reports}>
        {reports.map((report) => (
          <li key={report.id} className={styles.report}>
            <p className={styles.whole}>{report.reason}</p>
            <p className={styles.by}>
              <Reporter report={report} isRenamed={report.name !== name} />
            </p>
          </li>
        ))}
      </ul>
      {openReports > reports.length ? (
        <p className={styles.by}>{m.andEarlier({ count: openReports - reports.length })}</p>
      ) : null}
    </PanelSection>
  );
}

interface ReporterProps {
  readonly report: Report;
  /** Its subject had another name then. */
  readonly isRenamed: boolean;
}

function Reporter({ report: { reporter, reportedAt, name }, isRenamed }: ReporterProps) {
  const { username } = reporter;
  const record = recordOf(reporter);
  const when = timeAgo(reportedAt, Date.now());
  const user = (inside: ReactNode) => <bdi>{inside}</bdi>;
  const time = (inside: ReactNode) => (
    <time dateTime={reportedAt} title={exactTime(reportedAt)}>
      {inside}
    </time>
  );
  return isRenamed
    ? m.reportedByFormerly({ username, record, when, name, user, time })
    : m.reportedBy({ username, record, when, user, time });
}

function recordOf({ reports: count, dismissed }: Report['reporter']): string {
  return dismissed === 0 ? m.record({ count }) : m.recordDismissed({ count, dismissed });
}
