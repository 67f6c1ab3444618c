import type { ListedNameplate } from '@callshot/contract';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { m } from '../words/messages.js';
import { PERSONAL } from './plate-draft.ts';
import styles from './plate-tools.module.css';
import { disablePlateMutation, grantPlateMutation } from './staff-plates.queries.ts';

const MOST_COUNTED = 1000;

/**
 * Staff's actions on a plate besides editing: the users it is given to, and whether it is shown at
 * all.
 */
export function PlateTools({ plate }: { readonly plate: ListedNameplate }) {
  return (
    <section className={styles.tools} aria-label={m.staffTools({ plate: plate.name })}>
      <p className={styles.fact}>{wearersOf(plate)}</p>
      {plate.namePlateTypeId === PERSONAL ? null : <Grant plate={plate} />}
      <Disable plate={plate} />
    </section>
  );
}

function wearersOf({ wearers: count, owner }: ListedNameplate): string {
  const isMany = count >= MOST_COUNTED;
  if (!owner) return isMany ? m.wornByMany() : m.wornBy({ count });
  const designer = owner.username;
  return isMany ? m.wornByManyDesigned({ designer }) : m.wornByDesigned({ count, designer });
}

function Grant({ plate }: { readonly plate: ListedNameplate }) {
  const { send, isBusy, refusal } = useSend(grantPlateMutation);
  const [username, setUsername] = useState('');
  const grant = () =>
    send({ username: username.trim(), nameplateId: plate.id }, ({ isNew }) => {
      setUsername('');
      const text = isNew
        ? m.granted({ user: username.trim(), plate: plate.name })
        : m.hadAlready({ user: username.trim() });
      showToast({ text, kind: 'success' });
    });
  return (
    <>
      <div className={styles.row}>
        <TextField
          label={m.giveToUser()}
          placeholder={m.username()}
          value={username}
          onChange={setUsername}
          autoComplete="off"
        />
        <Button isBusy={isBusy} disabled={username.trim() === ''} onClick={() => void grant()}>
          {m.giveAction()}
        </Button>
      </div>
      <FormError refusal={refusal} />
    </>
  );
}

function Disable({ plate }: { readonly plate: ListedNameplate }) {
  const { send, isBusy, refusal } = useSend(disablePlateMutation);
  const [reason, setReason] = useState('');
  const disable = () =>
    send({ id: plate.id, disabled: !plate.isDisabled, reason: reason.trim() }, ({ isDisabled }) => {
      setReason('');
      const text = isDisabled
        ? m.disabledToast({ plate: plate.name })
        : m.allowedToast({ plate: plate.name });
      showToast({ text, kind: 'success' });
    });
  return (
    <>
      {plate.isDisabled ? (
        <p className={styles.fact}>
          {plate.disabledReason === null
            ? m.disabledNoReason()
            : m.disabledReason({ reason: plate.disabledReason })}
        </p>
      ) : null}
      <div className={styles.row}>
        <TextField
          label={plate.isDisabled ? m.allowReason() : m.disableReason()}
          value={reason}
          onChange={setReason}
          maxLength={500}
          autoComplete="off"
        />
        <Button
          variant={plate.isDisabled ? 'secondary' : 'danger'}
          isBusy={isBusy}
          disabled={reason.trim() === ''}
          onClick={() => void disable()}
        >
          {plate.isDisabled ? m.allowAction() : m.disableAction()}
        </Button>
      </div>
      <FormError refusal={refusal} />
    </>
  );
}
