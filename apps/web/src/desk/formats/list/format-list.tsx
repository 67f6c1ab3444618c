import type { FormatSummary } from '@callshot/contract';
import { type ReactNode, useRef, useState } from 'react';
import { ListTools, type SelectedAct } from '../../../platform/lists/list-tools.tsx';
import {
  foundRows,
  type ListView,
  pageOf,
  sortedBy,
  stepFrom,
} from '../../../platform/lists/listed-rows.ts';
import { Pager } from '../../../platform/lists/pager.tsx';
import { focusChosenRow, useListKeys } from '../../../platform/lists/use-list-keys.ts';
import type { PageKey } from '../../../platform/ui/page/page-keys.ts';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import type { FormatToEdit } from '../editor/edited-format.tsx';
import { m } from '../words/messages.js';
import { DeleteFormat } from './delete-format.tsx';
import { FormatPanel, type TriedFormat } from './format-panel.tsx';
import styles from './formats-page.module.css';
import { FormatsTable } from './formats-table.tsx';
import { type FormatColumn, formatListing } from './listed-formats.ts';

interface FormatListProps {
  formats: readonly FormatSummary[];
  selected: FormatSummary | null;
  view: ListView<FormatColumn>;
  onView(view: ListView<FormatColumn>): void;
  onSelect(id: number | null): void;
  /** Null for those who look at formats and make events from them. */
  onEdit: ((what: FormatToEdit) => void) | null;
  onTry(format: TriedFormat): void;
  /** Below the grid. */
  children: ReactNode;
}

/** The grid with the actions on the selected format, and that format's panel beside it. */
export function FormatList(props: FormatListProps) {
  const { formats, selected, view, onView, onSelect, onEdit, children } = props;
  const [deleting, setDeleting] = useState<FormatSummary | null>(null);
  const list = useRef<HTMLElement>(null);
  const filter = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const found = foundRows(formats, view, formatListing);
  const shown = pageOf(found, view);

  const step = (by: 1 | -1) => {
    const next = stepFrom(found, view, selected?.id ?? null, by, formatListing.idOf);
    if (next === null) return;
    onView({ ...view, page: next.page });
    onSelect(next.id);
    focusChosenRow(list);
  };
  const edit = selected && onEdit ? () => onEdit({ kind: 'saved', id: selected.id }) : undefined;
  const clone = selected && onEdit ? () => onEdit({ kind: 'clone', of: selected.id }) : undefined;
  const remove = selected && onEdit ? () => setDeleting(selected) : undefined;
  const acts: readonly SelectedAct[] = [
    { label: m.editAction(), keys: 'Enter', act: edit },
    { label: m.cloneAction(), keys: 'C', act: clone },
    { label: m.deleteAction(), keys: m.delKey(), isDanger: true, act: remove },
  ];
  const keys: readonly PageKey[] = [
    { keys: '/', says: m.keyFilter(), act: () => filter.current?.focus() },
    { keys: '↓', says: m.keyNext(), act: () => step(1) },
    { keys: '↑', says: m.keyPrevious(), act: () => step(-1) },
    ...(onEdit
      ? [
          { keys: 'N', says: m.keyAdd(), act: () => onEdit({ kind: 'new' }) },
          { keys: 'Enter', says: m.keyEdit(), act: edit },
          { keys: 'C', says: m.keyClone(), act: clone },
          { keys: 'Delete', says: m.keyDelete(), act: remove },
        ]
      : []),
  ];
  const onKeyDown = useListKeys(keys);

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <section
          ref={list}
          className={styles.list}
          aria-label={m.eventFormats()}
          onKeyDown={onKeyDown}
        >
          <ListTools
            what="format"
            isSelected={selected !== null}
            acts={onEdit ? acts : null}
            note={m.onlyAdmins()}
            by={m.filterField()}
            text={view.text}
            filter={filter}
            onText={(text) => onView({ ...view, text, page: 0 })}
            onShow={() => panel.current?.scrollIntoView()}
          />
          {found.length === 0 ? (
            <EmptyState icon="search" title={m.noFormatsFound()} text={m.noFormatsFoundText()} />
          ) : (
            <>
              <FormatsTable
                rows={shown.rows}
                sorting={view.sorting}
                selectedId={selected?.id ?? null}
                onSort={(by) => onView(sortedBy(view, by, formatListing.names))}
                onSelect={onSelect}
                onEdit={(id) => onEdit?.({ kind: 'saved', id })}
              />
              <Pager shown={shown} of={found.length} onPage={(page) => onView({ ...view, page })} />
            </>
          )}
        </section>
        {children}
      </div>
      <aside ref={panel} className={styles.panel} aria-label={m.selectedFormat()}>
        {selected ? (
          <FormatPanel key={selected.id} format={selected} onTry={props.onTry} />
        ) : (
          <p className={styles.hint}>{m.noneSelected()}</p>
        )}
      </aside>
      {deleting ? (
        <DeleteFormat
          format={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            onSelect(null);
          }}
        />
      ) : null}
    </div>
  );
}
