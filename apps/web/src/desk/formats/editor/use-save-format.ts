import { type EventFormat, MAX_FORMAT_NAME, readFormat } from '@callshot/rules';
import { useState } from 'react';
import type { ApiError } from '../../../platform/core/api-error.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { copyName } from '../../../platform/editing/copy-name.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { saveFormatMutation } from '../formats.queries.ts';
import type { FormatState } from './format-draft.ts';
import type { FormatEditing, OpenedFormat } from './use-format-editing.ts';

/** The format as somebody else saved it since. */
export interface NewerFormat extends OpenedFormat {
  readonly modified: string;
  /** Null = not known. */
  readonly by: string | null;
}

/** Saves what is edited; a copy that somebody else saved since is handed back to be decided upon. */
export function useSaveFormat(editing: FormatEditing) {
  const [newer, setNewer] = useState<NewerFormat | null>(null);
  const { send, isBusy, refusal } = useSend(saveFormatMutation, {
    answers: (failure) => {
      const found = newerOf(failure);
      if (found) setNewer(found);
      return found !== null;
    },
  });

  /** True = the server has it. */
  const save = (state: FormatState, as: Pick<OpenedFormat, 'id' | 'modified'>): Promise<boolean> =>
    send(
      { ...as, name: state.name.trim(), json: JSON.stringify(state.format) },
      ({ id, modified }) => {
        editing.markSaved({ id, modified, state });
        showToast({ kind: 'success', text: 'Event format saved!' });
      },
    );

  return {
    isBusy,
    refusal,
    newer,
    save: () => save(editing.latest(), editing.saved),
    /** Saves the edited state as a format of its own, beside the newer one. */
    keepAsCopy: () => {
      const { state } = editing;
      const copy = { ...state, name: copyName(state.name.trim(), MAX_FORMAT_NAME) };
      editing.change(copy);
      setNewer(null);
      return save(copy, { id: 0, modified: null });
    },
    /** Continues with the newer one; undo leads back to the edited state. */
    takeTheirs: () => {
      if (newer === null) return;
      editing.change(newer.state);
      editing.markSaved(newer);
      setNewer(null);
    },
    /** Nothing is decided: it goes on being edited, and the next save asks again. */
    decideLater: () => setNewer(null),
  };
}

/** The newer copy out of a refusal; its shape is not taken on trust. */
export function newerOf({ code, current }: ApiError): NewerFormat | null {
  if (code !== 'format_changed' || typeof current !== 'object' || current === null) return null;
  const read = (name: string): unknown => Reflect.get(current, name);
  const [id, name, modified, by] = [read('id'), read('name'), read('modified'), read('modifiedBy')];
  const format = formatOf(read('json'));
  if (typeof id !== 'number' || typeof name !== 'string' || typeof modified !== 'string') {
    return null;
  }
  return (
    format && { id, modified, state: { name, format }, by: typeof by === 'string' ? by : null }
  );
}

function formatOf(json: unknown): EventFormat | null {
  if (typeof json !== 'string') return null;
  try {
    return readFormat(JSON.parse(json)).format;
  } catch {
    return null;
  }
}
