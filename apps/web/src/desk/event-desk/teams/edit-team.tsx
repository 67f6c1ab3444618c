import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { timeAgo } from '../../../platform/ui/words/time-ago.ts';
import { takeDesk, undoTeamEditMutation } from '../desk.queries.ts';
import { m } from '../words/messages.js';
import styles from './edit-team.module.css';
import { TeamName } from './team-name.tsx';
import { TeamPicture } from './team-picture.tsx';
import { TeamRanking } from './team-ranking.tsx';

interface EditTeamProps {
  desk: EventDesk;
  teamId: number;
  /** The team became another one: that one is edited from now on. */
  onOther(teamId: number): void;
  onClose(): void;
}

/**
 * Changes a team's name and picture in all of its events. The last change can be taken back
 * [rule: events-31].
 */
export function EditTeam({ desk, teamId, onOther, onClose }: EditTeamProps) {
  const [round, setRound] = useState(0);
  const team = desk.teams.find(({ id }) => id === teamId);
  if (!team) return null;
  const goOnWith = (otherId: number) => {
    setRound((own) => own + 1);
    if (otherId !== teamId) onOther(otherId);
  };
  return (
    <Modal
      title={m.editTeamNamed({ team: team.name })}
      description={m.editTeamText()}
      isOpen
      onClose={onClose}
      size="md"
      actions={<Button onClick={onClose}>{m.done()}</Button>}
    >
      <div className={styles.edit}>
        <TeamName
          key={`${team.id} ${round}`}
          eventId={desk.id}
          team={team}
          isAnew={round > 0}
          onMerged={goOnWith}
        />
        <TeamPicture eventId={desk.id} team={team} />
        <TeamRanking key={`ranking ${team.id} ${round}`} eventId={desk.id} team={team} />
        <Edits
          desk={desk}
          teamId={teamId}
          onUndone={({ teams }) => {
            if (teams.some(({ id }) => id === teamId)) return goOnWith(teamId);
            const came = teams.find(({ id }) => desk.teams.every((own) => own.id !== id));
            return came ? goOnWith(came.id) : onClose();
          }}
        />
      </div>
    </Modal>
  );
}

function Edits(
  props: Pick<EditTeamProps, 'desk' | 'teamId'> & { onUndone(answer: EventDesk): void },
) {
  const { desk, teamId, onUndone } = props;
  const queries = useQueryClient();
  const { send, sending, refusal } = useSend(undoTeamEditMutation);
  const edits = desk.teamEdits.filter((edit) => edit.teamId === teamId);
  if (edits.length === 0) return null;
  const undo = (editId: number) =>
    send({ eventId: desk.id, editId }, async (answer) => {
      showToast({ text: m.takenBack(), kind: 'success' });
      const taken = takeDesk(queries, answer);
      onUndone(answer);
      await taken;
    });
  return (
    <section aria-label={m.whatStaffSaid()}>
      <h3 className={styles.heading}>{m.whatStaffSaid()}</h3>
      <ul className={styles.edits}>
        {edits.map(({ id, text, at, isUndoable }) => (
          <li key={id} className={styles.said}>
            <p>
              {text} <span className={styles.note}>{timeAgo(at, serverNow())}</span>
            </p>
            {isUndoable ? (
              <Button
                size="sm"
                variant="ghost"
                icon="undo"
                aria-label={m.undoOf({ edit: text })}
                isBusy={sending?.editId === id}
                disabled={sending !== null}
                onClick={() => void undo(id)}
              >
                {m.undoAction()}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <FormError refusal={refusal} />
    </section>
  );
}
