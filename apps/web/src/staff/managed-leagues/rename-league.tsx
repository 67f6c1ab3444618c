import type { ManagedLeague } from '@callshot/contract';
import { type FormEvent, useState } from 'react';
import { useSend } from '../../platform/core/use-send.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { FormError } from '../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import { PanelSection } from '../../platform/ui/page/panel-section.tsx';
import styles from './managed-leagues.module.css';
import { renameLeagueMutation } from './managed-leagues.queries.ts';
import { m } from './words/messages.js';

const longestName = 40;

interface RenameLeagueProps {
  league: ManagedLeague;
  onDone(): void;
}

/** Another name, of which the creator is told why; its reports are answered by it. */
export function RenameLeague({ league, onDone }: RenameLeagueProps) {
  const { id: leagueId, name: before, creatorName } = league;
  const [name, setName] = useState(before);
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal, answer, forget } = useSend(renameLeagueMutation);
  const isReady = name.trim() !== '' && name.trim() !== before && reason.trim() !== '';
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    void send({ leagueId, name: name.trim(), reason: reason.trim() }, ({ league: renamed }) => {
      if (!renamed) return;
      onDone();
      showToast({ text: m.renamedTo({ name: renamed.name }), kind: 'success' });
    });
  };
  return (
    <PanelSection title={m.renameAction()}>
      <form className={styles.act} onSubmit={rename} noValidate>
        <TextField
          label={m.name()}
          value={name}
          onChange={(value) => {
            setName(value);
            forget();
          }}
          error={answer?.nameError ?? null}
          maxLength={longestName}
          autoComplete="off"
          end={
            <span className={styles.count}>
              {m.charactersOf({ count: [...name].length, most: longestName })}
            </span>
          }
        />
        <TextField
          label={m.renameReason({ creator: creatorName })}
          value={reason}
          onChange={setReason}
          maxLength={500}
          autoComplete="off"
        />
        <FormError refusal={refusal} />
        <Button
          type="submit"
          isBusy={isBusy}
          disabled={!isReady}
          title={isReady ? undefined : m.renameMissing()}
        >
          {m.renameAction()}
        </Button>
      </form>
    </PanelSection>
  );
}
