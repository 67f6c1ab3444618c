import type { ManagedLeague } from '@callshot/contract';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import styles from './managed-leagues.module.css';
import { closeLeagueMutation } from './managed-leagues.queries.ts';
import { m } from './words/messages.js';

interface CloseLeagueProps {
  league: ManagedLeague;
  onDone(): void;
}

/** Out of everybody's sight, for 30 days until it is gone; its members are told why. */
export function CloseLeague({ league, onDone }: CloseLeagueProps) {
  const { id: leagueId, name, memberCount } = league;
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal } = useSend(closeLeagueMutation);
  const isReady = reason.trim() !== '';
  const close = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void send({ leagueId, reason: reason.trim() }, () => {
      onDone();
      showToast({ text: m.leagueClosed({ league: name }), kind: 'success' });
    });
  };
  return (
    <PanelSection title={m.closeTitle()}>
      <form className={styles.act} onSubmit={close} noValidate>
        <p>{m.closeEffect({ count: memberCount })}</p>
        <TextField
          label={m.closeReason()}
          value={reason}
          onChange={setReason}
          maxLength={500}
          autoComplete="off"
        />
        <FormError refusal={refusal} />
        <Button
          type="submit"
          variant="danger"
          isBusy={isBusy}
          disabled={!isReady}
          title={isReady ? undefined : m.sayWhy()}
        >
          {m.closeAction()}
        </Button>
      </form>
    </PanelSection>
  );
}
