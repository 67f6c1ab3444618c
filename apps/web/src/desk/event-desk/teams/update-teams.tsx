import type { Answer } from '@callshot/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { useSend } from '../../../platform/core/use-send.ts';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { showToast } from '../../../platform/ui/overlays/toast.tsx';
import { VisuallyHidden } from '../../../platform/ui/page/visually-hidden.tsx';
import { Skeleton } from '../../../platform/ui/states/skeleton.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { timeAgo } from '../../../platform/ui/words/time-ago.ts';
import { refreshEvent } from '../../override/override.queries.ts';
import { updateTeamsMutation } from '../desk.queries.ts';
import { m } from '../words/messages.js';
import { POSITIONS } from './positions.ts';
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
      showToast({ text: m.teamsUpdated(), kind: 'success' });
      onClose();
      await refreshEvent(queries, eventId);
    });
  return (
    <Modal
      title={m.teamsWiki()}
      isOpen
      onClose={onClose}
      size="md"
      refusal={<FormError refusal={apply.refusal ?? look.refusal} />}
      actions={
        <>
          {count > 0 && apply.refusal === null ? (
            <Button variant="primary" isBusy={apply.isBusy} onClick={() => void take()}>
              {m.applyChanges({ count })}
            </Button>
          ) : null}
          {look.refusal || apply.refusal ? (
            <Button icon="refresh" isBusy={look.isBusy} onClick={lookAgain}>
              {m.lookAgain()}
            </Button>
          ) : null}
          <Button onClick={onClose}>{count > 0 ? m.leaveAction() : m.closeAction()}</Button>
        </>
      }
    >
      {look.isBusy ? (
        <div role="status" aria-label={m.readingWiki()}>
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
        {changes.length === 0 ? m.allTeamsMatch() : m.teamsDiffer({ count: changes.length })}{' '}
        {m.wikiRead({ ago: timeAgo(readAt, serverNow()) })}
      </p>
      {changes.length === 0 ? null : (
        <ul className={styles.changes} aria-label={m.whatDiffers()}>
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
          {m.notOnWiki({ teams: listed(missing.map(({ name }) => name)) })}
        </p>
      )}
    </>
  );
}

function Change({ change }: { change: TeamChange }) {
  const { name, newName, newAbbreviation, newLogo, isRenamed, joined, left } = change;
  return (
    <div className={styles.rows}>
      {newName === null ? null : <p>{m.nameChange({ name, newName, old: oldTag, new: newTag })}</p>}
      {isRenamed ? <p>{m.recognised()}</p> : null}
      {newAbbreviation === null ? null : (
        <p>{m.shortNameChange({ newName: newAbbreviation, new: newTag })}</p>
      )}
      {newLogo === null ? null : (
        <p>
          <New>{m.newLogo()}</New>
        </p>
      )}
      {left.map(({ position, username }) => (
        <p key={`${position} ${username}`}>
          {POSITIONS[position]} <Old>{username}</Old>
        </p>
      ))}
      {joined.map(({ position, username }) => (
        <p key={`${position} ${username}`}>
          {POSITIONS[position]} <New>{username}</New>
        </p>
      ))}
    </div>
  );
}

const Old = ({ children }: { children: ReactNode }) => (
  <del className={styles.old}>
    <VisuallyHidden>{m.noLongerHidden()} </VisuallyHidden>
    <bdi>{children}</bdi>
  </del>
);

const New = ({ children }: { children: ReactNode }) => (
  <ins className={styles.new}>
    <VisuallyHidden>{m.nowHidden()} </VisuallyHidden>
    <bdi>{children}</bdi>
  </ins>
);

const oldTag = (inside: ReactNode) => <Old>{inside}</Old>;
const newTag = (inside: ReactNode) => <New>{inside}</New>;
