import type { AuditRow } from '@callshot/contract';
import { useState } from 'react';
import { utcSecondWords } from '../../platform/core/clock.ts';
import { language } from '../../platform/core/language.ts';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Cell, type Column, DataTable, Nothing, Row } from '../../platform/ui/page/data-table.tsx';
import { VisuallyHidden } from '../../platform/ui/page/visually-hidden.tsx';
import { actionWords } from './action-words.ts';
import { type DiffLine, diffOf } from './audit-diff.ts';
import styles from './audit-table.module.css';
import type { AuditFilter } from './staff.queries.ts';
import { m } from './words/messages.js';

interface AuditTableProps {
  rows: readonly AuditRow[];
  filter: AuditFilter;
  onFilter(filter: AuditFilter): void;
}

const columns: readonly Column[] = [
  { key: 'when', head: m.whenUtc() },
  { key: 'who', head: m.who() },
  { key: 'what', head: m.what() },
  { key: 'about', head: m.about() },
  { key: 'change', head: m.beforeAndAfter() },
  { key: 'why', head: m.why() },
];

export function AuditTable({ rows, filter, onFilter }: AuditTableProps) {
  return (
    <DataTable caption={m.auditCaption()} columns={columns}>
      {rows.map((row) => (
        <LogRow key={row.id} row={row} filter={filter} onFilter={onFilter} />
      ))}
    </DataTable>
  );
}

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' });
function LogRow({ row, filter, onFilter }: { row: AuditRow } & Omit<AuditTableProps, 'rows'>) {
  const { actor, subjectType, subjectId, subjectName } = row;
  const at = new Date(row.at);
  const subject = subjectType.replaceAll('_', ' ');
  return (
    <Row>
      <Cell of="when" className={styles.when}>
        <time dateTime={row.at}>
          {day.format(at)} <span className={styles.time}>{utcSecondWords(at)}</span>
        </time>
      </Cell>
      <Cell of="who">
        {actor === null ? (
          <span className={styles.product}>{m.callshotItself()}</span>
        ) : (
          <Only
            label={m.onlyWhatDid({ username: actor.username })}
            onOnly={() => onFilter({ ...filter, actor: String(actor.id) })}
          >
            <bdi>{actor.username}</bdi>
          </Only>
        )}
      </Cell>
      <Cell of="what" className={styles.what}>
        <span className={styles.did}>{didWords(row)}</span>
        <code className={styles.action}>{row.action}</code>
        <span className={styles.origin}>{originOf(row)}</span>
      </Cell>
      <Cell of="about">
        {subjectId === null ? (
          <span>{subject}</span>
        ) : (
          <Only
            label={m.onlyWhatConcerns({ subject, name: subjectName ?? subjectId })}
            onOnly={() => onFilter({ ...filter, subjectType, subjectId: String(subjectId) })}
          >
            {subjectName ?? `${subject} ${subjectId}`}
          </Only>
        )}
      </Cell>
      <Cell of="change">
        <WhatChanged row={row} />
      </Cell>
      <Cell of="why" className={styles.why}>
        {row.reason ?? <Nothing />}
      </Cell>
    </Row>
  );
}

function didWords(row: AuditRow): string {
  const { before, subject, after } = actionWords(row);
  return `${before}${subject ?? ''}${after}`;
}

/** The ids that the product's own log and the log's verification use. */
const originOf = ({ id, sessionId, requestId }: AuditRow): string =>
  [
    m.originRow({ id }),
    ...(sessionId === null ? [] : [m.originSession({ id: sessionId })]),
    ...(requestId === null ? [] : [m.originRequest({ id: requestId })]),
  ].join(' · ');

/** In words where the row holds only ids, else field by field. */
function WhatChanged({ row: { told, before, after, isErased, isWithheld } }: { row: AuditRow }) {
  if (isErased) return <span className={styles.erased}>{m.erased()}</span>;
  if (isWithheld) return <span className={styles.erased}>{m.withheld()}</span>;
  if (told === null) return <Changes lines={diffOf(before, after)} />;
  const { about, lines, more } = told;
  return (
    <>
      <p className={styles.told}>{about}</p>
      <ul className={styles.changes}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 ? <li className={styles.path}>{m.andMore({ count: more })}</li> : null}
      </ul>
    </>
  );
}

function Only(props: { label: string; children: React.ReactNode; onOnly(): void }) {
  return (
    <button type="button" className={styles.only} aria-label={props.label} onClick={props.onOnly}>
      {props.children}
    </button>
  );
}

const MOST_LINES = 4;

function Changes({ lines }: { lines: readonly DiffLine[] }) {
  const [isWhole, setWhole] = useState(false);
  if (lines.length === 0) return <Nothing />;
  const shown = isWhole ? lines : lines.slice(0, MOST_LINES);
  return (
    <>
      <ul className={styles.changes}>
        {shown.map((line) => (
          <li key={JSON.stringify(line)}>
            <Change line={line} />
          </li>
        ))}
      </ul>
      {lines.length > MOST_LINES ? (
        <button
          type="button"
          className={styles.only}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? m.showLess() : m.showMore({ count: lines.length - MOST_LINES })}
        </button>
      ) : null}
    </>
  );
}

function Change({ line: { path, before, after } }: { line: DiffLine }) {
  return (
    <>
      {path === '' ? null : <span className={styles.path}>{path} </span>}
      {before === null ? null : (
        <del className={styles.before}>
          <VisuallyHidden>{m.valueBefore()} </VisuallyHidden>
          {before}
        </del>
      )}
      {before === null || after === null ? null : (
        <Icon name="arrow-right" size={14} className={styles.arrow} />
      )}
      {after === null ? null : (
        <ins className={styles.after}>
          <VisuallyHidden>{m.valueAfter()} </VisuallyHidden>
          {after}
        </ins>
      )}
    </>
  );
}
