import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '../../../account/session/session.queries.ts';
import { UnsavedDrafts } from '../../../platform/editing/unsaved-drafts.tsx';
import type { ListView } from '../../../platform/lists/listed-rows.ts';
import { useFocusBack } from '../../../platform/lists/use-focus-back.ts';
import { lazyPart } from '../../../platform/parts/lazy-part.tsx';
import { PartFailed } from '../../../platform/parts/part-failure.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { useAskedId } from '../../../platform/ui/hooks/use-asked-id.ts';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { PageLoading } from '../../../platform/ui/states/page-loading.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import type { FormatToEdit } from '../editor/edited-format.tsx';
import { formatDrafts } from '../editor/format-draft.ts';
import { formatsQuery } from '../formats.queries.ts';
import { m } from '../words/messages.js';
import { ExportFormat } from './export-format.tsx';
import { FormatList } from './format-list.tsx';
import type { TriedFormat } from './format-panel.tsx';
import styles from './formats-page.module.css';
import { ImportFormat } from './import-format.tsx';
import { type FormatColumn, firstView } from './listed-formats.ts';
import { StartFrom } from './start-from.tsx';

const FormatTrial = lazyPart(
  async () => (await import('../../trial/format-trial.tsx')).FormatTrial,
  { isRare: true, waiting: <PageLoading /> },
);

const EditedFormat = lazyPart(
  async () => (await import('../editor/edited-format.tsx')).EditedFormat,
  {
    isRare: true,
    waiting: <PageLoading />,
    failed: (_, error, retry) => <PartFailed error={error} onRetry={retry} level={1} />,
  },
);

/** Event Format Builder [rule: builder-1]: the list of formats, or one of them in the editor. */
export function FormatsPage() {
  const [editing, setEditing] = useState<FormatToEdit | null>(null);
  const [trying, setTrying] = useState<TriedFormat | null>(null);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [view, setView] = useState(firstView);
  useFocusBack(editing !== null || trying !== null);
  const edit = (what: FormatToEdit) => {
    setEditing(what);
    // It begins at its top, however far the list was scrolled.
    scrollTo(0, 0);
  };
  // A link to this page, the rail's too, leads to the list.
  useAskedId('format', (id) => {
    setEditing(null);
    setTrying(null);
    if (id !== null) setSelectedId(id);
  });
  if (editing) return <EditedFormat what={editing} onClose={() => setEditing(null)} />;
  if (trying) return <FormatTrial {...trying} from="list" onClose={() => setTrying(null)} />;
  return (
    <Overview
      selectedId={selectedId}
      view={view}
      onView={setView}
      onSelect={setSelectedId}
      onEdit={edit}
      onTry={setTrying}
    />
  );
}

interface OverviewProps {
  selectedId: number | null;
  view: ListView<FormatColumn>;
  onView(view: ListView<FormatColumn>): void;
  onSelect(id: number | null): void;
  onEdit(what: FormatToEdit): void;
  onTry(format: TriedFormat): void;
}

function Overview(props: OverviewProps) {
  const { selectedId, view, onView, onSelect, onEdit } = props;
  const { user } = useCurrentUser();
  const isAdmin = user?.roles.includes('Admin') ?? false;
  const formats = useQuery(formatsQuery);
  const add = () => onEdit({ kind: 'new' });
  const start = isAdmin ? <StartFrom onStart={onEdit} /> : null;
  const selected = formats.data?.find(({ id }) => id === selectedId) ?? null;
  return (
    <StaffPage
      title={m.builderTitle()}
      intro={formats.data ? m.formatCount({ count: formats.data.length }) : null}
      actions={
        <>
          {isAdmin ? <ImportFormat onImported={onSelect} /> : null}
          <ExportFormat selected={selected} />
          {isAdmin ? (
            <Button variant="primary" icon="plus" title={m.addWithKey()} onClick={add}>
              {m.addAction()}
            </Button>
          ) : null}
        </>
      }
    >
      {formats.isPending ? <Waiting /> : null}
      {formats.isError && !formats.data ? (
        <LoadFailure title={m.formatsNotLoaded()} onRetry={() => void formats.refetch()} />
      ) : null}
      {user && isAdmin && formats.data ? (
        <UnsavedDrafts
          what="format"
          drafts={formatDrafts}
          userId={user.id}
          ids={formats.data.map(({ id }) => id)}
          nameOf={({ name }) => name}
          onContinue={(id) => onEdit({ kind: 'draft', of: id })}
        />
      ) : null}
      {formats.data?.length === 0 ? (
        <>
          <NoFormats />
          {start}
        </>
      ) : null}
      {formats.data && formats.data.length > 0 ? (
        <FormatList
          formats={formats.data}
          selected={selected}
          view={view}
          onView={onView}
          onSelect={onSelect}
          onEdit={isAdmin ? onEdit : null}
          onTry={props.onTry}
        >
          {start}
        </FormatList>
      ) : null}
    </StaffPage>
  );
}

const NoFormats = () => (
  <EmptyState icon="bracket" title={m.noFormats()} text={m.noFormatsText()} />
);

function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-label={m.loadingFormats()}>
      <Skeleton height={36} />
      {Array.from({ length: 10 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars that are all alike
        <Skeleton key={at} height={44} />
      ))}
    </div>
  );
}
