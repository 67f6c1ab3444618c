import { type ChangeEvent, useRef, useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { saveFormatMutation } from '../formats.queries.ts';
import { m } from '../words/messages.js';
import { readFormatFile } from './format-file.ts';

/** A format from a file becomes a new one of the list, with whatever problems it has. */
export function ImportFormat({ onImported }: { onImported(id: number): void }) {
  const input = useRef<HTMLInputElement>(null);
  const { send, isBusy, refusal, forget } = useSend(saveFormatMutation);
  const [fault, setFault] = useState<string | null>(null);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = await readFormatFile(file);
    // The same file may be chosen again, mended.
    target.value = '';
    if (!read.ok) return setFault(read.sentence);
    const { name, json } = read;
    await send({ id: 0, name, json, modified: null }, ({ id, problems }) => {
      const text = problems === 0 ? m.formatImported() : m.draftImported();
      showToast({ kind: 'success', text });
      onImported(id);
    });
  };
  const close = () => {
    setFault(null);
    forget();
  };
  return (
    <>
      <Button icon="arrow-up" isBusy={isBusy} onClick={() => input.current?.click()}>
        {m.importAction()}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={m.fileLabel()}
        hidden
        onChange={(change) => void take(change)}
      />
      {fault !== null || refusal !== null ? (
        <Modal
          title={m.notImported()}
          isOpen
          onClose={close}
          actions={
            <Button variant="primary" onClick={close}>
              {m.okAction()}
            </Button>
          }
        >
          <FormError refusal={refusal} text={fault} />
        </Modal>
      ) : null}
    </>
  );
}
