import { type FormEvent, useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { nameTeamMutation } from '../desk.queries.ts';
import { m } from '../words/messages.js';
import styles from './teams-panel.module.css';

export interface NamedTeam {
  readonly id: number;
  readonly name: string;
}

interface AnotherTeamProps {
  readonly eventId: number;
  onNamed(team: NamedTeam): void;
}

/** A team that plays nowhere in the event yet: one that is known by its name, or a new one. */
export function AnotherTeam({ eventId, onNamed }: AnotherTeamProps) {
  const { send, isBusy, refusal } = useSend(nameTeamMutation);
  const [name, setName] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isBusy) return;
    void send({ eventId, name: name.trim() }, (team) => {
      onNamed(team);
      setName('');
    });
  };
  return (
    <form className={styles.another} onSubmit={add}>
      <TextField
        label={m.anotherTeam()}
        hint={m.anotherTeamHint()}
        value={name}
        onChange={setName}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" icon="plus" isBusy={isBusy} disabled={name.trim() === ''}>
        {m.addAction()}
      </Button>
      <FormError refusal={refusal} />
    </form>
  );
}
