import type { FormatSummary } from '@callshot/contract';
import { language } from '../../../platform/core/language.ts';
import { classNames } from '../../../platform/ui/hooks/class-names.ts';
import {
  Cell,
  type Column,
  DataTable,
  Nothing,
  Row,
  type Sorting,
} from '../../../platform/ui/page/data-table.tsx';
import { m } from '../words/messages.js';
import styles from './formats-table.module.css';
import type { FormatColumn } from './listed-formats.ts';
import { Readiness } from './readiness.tsx';

const columns: readonly Column<FormatColumn>[] = [
  { key: 'id', head: 'ID', canSort: true },
  { key: 'name', head: m.nameColumn(), canSort: true },
  { key: 'created', head: m.dateCreated(), canSort: true },
  { key: 'modified', head: m.dateModified(), canSort: true },
  { key: 'readiness', head: m.readiness(), canSort: true },
  { key: 'events', head: m.events(), isEnd: true, canSort: true },
];

interface FormatsTableProps {
  rows: readonly FormatSummary[];
  sorting: Sorting<FormatColumn>;
  selectedId: number | null;
  onSort(by: FormatColumn): void;
  onSelect(id: number): void;
  onEdit(id: number): void;
}

export function FormatsTable(props: FormatsTableProps) {
  const { rows, sorting, selectedId, onSort, onSelect, onEdit } = props;
  return (
    <DataTable caption={m.eventFormats()} columns={columns} sorting={sorting} onSort={onSort}>
      {rows.map((format) => (
        <FormatRow
          key={format.id}
          format={format}
          isSelected={format.id === selectedId}
          onSelect={onSelect}
          onEdit={onEdit}
        />
      ))}
    </DataTable>
  );
}

interface FormatRowProps {
  format: FormatSummary;
  isSelected: boolean;
  onSelect(id: number): void;
  onEdit(id: number): void;
}

function FormatRow({ format, isSelected, onSelect, onEdit }: FormatRowProps) {
  const { id, name, created, modified, problems, warnings, events } = format;
  return (
    <Row isChosen={isSelected} label={name}>
      <Cell of="id" className={styles.quiet}>
        {id}
      </Cell>
      <Cell of="name" isLead>
        <button
          type="button"
          className={styles.name}
          aria-pressed={isSelected}
          onClick={() => onSelect(id)}
          onDoubleClick={() => onEdit(id)}
        >
          <bdi>{name}</bdi>
        </button>
      </Cell>
      <Cell of="created" className={classNames(styles.quiet, styles.day)}>
        {day.format(new Date(created))}
      </Cell>
      <Cell of="modified" className={styles.day}>
        {day.format(new Date(modified))}
      </Cell>
      <Cell of="readiness">
        <Readiness problems={problems} warnings={warnings} />
      </Cell>
      <Cell of="events">{events === 0 ? <Nothing /> : events}</Cell>
    </Row>
  );
}

const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' });
