import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { Loaded } from '../../../platform/ui/states/loaded.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { exactTime } from '../../../platform/ui/words/time-ago.ts';
import { refreshEvent } from '../../override/override.queries.ts';
import { m } from '../words/messages.js';
import { StructureChanges } from './structure-card.tsx';
import styles from './structure-dialog.module.css';
import { wordsOfFault } from './structure-words.ts';
import { type StructurePreview, structureMutation, structureQuery } from './sync.queries.ts';

interface StructureDialogProps {
  eventId: number;
  doubtId: number;
  onTaken(): void;
  onClose(): void;
}

/** The event as it would be, and the one press that takes the structure over. */
export function StructureDialog({ eventId, doubtId, onTaken, onClose }: StructureDialogProps) {
  const queries = useQueryClient();
  const preview = useQuery(structureQuery(eventId, doubtId));
  const [note, setNote] = useState('');
  const { send, isBusy, refusal } = useSend(structureMutation);
  const shown = preview.data;
  const canTake = shown !== undefined && shown.obstacle === null && !preview.isFetching;
  const take = (of: StructurePreview) =>
    send(
      { eventId, doubtId, version: of.version, cleared: of.cleared, note: note.trim() },
      async () => {
        showToast({ kind: 'success', text: m.structureDone() });
        await refreshEvent(queries, eventId);
        onTaken();
      },
    ).then((isDone) => (isDone ? undefined : preview.refetch()));
  return (
    <Modal
      title={m.structureDialog()}
      isOpen
      onClose={onClose}
      size="md"
      refusal={refusal ? <FormError refusal={refusal} /> : null}
      actions={
        <>
          {shown && shown.obstacle === null ? (
            <Button
              variant={shown.cleared > 0 ? 'danger' : 'primary'}
              isBusy={isBusy}
              disabled={!canTake}
              className={styles.take}
              onClick={() => void take(shown)}
            >
              {takeWords(shown)}
            </Button>
          ) : null}
          <Button onClick={onClose}>{m.closeAction()}</Button>
        </>
      }
    >
      <Loaded query={preview} what={m.structurePreview()} height={320}>
        {(data) => (
          <div className={styles.preview}>
            <StructureChanges changes={data.changes} />
            {data.obstacle ? (
              <p className={styles.obstacle}>{wordsOfFault(data.obstacle)}</p>
            ) : (
              <>
                <Stages stages={data.stages} />
                <Facts preview={data} />
                <TextField
                  label={m.auditNote()}
                  {...(data.cleared > 0 && { hint: m.structureNoteHint() })}
                  value={note}
                  onChange={setNote}
                  maxLength={500}
                />
              </>
            )}
          </div>
        )}
      </Loaded>
    </Modal>
  );
}

function takeWords({ cleared, stages }: StructurePreview): string {
  if (cleared === 0) return m.structureApply();
  const lost = stages.filter(({ keepsPicks, picked }) => picked > 0 && !keepsPicks);
  return m.structureApplyClearing({
    count: cleared,
    stage: listed(lost.map(({ name }) => name)),
  });
}

function Stages({ stages }: Pick<StructurePreview, 'stages'>) {
  return (
    <ul className={styles.stages} aria-label={m.structureStages()}>
      {stages.map((stage) => (
        <li key={`${stage.name} ${stage.state}`} className={styles.stage} data-state={stage.state}>
          <strong>
            <bdi>{stage.name}</bdi>
          </strong>
          <span>{m.structureState({ state: stage.state })}</span>
          <span className={styles.picks} data-lost={isLost(stage) || undefined}>
            {picksWords(stage)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Stage = StructurePreview['stages'][number];

const isLost = ({ picked, keepsPicks }: Stage): boolean => picked > 0 && !keepsPicks;

function picksWords({ picked, keepsPicks }: Stage): string {
  if (picked === 0) return m.structureNoPicks();
  return keepsPicks
    ? m.structurePicksKept({ count: picked })
    : m.structurePicksCleared({ count: picked });
}

function Facts({ preview }: { preview: StructurePreview }) {
  const { joining, leaving, cleared, losesGoals } = preview;
  return (
    <ul className={styles.facts}>
      {joining.length > 0 ? <li>{m.structureJoining({ teams: namesOf(joining) })}</li> : null}
      {leaving.length > 0 ? <li>{m.structureLeaving({ teams: namesOf(leaving) })}</li> : null}
      {joining.length + leaving.length === 0 ? <li>{m.structureTeamsStay()}</li> : null}
      <li>{lockWords(preview)}</li>
      {losesGoals ? <li>{m.structureLosesGoals()}</li> : null}
      {cleared > 0 ? <li>{m.structureTold()}</li> : null}
    </ul>
  );
}

const namesOf = (teams: StructurePreview['joining']): string =>
  listed(teams.map(({ name }) => name));

function lockWords({ lockAt, nextLockAt }: StructurePreview): string {
  if (nextLockAt === null) return m.structureNoLock();
  return lockAt === null || lockAt === nextLockAt
    ? m.structureLockStays({ time: exactTime(nextLockAt) })
    : m.structureLockMoves({ was: exactTime(lockAt), is: exactTime(nextLockAt) });
}
