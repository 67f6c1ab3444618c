import type { SavedFormat } from '@callshot/contract';
import {
  emptyFormat,
  MAX_FORMAT_NAME,
  type NamedStart,
  readFormat,
  startFrom,
} from '@callshot/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { copyName } from '../../../platform/editing/copy-name.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { StaffPage } from '../../../platform/ui/page/staff-page.tsx';
import { EmptyState } from '../../../platform/ui/states/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/states/load-failure.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { formatQuery } from '../formats.queries.ts';
import { m } from '../words/messages.js';
import { FormatEditor } from './format-editor.tsx';

export type FormatToEdit =
  | { readonly kind: 'new' }
  | { readonly kind: 'start'; readonly start: NamedStart }
  | { readonly kind: 'saved'; readonly id: number }
  | { readonly kind: 'clone'; readonly of: number }
  /** Unsaved work of this browser; 0 = on a format that was never saved. */
  | { readonly kind: 'draft'; readonly of: number };

interface EditedFormatProps {
  what: FormatToEdit;
  onClose(): void;
}

/** The editor, once what is edited is there. */
export function EditedFormat({ what, onClose }: EditedFormatProps) {
  if (what.kind === 'new') return <Blank onClose={onClose} />;
  if (what.kind === 'draft' && what.of === 0) return <Blank isDraftTaken onClose={onClose} />;
  if (what.kind === 'start') return <Started start={what.start} onClose={onClose} />;
  return <SavedOrClone what={what} onClose={onClose} />;
}

interface BlankProps {
  isDraftTaken?: boolean;
  onClose(): void;
}

function Blank(props: BlankProps) {
  const [format] = useState(emptyFormat);
  return <FormatEditor id={0} name="" format={format} modified={null} {...props} />;
}

function Started({ start, onClose }: { start: NamedStart; onClose(): void }) {
  const format = useMemo(() => startFrom(start.from), [start]);
  return (
    <FormatEditor id={0} name={start.name} format={format} modified={null} onClose={onClose} />
  );
}

interface SavedOrCloneProps extends EditedFormatProps {
  what: Extract<FormatToEdit, { readonly kind: 'saved' | 'clone' | 'draft' }>;
}

function SavedOrClone({ what, onClose }: SavedOrCloneProps) {
  const id = what.kind === 'saved' ? what.id : what.of;
  // The editor starts with the saved state of now, not with the list's older copy.
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(formatQuery(id));
  if (data && isFetchedAfterMount) return <Opened saved={data} what={what} onClose={onClose} />;
  return (
    <StaffPage title={m.builderTitle()}>
      {isError ? (
        <LoadFailure title={m.formatNotLoaded()} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </StaffPage>
  );
}

function Opened({ saved, what, onClose }: SavedOrCloneProps & { saved: SavedFormat }) {
  const { format } = readFormat(saved.json);
  if (format === null) {
    return (
      <StaffPage title={m.builderTitle()}>
        <EmptyState icon="warning" title={m.formatUnreadable()} text={m.formatUnreadableText()}>
          <Button onClick={onClose}>{m.backToList()}</Button>
        </EmptyState>
      </StaffPage>
    );
  }
  if (what.kind === 'clone') {
    const name = copyName(saved.name, MAX_FORMAT_NAME);
    return <FormatEditor id={0} name={name} format={format} modified={null} onClose={onClose} />;
  }
  const { id, name, modified, events } = saved;
  const isDraftTaken = what.kind === 'draft';
  return <FormatEditor {...{ id, name, format, modified, events, isDraftTaken, onClose }} />;
}
