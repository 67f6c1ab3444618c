import type { DeletedLeague } from '@callshot/contract';
import { type FormEvent, useId, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import styles from './managed-leagues.module.css';
import { restoreLeagueMutation } from './managed-leagues.queries.ts';
import { m } from './words/messages.js';

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
      showToast({ text: m.leagueBack({ league: restored.name }), kind: 'success' });
    });
  };
  const isReady = !isTaken || newName.trim().toLowerCase() !== name.toLowerCase();
  return (
    <Modal
      title={m.restoreTitle()}
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
            title={isReady ? undefined : m.newNameMissing()}
          >
            {m.bringBackAction()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <form id={formId} className={styles.act} onSubmit={restore} noValidate>
        <p>
          {m.restoreText({
            name,
            creator: creatorName,
            count: memberCount,
            league: (inside) => (
              <b className={styles.whole}>
                <bdi>{inside}</bdi>
              </b>
            ),
            user: (inside) => <bdi>{inside}</bdi>,
          })}
        </p>
        {isTaken ? (
          <>
            <p role="status">{m.nameTaken()}</p>
            <TextField
              label={m.newName()}
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
