import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { TextField } from '../../../platform/ui/controls/text-field.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { peopleText } from '../../../platform/ui/words/people-text.ts';
import { replaceTeamMutation, takeDesk } from '../desk.queries.ts';
import type { DeskTeam } from '../matches/match-rows.ts';
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
        showToast({ text: `${team.name} was replaced`, kind: 'success' });
        onClose();
        await takeDesk(queries, answer);
      },
    );
  return (
    <Modal
      title={`Replace ${team.name}?`}
      isOpen
      onClose={onClose}
      refusal={<FormError refusal={refusal} />}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={!isReady}
            title={isReady ? undefined : 'Name the new team and say why'}
            onClick={() => void replace()}
          >
            Replace
          </Button>
          <Button onClick={onClose}>Back</Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          The new team takes every place of <bdi>{team.name}</bdi> in{' '}
          {stages.length === 0 ? desk.nameOverride : stages.map((stage) => stage.name).join(', ')}.
        </p>
        <p>
          {most === 0
            ? 'Nobody has picked those places yet.'
            : `Up to ${peopleText(most)} have picked there: picks of ${team.name} become picks of the new team, and their owners are told.`}
        </p>
        <TextField
          label="New team"
          hint="A team the game knows by that name, or a new one."
          value={name}
          onChange={setName}
          maxLength={60}
          autoComplete="off"
        />
        <TextField label="Reason" value={reason} onChange={setReason} maxLength={500} />
      </div>
    </Modal>
  );
}
