import type { ReportAnswer } from '@callshot/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Cell, type Column, DataTable, Nothing, Row } from '../../platform/ui/page/data-table.tsx';
import { LongList } from '../../platform/ui/page/long-list.tsx';
import { StaffPanel } from '../../platform/ui/page/staff-panel.tsx';
import { EmptyState } from '../../platform/ui/states/empty-state.tsx';
import { exactTime, timeAgo } from '../../platform/ui/words/time-ago.ts';
import styles from './report-answers.module.css';
import { doneNames, reportsText } from './report-words.ts';
import { answeredReportsQuery } from './reports.queries.ts';
import { SubjectName } from './subject-name.tsx';
import { UndoModal } from './undo-modal.tsx';

const columns: readonly Column[] = [
  { key: 'subject', head: 'What' },
  { key: 'done', head: 'Done' },
  { key: 'reason', head: 'Why' },
  { key: 'by', head: 'By' },
  { key: 'actions', head: 'Actions', isEnd: true },
];

/** Staff's answers, the last first. Some can be taken back. */
export function AnsweredReports() {
  const [opened, setOpened] = useState<ReportAnswer | null>(null);
  return (
    <StaffPanel title="Answered" fact="Newest first" isFlush>
      <List onUndo={setOpened} />
      {opened ? <UndoModal answer={opened} onClose={() => setOpened(null)} /> : null}
    </StaffPanel>
  );
}

function List({ onUndo }: { onUndo(answer: ReportAnswer): void }) {
  const list = useInfiniteQuery(answeredReportsQuery);
  return (
    <LongList
      list={list}
      rowsOf={(page) => page}
      what="The answers"
      height={240}
      none={<EmptyState icon="list" title="No report has been answered yet" />}
    >
      {(answers) => (
        <DataTable caption="Answered reports, newest first" columns={columns}>
          {answers.map((answer) => (
            <AnsweredRow key={answer.answerId} answer={answer} onUndo={() => onUndo(answer)} />
          ))}
        </DataTable>
      )}
    </LongList>
  );
}

function AnsweredRow({ answer, onUndo }: { answer: ReportAnswer; onUndo(): void }) {
  const { kind, name, newName, action, reports, reason, answeredBy, answeredAt, undone } = answer;
  return (
    <Row>
      <Cell of="subject" isLead className={styles.subject}>
        <SubjectName kind={kind} name={name} />
      </Cell>
      <Cell of="done">
        {doneNames[action]}
        {newName === null ? null : <span className={styles.whole}> to {newName}</span>}
        <span className={styles.by}> ({reportsText(reports)})</span>
      </Cell>
      <Cell of="reason" className={styles.reason}>
        {reason === '' ? <Nothing /> : <span className={styles.clipped}>{reason}</span>}
      </Cell>
      <Cell of="by">
        {answeredBy?.username ?? 'Staff'},{' '}
        <time dateTime={answeredAt} title={exactTime(answeredAt)}>
          {timeAgo(answeredAt, Date.now())}
        </time>
      </Cell>
      <Cell of="actions">
        {undone ? (
          <span className={styles.by} title={exactTime(undone.at)}>
            Taken back by {undone.by?.username ?? 'staff'}
          </span>
        ) : newName === name ? (
          <span className={styles.by}>Its former name was not kept</span>
        ) : (
          <Button size="sm" icon="undo" aria-label={`Take back: ${name}`} onClick={onUndo}>
            Take back
          </Button>
        )}
      </Cell>
    </Row>
  );
}
