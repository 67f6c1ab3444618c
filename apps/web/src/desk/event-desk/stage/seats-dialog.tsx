import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { peopleText } from '../../../platform/ui/words/people-text.ts';
import { slotsMutation, takeDesk } from '../desk.queries.ts';
import { AnotherTeam, type NamedTeam } from '../teams/another-team.tsx';
import { m } from '../words/messages.js';
import type { DeskStage } from './stage-acts.ts';
import styles from './stage-dialog.module.css';
import { countsOf, knownTeams, placesLost, type Seats, seatsOf, seatTeams } from './team-seats.ts';

interface SeatsDialogProps {
  desk: EventDesk;
  stage: DeskStage;
  onClose(): void;
}

const NOWHERE = '';

/** Tells staff what happens to its picks. */
function toldOf({ picked, substages }: DeskStage, seats: Seats): string {
  if (picked === 0) return m.nobodyPicked();
  const hasLeft = substages.some(({ id, teamIds }) =>
    teamIds.some((teamId) => seats.get(teamId) !== id),
  );
  return hasLeft
    ? m.picksMoveToPlace({ people: peopleText(picked) })
    : m.picksStay({ people: peopleText(picked) });
}

/** Assigns teams to a Swiss stage, or to its groups. Picks follow the place. */
export function SeatsDialog({ desk: current, stage: currentStage, onClose }: SeatsDialogProps) {
  const queries = useQueryClient();
  // A snapshot from opening: newer data is not overwritten unseen.
  const [{ desk, stage }] = useState({ desk: current, stage: currentStage });
  const [seats, setSeats] = useState(() => seatsOf(desk, stage));
  const { send, isBusy, refusal, forget } = useSend(slotsMutation);
  const lost = placesLost(stage, seats);
  const wanted = seatTeams(desk, stage, seats);
  const [others, setOthers] = useState<readonly NamedTeam[]>([]);
  const names = new Map([...knownTeams(desk), ...others].map(({ id, name }) => [id, name]));
  const options = [
    { value: NOWHERE, label: m.notInStage() },
    ...stage.substages.map(({ id, title }) => ({
      value: String(id),
      label: stage.substages.length > 1 ? title : m.playsInIt(),
    })),
  ];
  const seat = (teamId: number, value: string) => {
    forget();
    setSeats(new Map(seats).set(teamId, value === NOWHERE ? null : Number(value)));
  };
  /** Into the only group there is; of several, staff say which. */
  const join = (team: NamedTeam) => {
    const [first, ...further] = stage.substages;
    forget();
    setOthers([...others, team]);
    if (seats.get(team.id) == null) {
      const seat = first && further.length === 0 ? first.id : null;
      setSeats(new Map(seats).set(team.id, seat));
    }
  };
  const save = () =>
    void send(wanted, async (answer) => {
      showToast({ text: m.teamsSaved(), kind: 'success' });
      onClose();
      await takeDesk(queries, answer);
    });
  return (
    <Modal
      title={m.teamsOf({ stage: stage.name })}
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={refusal} text={lost} />}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={lost !== null || wanted.substages.length === 0}
            onClick={save}
          >
            {m.save()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <p className={styles.note}>
        {toldOf(stage, seats)} <span role="status">{countsOf(stage, seats)}</span>
      </p>
      <ul className={styles.seats} aria-label={m.teams()}>
        {[...seats].map(([teamId, at]) => (
          <li key={teamId}>
            <Choice
              label={names.get(teamId) ?? m.teamNumber({ id: teamId })}
              value={at === null ? NOWHERE : String(at)}
              onChange={(value) => seat(teamId, value)}
              options={options}
            />
          </li>
        ))}
      </ul>
      <AnotherTeam eventId={desk.id} onNamed={join} />
    </Modal>
  );
}
