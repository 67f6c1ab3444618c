import type { Answer } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { timeAgo } from '../../../platform/ui/words/time-ago.ts';
import { refreshEvent } from '../../override/override.queries.ts';
import { updateTeamsMutation } from '../desk.queries.ts';
import styles from './update-teams.module.css';

type TeamUpdate = Answer<'POST /api/event/updateteams'>;
type TeamChange = TeamUpdate['changes'][number];

interface UpdateTeamsProps {
  eventId: number;
  onClose(): void;
}

/** Names, rosters and logos of the wiki beside ours; nothing changes before it was seen. */
export function UpdateTeams({ eventId, onClose }: UpdateTeamsProps) {
  const queries = useQueryClient();
  const look = useSend(updateTeamsMutation);
  const apply = useSend(updateTeamsMutation);
  const { send } = look;
  // Opening it is what asks the wiki.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void send({ eventId });
  }, []);
  const update = look.answer;
  const count = update?.changes.length ?? 0;
  const lookAgain = () => {
    apply.forget();
    void send({ eventId });
  };
  const take = () =>
    apply.send({ eventId, apply: update?.hash }, async () => {
      showToast({ text: 'Teams updated', kind: 'success' });
      onClose();
      await refreshEvent(queries, eventId);
    });
  return (
    <Modal
      title="Teams on the wiki"
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={apply.refusal ?? look.refusal} />}
      actions={
        <>
          {count > 0 && apply.refusal === null ? (
            <Button variant="primary" isBusy={apply.isBusy} onClick={() => void take()}>
              {count === 1 ? 'Apply 1 change' : `Apply ${count} changes`}
            </Button>
          ) : null}
          {look.refusal || apply.refusal ? (
            <Button icon="refresh" isBusy={look.isBusy} onClick={lookAgain}>
              Look again
            </Button>
          ) : null}
          <Button onClick={onClose}>{count > 0 ? 'Leave' : 'Close'}</Button>
        </>
      }
    >
      {look.isBusy ? (
        <div role="status" aria-label="Reading the wiki">
          <Skeleton height={120} />
        </div>
      ) : null}
      {update && !look.isBusy ? <Difference update={update} /> : null}
    </Modal>
  );
}

function Difference({ update: { changes, missing, readAt } }: { update: TeamUpdate }) {
  return (
    <>
      <p className={styles.note}>
        {changes.length === 0
          ? 'All teams match the wiki.'
          : changes.length === 1
            ? '1 team differs; picks stay with it.'
            : `${changes.length} teams differ; picks stay with them.`}{' '}
        Read {timeAgo(readAt, serverNow())}.
      </p>
      {changes.length === 0 ? null : (
        <ul className={styles.changes} aria-label="What differs">
          {changes.map((change) => (
            <li key={change.teamId} className={styles.change}>
              <p className={styles.name}>{change.name}</p>
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
      {missing.length === 0 ? null : (
        <p className={styles.missing}>
          The wiki no longer lists {missing.map(({ name }) => name).join(', ')}: renamed, or
          replaced by another team.
        </p>
      )}
    </>
  );
}

function Change({ change }: { change: TeamChange }) {
  const { name, newName, newAbbreviation, newLogo, isRenamed, joined, left } = change;
  return (
    <div className={styles.rows}>
      {newName === null ? null : (
        <p>
          Name <Old>{name}</Old> <New>{newName}</New>
        </p>
      )}
      {isRenamed ? <p>Recognised by its players: its wiki page has moved.</p> : null}
      {newAbbreviation === null ? null : (
        <p>
          Short <New>{newAbbreviation}</New>
        </p>
      )}
      {newLogo === null ? null : (
        <p>
          <New>New logo</New>
        </p>
      )}
      {left.map(({ position, username }) => (
        <p key={`${position} ${username}`}>
          {position} <Old>{username}</Old>
        </p>
      ))}
      {joined.map(({ position, username }) => (
        <p key={`${position} ${username}`}>
          {position} <New>{username}</New>
        </p>
      ))}
    </div>
  );
}

const Old = ({ children }: { children: string }) => (
  <del className={styles.old}>
    <VisuallyHidden>no longer </VisuallyHidden>
    <bdi>{children}</bdi>
  </del>
);

const New = ({ children }: { children: string }) => (
  <ins className={styles.new}>
    <VisuallyHidden>now </VisuallyHidden>
    <bdi>{children}</bdi>
  </ins>
);
