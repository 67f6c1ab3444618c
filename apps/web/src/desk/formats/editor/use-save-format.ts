import { type EventFormat, MAX_FORMAT_NAME, readFormat } from '@callshot/rules';
import type { ApiError } from '../../../platform/core/api-error.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { copyName } from '../../../platform/editing/copy-name.ts';
import { type Newer, useConflict } from '../../../platform/editing/use-conflict.ts';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { saveFormatMutation } from '../formats.queries.ts';
import { m } from '../words/messages.js';
import type { FormatState } from './format-draft.ts';
import type { FormatEditing, OpenedFormat } from './use-format-editing.ts';

/** Saves what is edited; a copy that somebody else saved since is handed back to be decided upon. */
export function useSaveFormat(editing: FormatEditing) {
  const { send, isBusy, refusal } = useSend(saveFormatMutation, {
    answers: (failure) => {
      const found = newerOf(failure);
      if (found) conflict.found(found);
      return found !== null;
    },
  });

  /** True = the server has it. */
  const save = (state: FormatState, as: Pick<OpenedFormat, 'id' | 'modified'>): Promise<boolean> =>
    send(
      { ...as, name: state.name.trim(), json: JSON.stringify(state.format) },
      ({ id, modified }) => {
        editing.markSaved({ id, modified, state });
        showToast({ kind: 'success', text: m.formatSaved() });
      },
    );

  const conflict = useConflict(editing, {
    copyOf: (state) => ({ ...state, name: copyName(state.name.trim(), MAX_FORMAT_NAME) }),
    save,
  });

  return { isBusy, refusal, conflict, save: () => save(editing.latest(), editing.saved) };
}

/** The newer copy out of a refusal; its shape is not taken on trust. */
export function newerOf({ code, current }: ApiError): Newer<FormatState> | null {
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
