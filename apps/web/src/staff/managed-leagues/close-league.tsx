import type { ManagedLeague } from '@callshot/contract';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import { peopleText } from '../../platform/ui/words/people-text.ts';
import styles from './managed-leagues.module.css';
import { closeLeagueMutation } from './managed-leagues.queries.ts';

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
      showToast({ text: `${name} is closed`, kind: 'success' });
    });
  };
  return (
    <PanelSection title="Close">
      <form className={styles.act} onSubmit={close} noValidate>
        <p>
          It disappears for everyone, and its members ({peopleText(memberCount)}) are told why. You
          can bring it back with all of them for 30 days.
        </p>
        <TextField
          label="Why (its members read it)"
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
          title={isReady ? undefined : 'Say why'}
        >
          Close this league
        </Button>
      </form>
    </PanelSection>
  );
}
