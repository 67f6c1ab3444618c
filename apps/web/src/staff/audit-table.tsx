import type { AuditRow } from '@callshot/contract';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { type DiffLine, diffOf } from './audit-diff.ts';
import styles from './audit-table.module.css';
import type { AuditFilter } from './staff.queries.ts';

interface AuditTableProps {
  rows: readonly AuditRow[];
  filter: AuditFilter;
  onFilter(filter: AuditFilter): void;
}

const columns = ['When (UTC)', 'Who', 'What', 'About', 'Before and after', 'Why'];

/** A table on wide screens, cards on a phone; the roles hold whatever the layout is. */
export function AuditTable({ rows, filter, onFilter }: AuditTableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as cards, a table would lose its own role
    <table role="table" className={styles.table}>
      <caption>
        <VisuallyHidden>The audit log, newest first</VisuallyHidden>
      </caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <tr role="row">
          {columns.map((column) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.id} row={row} filter={filter} onFilter={onFilter} />
        ))}
      </tbody>
    </table>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: 'UTC' });

function Row({ row, filter, onFilter }: { row: AuditRow } & Omit<AuditTableProps, 'rows'>) {
  const { actor, subjectType, subjectId, subjectName } = row;
  const at = new Date(row.at);
  const subject = subjectType.replaceAll('_', ' ');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above
    <tr role="row">
      <Cell column="When (UTC)">
        <time dateTime={row.at}>
          {day.format(at)} <span className={styles.time}>{time.format(at)}</span>
        </time>
      </Cell>
      <Cell column="Who">
        {actor === null ? (
          <span className={styles.product}>Callshot itself</span>
        ) : (
          <Only
            label={`Only what ${actor.username} did`}
            onOnly={() => onFilter({ ...filter, actor: String(actor.id) })}
          >
            {actor.username}
          </Only>
        )}
      </Cell>
      <Cell column="What">
        <code className={styles.action}>{row.action}</code>
        <span className={styles.origin}>{originOf(row)}</span>
      </Cell>
      <Cell column="About">
        {subjectId === null ? (
          <span>{subject}</span>
        ) : (
          <Only
            label={`Only what concerns ${subject} ${subjectName ?? subjectId}`}
            onOnly={() => onFilter({ ...filter, subjectType, subjectId: String(subjectId) })}
          >
            {subjectName ?? `${subject} ${subjectId}`}
          </Only>
        )}
      </Cell>
      <Cell column="Before and after">
        <WhatChanged row={row} />
      </Cell>
      <Cell column="Why">{row.reason ?? <Nothing />}</Cell>
    </tr>
  );
}

/** What the product's own log and the log's verification call it. */
const originOf = ({ id, sessionId, requestId }: AuditRow): string =>
  [
    `row ${id}`,
    ...(sessionId === null ? [] : [`session ${sessionId}`]),
    ...(requestId === null ? [] : [`request ${requestId}`]),
  ].join(' · ');

/** In words where the row holds only ids, else field by field. */
function WhatChanged({ row: { told, before, after, isErased, isWithheld } }: { row: AuditRow }) {
  if (isErased) return <span className={styles.erased}>Erased with the account</span>;
  if (isWithheld) return <span className={styles.erased}>Withheld until picks lock</span>;
  if (told === null) return <Changes lines={diffOf(before, after)} />;
  const { about, lines, more } = told;
  return (
    <>
      <p className={styles.told}>{about}</p>
      <ul className={styles.changes}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 ? <li className={styles.path}>… and {more} more</li> : null}
      </ul>
    </>
  );
}

function Cell({ column, children }: { column: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above
    <td role="cell" data-column={column}>
      <div className={styles.content}>{children}</div>
    </td>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>nothing</VisuallyHidden>
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
          {isWhole ? 'Show less' : `Show ${lines.length - MOST_LINES} more`}
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
          <VisuallyHidden>was </VisuallyHidden>
          {before}
        </del>
      )}
      {before === null || after === null ? null : (
        <Icon name="arrow-right" size={14} className={styles.arrow} />
      )}
      {after === null ? null : (
        <ins className={styles.after}>
          <VisuallyHidden>now </VisuallyHidden>
          {after}
        </ins>
      )}
    </>
  );
}
