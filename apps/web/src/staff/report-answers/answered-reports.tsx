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
import { m } from './words/messages.js';

const columns: readonly Column[] = [
  { key: 'subject', head: m.columnWhat() },
  { key: 'done', head: m.columnDone() },
  { key: 'reason', head: m.reason() },
  { key: 'by', head: m.columnBy() },
  { key: 'actions', head: m.actions(), isEnd: true },
];

/** Staff's answers, the last first. Some can be taken back. */
export function AnsweredReports() {
  const [opened, setOpened] = useState<ReportAnswer | null>(null);
  return (
    <StaffPanel title={m.answeredTitle()} fact={m.newestFirst()} isFlush>
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
      what={m.whatAnswers()}
      height={240}
      none={<EmptyState icon="list" title={m.noneAnswered()} />}
    >
      {(answers) => (
        <DataTable caption={m.answeredCaption()} columns={columns}>
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
        {newName === null
          ? doneNames[action]
          : m.doneTo({
              done: doneNames[action],
              newName,
              name: (inside) => <span className={styles.whole}>{inside}</span>,
            })}
        <span className={styles.by}> ({reportsText(reports)})</span>
      </Cell>
      <Cell of="reason" className={styles.reason}>
        {reason === '' ? <Nothing /> : <span className={styles.clipped}>{reason}</span>}
      </Cell>
      <Cell of="by">
        {answeredBy?.username ?? m.staff()},{' '}
        <time dateTime={answeredAt} title={exactTime(answeredAt)}>
          {timeAgo(answeredAt, Date.now())}
        </time>
      </Cell>
      <Cell of="actions">
        {undone ? (
          <span className={styles.by} title={exactTime(undone.at)}>
            {undone.by ? m.takenBackBy({ username: undone.by.username }) : m.takenBackByStaff()}
          </span>
        ) : newName === name ? (
          <span className={styles.by}>{m.nameNotKept()}</span>
        ) : (
          <Button
            size="sm"
            icon="undo"
            aria-label={m.takeBackSubject({ subject: name })}
            onClick={onUndo}
          >
            {m.takeBackAction()}
          </Button>
        )}
      </Cell>
    </Row>
  );
}
