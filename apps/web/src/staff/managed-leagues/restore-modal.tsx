import type { DeletedLeague } from '@callshot/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { peopleText } from '../../platform/ui/words/people-text.ts';
import styles from './managed-leagues.module.css';
import { restoreLeagueMutation } from './managed-leagues.queries.ts';

/** Under its own name, or under a new one where another league has that by now. */
export function RestoreModal({ league, onClose }: { league: DeletedLeague; onClose(): void }) {
  const formId = useId();
  const { id: leagueId, name, creatorName, memberCount } = league;
  const [isTaken, setTaken] = useState(league.isNameTaken);
  const [newName, setNewName] = useState(name);
  const { send, isBusy, refusal, answer, forget } = useSend(restoreLeagueMutation, {
    answers: ({ code }) => {
      if (code === 'name_taken') setTaken(true);
      return code === 'name_taken';
    },
  });
  const nameError = answer?.nameError ?? null;
  const restore = (event: FormEvent) => {
    event.preventDefault();
    const body = isTaken ? { leagueId, name: newName.trim() } : { leagueId };
    void send(body, ({ league: restored }) => {
      if (!restored) return;
      onClose();
      showToast({ text: `${restored.name} is back`, kind: 'success' });
    });
  };
  const isReady = !isTaken || newName.trim().toLowerCase() !== name.toLowerCase();
  return (
    <Modal
      title="Bring this league back?"
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isBusy}
            disabled={!isReady}
            title={isReady ? undefined : 'Give it a new name'}
          >
            Bring back
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <form id={formId} className={styles.act} onSubmit={restore} noValidate>
        <p>
          <b className={styles.whole}>
            <bdi>{name}</bdi>
          </b>{' '}
          by <bdi>{creatorName}</bdi> comes back with {peopleText(memberCount)} in it, and its
          creator is told.
        </p>
        {isTaken ? (
          <>
            <p role="status">Another league has this name now. Choose a new one.</p>
            <TextField
              label="New name"
              value={newName}
              onChange={(value) => {
                setNewName(value);
                forget();
              }}
              error={nameError}
              maxLength={40}
              autoComplete="off"
            />
          </>
        ) : null}
      </form>
    </Modal>
  );
}
