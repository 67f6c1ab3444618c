import type { FormatSummary } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../session/session.queries.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StaffPage } from '../../ui/staff-page.tsx';
import { EditedFormat, type FormatToEdit } from '../editor/edited-format.tsx';
import { formatsQuery } from '../formats.queries.ts';
import { ExportFormat } from './export-format.tsx';
import { FormatList } from './format-list.tsx';
import styles from './formats-page.module.css';
import { ImportFormat } from './import-format.tsx';

/** Event Format Builder [rule: builder-1]: what events can be made from. */
export function FormatsPage() {
  const { user } = useCurrentUser();
  const isAdmin = user?.roles.includes('Admin') ?? false;
  const formats = useQuery(formatsQuery);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [editing, setEditing] = useState<FormatToEdit | null>(null);
  const selected = formats.data?.find(({ id }) => id === selectedId) ?? null;
  if (editing) return <EditedFormat what={editing} onClose={() => setEditing(null)} />;
  return (
    <StaffPage
      title="Event Format Builder"
      intro={formats.data ? countOf(formats.data.length) : undefined}
      actions={
        <>
          {isAdmin ? <ImportFormat onImported={setSelectedId} /> : null}
          <ExportFormat selected={selected} />
          {isAdmin ? <EditActions selected={selected} onEdit={setEditing} /> : null}
        </>
      }
    >
      {formats.isPending ? <Waiting /> : null}
      {formats.isError && !formats.data ? (
        <LoadFailure
          title="The event formats could not be loaded"
          onRetry={() => void formats.refetch()}
        />
      ) : null}
      {formats.data ? (
        <FormatList
          formats={formats.data}
          selected={selected}
          isAdmin={isAdmin}
          onSelect={setSelectedId}
        />
      ) : null}
    </StaffPage>
  );
}

interface EditActionsProps {
  selected: FormatSummary | null;
  onEdit(what: FormatToEdit): void;
}

function EditActions({ selected, onEdit }: EditActionsProps) {
  const acts = [
    { name: 'Edit', open: (id: number) => onEdit({ kind: 'saved', id }) },
    { name: 'Clone', open: (of: number) => onEdit({ kind: 'clone', of }) },
  ];
  return (
    <>
      {acts.map(({ name, open }) => (
        <Button
          key={name}
          disabled={selected === null}
          title={selected === null ? 'Select a format first' : undefined}
          onClick={() => selected && open(selected.id)}
        >
          {name}
        </Button>
      ))}
      <Button variant="primary" icon="plus" onClick={() => onEdit({ kind: 'new' })}>
        Add
      </Button>
    </>
  );
}

const countOf = (count: number): string => (count === 1 ? '1 format' : `${count} formats`);

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading the event formats">
      <Skeleton height={36} />
      {Array.from({ length: 10 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that are all alike
        <Skeleton key={at} height={44} />
      ))}
    </div>
  );
}
