import type { Event } from '@callshot/contract';
import { useId, useState } from 'react';
import { zonedWords } from '../../platform/core/clock.ts';
import { timeTag } from '../../platform/core/message-tags.tsx';
import { Icon } from '../../platform/ui/art/icon.tsx';
import { Button } from '../../platform/ui/controls/button.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import styles from './override-page.module.css';
import {
  STAGE_ACTIONS,
  type StageActionFacts,
  stageActionsOf,
  stageNamesOf,
} from './stage-actions.ts';
import { StageQuestion } from './stage-question.tsx';
import { m } from './words/messages.js';

/** Opens, locks, relocks and unlocks the current stage; every action is asked about first, and audited. */
export function StagePanel({ event }: { readonly event: Event }) {
  const actions = stageActionsOf(event);
  const [wanted, setWanted] = useState<StageActionFacts['action'] | null>(null);
  const chosen = actions.find(({ action }) => action === wanted) ?? actions[0] ?? STAGE_ACTIONS[0];
  const [lockAt, setLockAt] = useState('');
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const isTime = chosen.needsTime && !Number.isNaN(Date.parse(lockAt));
  const relockTime = isTime ? new Date(lockAt).toISOString() : null;
  const isReady = reason.trim() !== '' && isTime === chosen.needsTime;

  return (
    <section className={styles.panel} aria-labelledby="stage-panel">
      <h2 id="stage-panel" className={styles.heading}>
        {m.stageAndLock()}
      </h2>
      <StageFacts event={event} />
      <details className={styles.actions}>
        <summary className={styles.summary}>{m.stageActions()}</summary>
        <div className={styles.fields}>
          <ActionSelect actions={actions} chosen={chosen.action} onChange={setWanted} />
          {chosen.needsTime && (
            <TextField
              label={m.lockField()}
              type="datetime-local"
              value={lockAt}
              onChange={setLockAt}
            />
          )}
          <TextField label={m.reason()} value={reason} onChange={setReason} maxLength={500} />
          <Button disabled={!isReady} onClick={() => setAsking(true)}>
            {chosen.label}
          </Button>
        </div>
      </details>
      {isAsking && (
        <StageQuestion
          eventId={event.id}
          names={stageNamesOf(event)}
          action={chosen}
          relockTime={relockTime}
          reason={reason}
          onClose={() => setAsking(false)}
          onDone={() => setReason('')}
        >
          {relockTime !== null && (
            <p>{m.picksLockAt({ at: zonedWords(relockTime), time: timeTag(relockTime) })}</p>
          )}
        </StageQuestion>
      )}
    </section>
  );
}

function StageFacts({ event }: { readonly event: Event }) {
  const stage = event.eventStages[event.stage];
  return (
    <p className={styles.facts}>
      <Icon name={event.locked ? 'lock' : 'clock'} size={18} />
      <span>
        {m.currentStage({ stage: stage?.name ?? m.noStage() })}{' '}
        {event.lockAt === null
          ? m.lockNotSet()
          : m.lockIsAt({ at: zonedWords(event.lockAt), time: timeTag(event.lockAt) })}{' '}
        {stage?.isSealed ? m.picksSealed() : event.locked ? m.picksAreLocked() : m.openForPicks()}
      </span>
    </p>
  );
}

interface ActionSelectProps {
  readonly actions: readonly StageActionFacts[];
  readonly chosen: StageActionFacts['action'];
  onChange(chosen: StageActionFacts['action']): void;
}

function ActionSelect({ actions, chosen, onChange }: ActionSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{m.actionField()}</label>
      <select
        id={id}
        className={styles.select}
        value={chosen}
        onChange={({ target }) => {
          const next = actions.find(({ action }) => action === target.value);
          if (next) onChange(next.action);
        }}
      >
        {actions.map(({ action, label }) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
