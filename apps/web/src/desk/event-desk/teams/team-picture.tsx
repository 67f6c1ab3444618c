import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { TeamMark } from '../../../platform/ui/art/team-mark.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { PICTURE_TYPES, readPictureFile } from '../../../platform/ui/controls/picture-file.ts';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { pictureTeamMutation, takeDesk } from '../desk.queries.ts';
import type { DeskTeam } from '../matches/match-rows.ts';
import { m } from '../words/messages.js';
import styles from './edit-team.module.css';

interface TeamPictureProps {
  eventId: number;
  team: DeskTeam;
}

/** Changes a team's picture: a file, a link that is copied, or no picture. */
export function TeamPicture({ eventId, team }: TeamPictureProps) {
  const queries = useQueryClient();
  const { send, isBusy, refusal, forget } = useSend(pictureTeamMutation);
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const ofTeam = { eventId, teamId: team.id };
  const take = async (desk: EventDesk) => {
    showToast({ text: m.pictureDone({ team: team.name }), kind: 'success' });
    setAddress('');
    await takeDesk(queries, desk);
    chooser.current?.focus();
  };
  const upload = async (chosen: File | undefined) => {
    if (!chosen || isBusy) return;
    forget();
    const { picture, problem: wrong } = await readPictureFile(chosen);
    setProblem(wrong);
    if (picture !== null) await send({ ...ofTeam, picture }, take);
  };
  const copy = (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    if (address.trim() !== '' && !isBusy) void send({ ...ofTeam, address: address.trim() }, take);
  };
  const drop = (dropped: DragEvent) => {
    dropped.preventDefault();
    void upload(dropped.dataTransfer.files[0]);
  };
  return (
    <section
      aria-label={m.picture()}
      className={styles.picture}
      onDragOver={(over) => over.preventDefault()}
      onDrop={drop}
    >
      <div className={styles.seen}>
        <TeamMark key={team.logoUrl} team={team} size={64} />
        <div className={styles.files}>
          <Button
            ref={chooser}
            size="sm"
            icon="arrow-up"
            isBusy={isBusy}
            onClick={() => file.current?.click()}
          >
            {m.uploadPicture()}
          </Button>
          {team.logoUrl === null ? null : (
            <Button
              size="sm"
              variant="ghost"
              icon="trash"
              disabled={isBusy}
              onClick={() => void send({ ...ofTeam, isRemoved: true }, take)}
            >
              {m.removePicture()}
            </Button>
          )}
          <p className={styles.note}>{m.pictureKinds()}</p>
        </div>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={m.pictureFromFile()}
        accept={PICTURE_TYPES}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          // The same file again is a change again.
          target.value = '';
        }}
      />
      <form className={styles.link} onSubmit={copy}>
        <TextField
          label={m.pictureLink()}
          placeholder={m.pictureLinkExample()}
          inputMode="url"
          value={address}
          onChange={(typed) => {
            setAddress(typed);
            setProblem(null);
            forget();
          }}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" isBusy={isBusy} disabled={address.trim() === ''}>
          {m.copyPicture()}
        </Button>
      </form>
      <FormError refusal={refusal} text={problem} />
    </section>
  );
}
