import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bdiTag } from '../../../platform/core/message-tags.tsx';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { peopleText } from '../../../platform/ui/words/people-text.ts';
import { replaceTeamMutation, takeDesk } from '../desk.queries.ts';
import type { DeskTeam } from '../matches/match-rows.ts';
import { m } from '../words/messages.js';
import styles from './teams-panel.module.css';

interface ReplaceTeamProps {
  desk: EventDesk;
  team: DeskTeam;
  onClose(): void;
}

/** Another team takes every place of one; picks follow the place. */
export function ReplaceTeam({ desk, team, onClose }: ReplaceTeamProps) {
  const queries = useQueryClient();
  const { send, isBusy, refusal } = useSend(replaceTeamMutation);
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const isReady = name.trim() !== '' && reason.trim() !== '';
  const stages = desk.stages.filter(({ substages, matches }) =>
    [
      ...substages.flatMap(({ teamIds }) => teamIds),
      ...matches.flatMap(({ topTeamId, bottomTeamId }) => [topTeamId, bottomTeamId]),
    ].includes(team.id),
  );
  const most = Math.max(0, ...stages.map(({ picked }) => picked));
  const replace = () =>
    send(
      { eventId: desk.id, teamId: team.id, name: name.trim(), reason: reason.trim() },
      async (answer) => {
        showToast({ text: m.replacedDone({ team: team.name }), kind: 'success' });
        onClose();
        await takeDesk(queries, answer);
      },
    );
  return (
    <Modal
      title={m.replaceTitle({ team: team.name })}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={!isReady}
            title={isReady ? undefined : m.replaceIncomplete()}
            onClick={() => void replace()}
          >
            {m.replaceAction()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          {m.replaceText({
            team: team.name,
            stages:
              stages.length === 0 ? desk.nameOverride : listed(stages.map((stage) => stage.name)),
            bdi: bdiTag,
          })}
        </p>
        <p>
          {most === 0
            ? m.placesNotPicked()
            : m.placesPicked({ people: peopleText(most), team: team.name })}
        </p>
        <TextField
          label={m.newTeam()}
          hint={m.newTeamHint()}
          value={name}
          onChange={setName}
          maxLength={60}
          autoComplete="off"
        />
        <TextField label={m.reason()} value={reason} onChange={setReason} maxLength={500} />
      </div>
    </Modal>
  );
}
