import type { FormatSummary } from '@callshot/contract';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { deleteFormatMutation, formatQuery } from '../formats.queries.ts';
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
      showToast({ kind: 'success', text: 'Event format deleted.' });
      onDeleted();
    });
  return (
    <Modal
      title="Delete"
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
            Confirm
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p>Are you sure you want to delete this 'Event Format'?</p>
      <p className={styles.about}>
        <bdi>{format.name}</bdi>
        {format.events === 0 ? ', no event was made from it.' : ''}
      </p>
    </Modal>
  );
}

function RecordInUse({ format: { id, name }, onClose }: Omit<DeleteFormatProps, 'onDeleted'>) {
  const { data } = useQuery(formatQuery(id));
  const more = data ? data.events - data.usedBy.length : 0;
  return (
    <Modal
      title="Record Is In Use"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Ok
        </Button>
      }
    >
      <p>
        Deleting “<bdi>{name}</bdi>” would cause data corruption. Events were made from it
        {data && data.events > 0 ? ':' : '.'}
      </p>
      <UsedBy events={data?.usedBy ?? []} />
      {more > 0 ? <p className={styles.about}>and {more} older ones</p> : null}
    </Modal>
  );
}
