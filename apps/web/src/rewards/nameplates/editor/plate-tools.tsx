import type { ListedNameplate } from '@callshot/contract';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
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
    <section className={styles.tools} aria-label={`Staff tools for ${plate.name}`}>
      <p className={styles.fact}>
        Worn by {wearersOf(plate)}
        {plate.owner ? `, designed by ${plate.owner.username}` : ''}
      </p>
      {plate.namePlateTypeId === PERSONAL ? null : <Grant plate={plate} />}
      <Disable plate={plate} />
    </section>
  );
}

const wearersOf = ({ wearers }: ListedNameplate): string =>
  wearers >= MOST_COUNTED
    ? '1,000 users or more'
    : `${wearers} ${wearers === 1 ? 'user' : 'users'}`;

function Grant({ plate }: { readonly plate: ListedNameplate }) {
  const { send, isBusy, refusal } = useSend(grantPlateMutation);
  const [username, setUsername] = useState('');
  const grant = () =>
    send({ username: username.trim(), nameplateId: plate.id }, ({ isNew }) => {
      setUsername('');
      const text = isNew
        ? `${username.trim()} has ${plate.name}`
        : `${username.trim()} had it already`;
      showToast({ text, kind: 'success' });
    });
  return (
    <>
      <div className={styles.row}>
        <TextField
          label="Give it to a user"
          placeholder="Username"
          value={username}
          onChange={setUsername}
          autoComplete="off"
        />
        <Button isBusy={isBusy} disabled={username.trim() === ''} onClick={() => void grant()}>
          Give
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
        ? `${plate.name} shows as Classic now`
        : `${plate.name} is shown again`;
      showToast({ text, kind: 'success' });
    });
  return (
    <>
      {plate.isDisabled ? (
        <p className={styles.fact}>Disabled: {plate.disabledReason ?? 'no reason given'}</p>
      ) : null}
      <div className={styles.row}>
        <TextField
          label={plate.isDisabled ? 'Why it may be shown again' : 'Why it cannot be shown'}
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
          {plate.isDisabled ? 'Allow' : 'Disable'}
        </Button>
      </div>
      <FormError refusal={refusal} />
    </>
  );
}
