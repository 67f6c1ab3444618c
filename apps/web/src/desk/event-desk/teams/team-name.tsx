import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { bdiTag } from '../../../platform/core/message-tags.tsx';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { renameTeamMutation, takeDesk } from '../desk.queries.ts';
import type { DeskTeam } from '../matches/match-rows.ts';
import { m } from '../words/messages.js';
import styles from './edit-team.module.css';
import { MergeTeam, type NameOwner } from './merge-team.tsx';

interface TeamNameProps {
  eventId: number;
  team: DeskTeam;
  /** Something of it was just taken back: the keyboard goes on here. */
  isAnew: boolean;
  onMerged(teamId: number): void;
}

/** Changes a team's long and short name. */
export function TeamName({ eventId, team, isAnew, onMerged }: TeamNameProps) {
  const queries = useQueryClient();
  const [owner, setOwner] = useState<NameOwner | null>(null);
  const { send, isBusy, refusal, forget } = useSend(renameTeamMutation, {
    answers: ({ code, current }) => {
      if (code !== 'name_taken') return false;
      setOwner(current as NameOwner);
      return true;
    },
  });
  // The names from when the form was opened, which the change builds on.
  const [was, setWas] = useState({ name: team.name, abbreviation: team.abbreviation });
  const [name, setName] = useState(team.name);
  const [short, setShort] = useState(team.abbreviation);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAnew) field.current?.focus();
  }, [isAnew]);
  const buildOn = (own: Pick<DeskTeam, 'name' | 'abbreviation'>) =>
    setWas({ name: own.name, abbreviation: own.abbreviation });
  const isChanged = name.trim() !== was.name || short.trim() !== was.abbreviation;
  const isReady = name.trim() !== '' && isChanged;
  const isOutdated = refusal?.code === 'team_changed';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isBusy) return;
    const body = { eventId, teamId: team.id, name: name.trim(), abbreviation: short.trim(), was };
    void send(body, async (desk) => {
      showToast({ text: m.renamedDone({ was: was.name, now: name.trim() }), kind: 'success' });
      const saved = desk.teams.find(({ id }) => id === team.id);
      if (saved) {
        buildOn(saved);
        setName(saved.name);
        setShort(saved.abbreviation);
      }
      await takeDesk(queries, desk);
      field.current?.focus();
    });
  };
  const goOn = () => {
    buildOn(team);
    forget();
  };
  return (
    <form className={styles.name} onSubmit={save}>
      <TextField
        label={m.name()}
        ref={field}
        value={name}
        onChange={(typed) => {
          setName(typed);
          setOwner(null);
        }}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        label={m.shortName()}
        hint={m.shortNameHint()}
        value={short}
        onChange={setShort}
        maxLength={16}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={!isReady || isOutdated}>
        {m.saveName()}
      </Button>
      <div className={styles.wide}>
        <FormError refusal={refusal} />
        {isOutdated ? (
          <Button size="sm" icon="refresh" onClick={goOn}>
            {m.keepMyName({ team: team.name, short: team.abbreviation, bdi: bdiTag })}
          </Button>
        ) : null}
        {owner ? (
          <MergeTeam
            key={owner.teamId}
            eventId={eventId}
            team={team}
            owner={owner}
            onMerged={onMerged}
          />
        ) : null}
      </div>
    </form>
  );
}
