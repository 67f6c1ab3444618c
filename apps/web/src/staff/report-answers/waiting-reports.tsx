import type { ReportedSubject } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { language } from '../../platform/core/language.ts';
import { Cell, type Column, DataTable, Nothing, Row } from '../../platform/ui/page/data-table.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { Loaded } from '../../platform/ui/states/loaded.tsx';
import { exactTime, timeAgo } from '../../platform/ui/words/time-ago.ts';
import { AnswerModal } from './answer-modal.tsx';
import styles from './report-answers.module.css';
import { waitingReportsQuery } from './reports.queries.ts';
import { SubjectName } from './subject-name.tsx';
import { m } from './words/messages.js';

const columns: readonly Column[] = [
  { key: 'subject', head: m.columnWhat() },
  { key: 'owner', head: m.labelWhose() },
  { key: 'reports', head: m.reports(), isEnd: true },
  { key: 'last', head: m.lastReason() },
  { key: 'since', head: m.waitsSince() },
];

const keyOf = ({ kind, id }: Pick<ReportedSubject, 'kind' | 'id'>): string => `${kind} ${id}`;

/** The waiting reports by subject, the longest waiting first. */
export function WaitingReports() {
  const query = useQuery(waitingReportsQuery);
  const [opened, setOpened] = useState<ReportedSubject | null>(null);
  const openedKey = opened === null ? null : keyOf(opened);
  // As it is now: others of the staff and its owner may have changed it meanwhile.
  const now = query.data?.subjects.find((subject) => keyOf(subject) === openedKey);
  return (
    <StaffPanel title={m.waiting()} fact={m.oldestFirst()} isFlush>
      <Loaded query={query} what={m.whatReports()} height={240}>
        {({ subjects, total }) =>
          subjects.length === 0 ? (
            <EmptyState icon="check" title={m.noneWaiting()} text={m.noneWaitingText()} />
          ) : (
            <>
              <DataTable caption={m.waitingCaption()} columns={columns}>
                {subjects.map((subject) => (
                  <WaitingRow
                    key={keyOf(subject)}
                    subject={subject}
                    isOpen={keyOf(subject) === openedKey}
                    onOpen={() => setOpened(subject)}
                  />
                ))}
              </DataTable>
              {total > subjects.length ? (
                <p className={styles.foot}>{m.andMore({ count: total - subjects.length })}</p>
              ) : null}
            </>
          )
        }
      </Loaded>
      {opened === null ? null : (
        <AnswerModal
          key={openedKey}
          subject={now ?? opened}
          isAnswered={now === undefined}
          onClose={() => setOpened(null)}
        />
      )}
    </StaffPanel>
  );
}

interface RowProps {
  readonly subject: ReportedSubject;
  readonly isOpen: boolean;
  onOpen(): void;
}

function WaitingRow({ subject, isOpen, onOpen }: RowProps) {
  const { kind, name, owner, openReports, reports, firstReportedAt } = subject;
  return (
    <Row isChosen={isOpen}>
      <Cell of="subject" isLead className={styles.subject}>
        <SubjectName kind={kind} name={name} onOpen={onOpen} />
      </Cell>
      <Cell of="owner">{kind === 'username' ? <Nothing /> : (owner?.username ?? 'Callshot')}</Cell>
      <Cell of="reports">{openReports.toLocaleString(language())}</Cell>
      <Cell of="last" className={styles.reason}>
        <span className={styles.clipped}>{reports[0]?.reason}</span>
      </Cell>
      <Cell of="since">
        <time dateTime={firstReportedAt} title={exactTime(firstReportedAt)}>
          {timeAgo(firstReportedAt, Date.now())}
        </time>
      </Cell>
    </Row>
  );
}
