import type { EventDesk } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Choice } from '../../../platform/ui/controls/choice.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { peopleText } from '../../../platform/ui/words/people-text.ts';
import { slotsMutation, takeDesk } from '../desk.queries.ts';
import { AnotherTeam, type NamedTeam } from '../teams/another-team.tsx';
import { m } from '../words/messages.js';
import {
  BYE,
  candidates,
  drawOf,
  NOT_KNOWN,
  seatingOf,
  startingMatches,
  startingTwice,
} from './bracket-draw.ts';
import type { DeskStage } from './stage-acts.ts';
import styles from './stage-dialog.module.css';
import { knownTeams } from './team-seats.ts';

interface SlotsDialogProps {
  desk: EventDesk;
  stage: DeskStage;
  onClose(): void;
}

/** Assigns teams to the opening matches of a bracket. Picks follow the starting slot. */
export function SlotsDialog({ desk: current, stage: currentStage, onClose }: SlotsDialogProps) {
  const queries = useQueryClient();
  // A snapshot from opening: newer data is not overwritten unseen.
  const [{ desk, stage }] = useState({ desk: current, stage: currentStage });
  const [draw, setDraw] = useState(() => drawOf(stage));
  const [others, setOthers] = useState<readonly NamedTeam[]>([]);
  const { send, isBusy, refusal } = useSend(slotsMutation);
  const twice = listed(
    startingTwice(draw).map(
      (teamId) =>
        [...knownTeams(desk), ...others].find(({ id }) => id === teamId)?.name ??
        m.teamNumber({ id: teamId }),
    ),
  );
  const starts = startingMatches(stage);
  /** Within its group. */
  const numberOf = ({ eventSubstageId, slot }: DeskStage['matches'][number]): number =>
    starts
      .filter(({ match }) => match.eventSubstageId === eventSubstageId)
      .findIndex(({ match }) => match.slot === slot) + 1;
  const save = () =>
    void send(seatingOf(desk, stage, draw), async (answer) => {
      showToast({ text: m.slotsSaved(), kind: 'success' });
      onClose();
      await takeDesk(queries, answer);
    });
  return (
    <Modal
      title={m.slotsOf({ stage: stage.name })}
      isOpen
      onClose={onClose}
      size="md"
      refusal={
        <FormError refusal={refusal} text={twice ? m.moreThanOnce({ teams: twice }) : null} />
      }
      actions={
        <>
          <Button variant="primary" isBusy={isBusy} disabled={twice !== ''} onClick={save}>
            {m.save()}
          </Button>
          <Button onClick={onClose}>{m.backAction()}</Button>
        </>
      }
    >
      <p className={styles.note}>
        {stage.picked === 0
          ? m.nobodyPicked()
          : m.picksMoveToSlot({ people: peopleText(stage.picked) })}
      </p>
      <ol className={styles.slots}>
        {starts.map(({ match, places }) => (
          <li key={`${match.eventSubstageId} ${match.slot}`} className={styles.pair}>
            {places.map(({ key, side }) => (
              <Choice
                key={key}
                label={m.slotName({
                  round: within(stage, match.eventSubstageId, match.round),
                  number: numberOf(match),
                  side,
                })}
                value={draw.get(key) ?? NOT_KNOWN}
                onChange={(value) => setDraw(new Map(draw).set(key, value))}
                options={[
                  { value: NOT_KNOWN, label: m.slotNotKnown() },
                  ...(places.length === 2 ? [{ value: BYE, label: m.slotBye() }] : []),
                  ...candidates(desk, stage, match.eventSubstageId, others).map(({ id, name }) => ({
                    value: String(id),
                    label: name,
                  })),
                ]}
              />
            ))}
          </li>
        ))}
      </ol>
      <AnotherTeam eventId={desk.id} onNamed={(team) => setOthers([...others, team])} />
    </Modal>
  );
}

/** Names the group, if the stage has several. */
function within({ substages }: DeskStage, eventSubstageId: number, round: string): string {
  const title = substages.find(({ id }) => id === eventSubstageId)?.title;
  return substages.length > 1 && title ? `${title}, ${round}` : round;
}
