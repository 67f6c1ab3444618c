import type { FormatSummary } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { bdiTag } from '../../../platform/core/message-tags.tsx';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { deleteFormatMutation, formatQuery } from '../formats.queries.ts';
import { m } from '../words/messages.js';
import styles from './delete-format.module.css';
import { UsedBy } from './format-panel.tsx';

interface DeleteFormatProps {
  format: FormatSummary;
  onClose(): void;
  onDeleted(): void;
}

/** Asks first; a format that events were made from stays, and they are named [rule: builder-5]. */
export function DeleteFormat({ format, onClose, onDeleted }: DeleteFormatProps) {
  const { send, isBusy, refusal } = useSend(deleteFormatMutation);
  if (refusal?.code === 'format_in_use') return <RecordInUse format={format} onClose={onClose} />;
  const remove = () =>
    send(format.id, () => {
      showToast({ kind: 'success', text: m.formatDeleted() });
      onDeleted();
    });
  return (
    <Modal
      title={m.deleteAction()}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
            {m.confirmAction()}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {m.cancelAction()}
          </Button>
        </>
      }
    >
      <p>{m.deleteFormatQuestion()}</p>
      <p className={styles.about}>
        {format.events === 0 ? (
          m.deleteUnused({ format: format.name, bdi: bdiTag })
        ) : (
          <bdi>{format.name}</bdi>
        )}
      </p>
    </Modal>
  );
}

function RecordInUse({ format: { id, name }, onClose }: Omit<DeleteFormatProps, 'onDeleted'>) {
  const { data } = useQuery(formatQuery(id));
  const more = data ? data.events - data.usedBy.length : 0;
  return (
    <Modal
      title={m.recordInUse()}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.okAction()}
        </Button>
      }
    >
      <p>
        {data && data.events > 0
          ? m.inUseByThese({ format: name, bdi: bdiTag })
          : m.inUse({ format: name, bdi: bdiTag })}
      </p>
      <UsedBy events={data?.usedBy ?? []} />
      {more > 0 ? <p className={styles.about}>{m.olderEvents({ count: more })}</p> : null}
    </Modal>
  );
}
