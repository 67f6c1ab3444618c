import type { ReportedSubject } from '@callshot/contract';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { exactTime, timeAgo } from '../../platform/ui/words/time-ago.ts';
import styles from './report-answers.module.css';
import { reportsText } from './report-words.ts';

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
              <bdi>{report.reporter.username}</bdi> ({recordOf(report.reporter)}),{' '}
              <time dateTime={report.reportedAt} title={exactTime(report.reportedAt)}>
                {timeAgo(report.reportedAt, Date.now())}
              </time>
              {report.name === name ? null : `, when it was called ${report.name}`}
            </p>
          </li>
        ))}
      </ul>
      {openReports > reports.length ? (
        <p className={styles.by}>
          and {(openReports - reports.length).toLocaleString('en')} earlier
        </p>
      ) : null}
    </PanelSection>
  );
}

function recordOf({ reports, dismissed }: Report['reporter']): string {
  const made =
    reports === 1 ? 'the first report' : `${reports.toLocaleString('en')} reports so far`;
  return dismissed === 0 ? made : `${made}, ${dismissed.toLocaleString('en')} dismissed`;
}
