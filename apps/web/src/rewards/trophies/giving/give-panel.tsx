import type { Giving, NotRewardedEvent } from '@callshot/contract';
import { useId, useState } from 'react';
import { useAdminContact } from '../../../platform/core/settings.queries.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { rewardNameInside } from '../../../platform/ui/art/trophy-art.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Checkbox } from '../../../platform/ui/controls/checkbox.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextArea } from '../../../platform/ui/controls/text-area.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { rewardTypeOf } from '../../../play/leaderboards/awards/reward-type.ts';
import { m } from '../words/messages.js';
import { isTakenBack, openWords } from './event-choice.tsx';
import styles from './give-trophies.module.css';
import { giveMutation } from './giving.queries.ts';
import { GivingProgress } from './giving-progress.tsx';
import { PastRuns } from './past-runs.tsx';

interface GivePanelProps {
  /** Null = none is chosen. */
  readonly event: NotRewardedEvent | null;
  /** Null = not begun. */
  readonly giving: Giving | null;
}

/** The facts to check before trophies are given, and the button; then the progress. */
export function GivePanel({ event, giving }: GivePanelProps) {
  const [isForced, setForced] = useState(false);
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal } = useSend(giveMutation);
  const contact = useAdminContact();
  const needsForce = event !== null && !event.isComplete;
  const isReady = event !== null && (!needsForce || (isForced && reason.trim() !== ''));
  const give = async () => {
    if (event === null) return;
    const isBegun = await send({
      eventId: event.id,
      reason: needsForce ? reason.trim() : null,
    });
    if (!isBegun) showToast({ text: m.contactSomeone({ contact }), kind: 'error' });
  };
  return (
    <aside className={styles.side} aria-label={m.givingLabel()}>
      {event === null ? null : (
        <>
          <Before event={event} />
          <section className={styles.about}>
            <h2 className={styles.heading}>{m.whatHappensHeading()}</h2>
            <p>
              {m.whatHappens({
                entrants: event.entrants,
                reward: rewardNameInside(rewardTypeOf(event.rewardTypeId)),
              })}
            </p>
          </section>
          <section className={styles.about}>
            <h2 className={styles.heading}>{m.resultsChangeHeading()}</h2>
            <p>{m.resultsChange()}</p>
          </section>
          {event.runs.length > 0 ? (
            <section className={styles.about}>
              <h2 className={styles.heading}>{m.pastRunsHeading()}</h2>
              <PastRuns runs={event.runs} />
            </section>
          ) : null}
          {needsForce ? (
            <section className={styles.about}>
              <Checkbox label={m.giveAnyway()} isOn={isForced} onChange={setForced} />
              {isForced ? (
                <TextArea
                  label={m.reason()}
                  value={reason}
                  maxLength={500}
                  rows={3}
                  onChange={setReason}
                />
              ) : null}
            </section>
          ) : null}
        </>
      )}
      <footer className={styles.give}>
        <FormError refusal={refusal} />
        {giving && !isTakenBack(giving) ? <GivingProgress giving={giving} /> : null}
        <Button
          variant="primary"
          icon="trophy"
          isBusy={isBusy}
          disabled={!isReady || (giving !== null && !isTakenBack(giving))}
          onClick={() => void give()}
        >
          {m.giveTrophies()}
        </Button>
      </footer>
    </aside>
  );
}

function Before({ event }: { readonly event: NotRewardedEvent }) {
  const id = useId();
  return (
    <section className={styles.about} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {m.beforeHeading()}
      </h2>
      <p
        className={styles.state}
        data-ok={event.isComplete || undefined}
        data-warn={!event.isComplete || undefined}
      >
        <Icon name={event.isComplete ? 'check' : 'warning'} size={16} />
        {event.isComplete ? m.allOfficial() : openWords(event.openMatches)}
      </p>
      {event.entrants === 0 ? (
        <p className={styles.state} data-warn>
          <Icon name="warning" size={16} />
          {m.nobodyEntered()}
        </p>
      ) : null}
    </section>
  );
}
