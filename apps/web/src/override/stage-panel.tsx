import type { Event } from '@callshot/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { refreshEvent, type StageAction } from './override.queries.ts';
import styles from './override-page.module.css';

/** What staff may do with the current stage, and whether it needs a new lock time. */
const ACTIONS: readonly { action: StageAction; label: string; needsTime: boolean; done: string }[] =
  [
    {
      action: 'open_next',
      label: 'Open the next stage',
      needsTime: true,
      done: 'Next stage opened',
    },
    { action: 'relock', label: 'Move the lock', needsTime: true, done: 'Lock moved' },
    { action: 'unlock', label: 'Reopen picks', needsTime: true, done: 'Picks reopened' },
    { action: 'lock', label: 'Lock picks now', needsTime: false, done: 'Picks locked' },
    { action: 'finish', label: 'Finish the event', needsTime: false, done: 'Event finished' },
  ];

/** Opens, locks, relocks and unlocks the current stage; every action is audited. */
export function StagePanel({ event }: { readonly event: Event }) {
  const queries = useQueryClient();
  const [action, setAction] = useState<StageAction>('open_next');
  const [lockAt, setLockAt] = useState('');
  const [reason, setReason] = useState('');
  const chosen = ACTIONS.find((candidate) => candidate.action === action);
  const needsTime = chosen?.needsTime === true;
  const change = useMutation({
    mutationFn: () =>
      call('POST /api/event/stage', {
        body: {
          eventId: event.id,
          action,
          relockTime: needsTime ? new Date(lockAt).toISOString() : null,
          reason: reason.trim(),
        },
      }),
    onSuccess: async () => {
      showToast({ text: chosen?.done ?? 'Done', kind: 'success' });
      setReason('');
      await refreshEvent(queries, event.id);
    },
  });
  const isReady = reason.trim() !== '' && (!needsTime || !Number.isNaN(Date.parse(lockAt)));

  return (
    <section className={styles.panel} aria-labelledby="stage-panel">
      <h2 id="stage-panel" className={styles.heading}>
        Stage and lock
      </h2>
      <StageFacts event={event} />
      <details className={styles.actions}>
        <summary className={styles.summary}>Open, lock or reopen</summary>
        <div className={styles.fields}>
          <ActionSelect action={action} onChange={setAction} />
          {needsTime && (
            <TextField
              label="Picks lock at (your time)"
              type="datetime-local"
              value={lockAt}
              onChange={setLockAt}
            />
          )}
          <TextField label="Reason" value={reason} onChange={setReason} maxLength={500} />
          <Button isBusy={change.isPending} disabled={!isReady} onClick={() => change.mutate()}>
            {chosen?.label}
          </Button>
        </div>
      </details>
    </section>
  );
}

function StageFacts({ event }: { readonly event: Event }) {
  const stage = event.eventStages[event.stage];
  const lock =
    event.lockAt === null
      ? 'not set, so nobody can pick'
      : new Date(event.lockAt).toLocaleString('en');
  return (
    <p className={styles.facts}>
      <Icon name={event.locked ? 'lock' : 'clock'} size={18} />
      {stage?.name ?? 'No stage'} is the current stage. Lock: {lock}.{' '}
      {stage?.isSealed ? 'Its picks are sealed.' : event.locked ? 'Locked.' : 'Open for picks.'}
    </p>
  );
}

interface ActionSelectProps {
  readonly action: StageAction;
  onChange(action: StageAction): void;
}

function ActionSelect({ action, onChange }: ActionSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Action</label>
      <select
        id={id}
        className={styles.select}
        value={action}
        onChange={({ target }) => {
          const next = ACTIONS.find((candidate) => candidate.action === target.value);
          if (next) onChange(next.action);
        }}
      >
        {ACTIONS.map((candidate) => (
          <option key={candidate.action} value={candidate.action}>
            {candidate.label}
          </option>
        ))}
      </select>
    </div>
  );
}
