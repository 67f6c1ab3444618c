import type { ReactNode } from 'react';
import { useContact } from '../../../platform/core/contact.ts';
import { bdiTag as bdi } from '../../../platform/core/message-tags.tsx';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button, ButtonLink } from '../../../platform/ui/controls/button.tsx';
import { Moment } from '../../../platform/ui/hooks/moment.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { actionFocus } from '../moves/stage-actions.tsx';
import { m } from '../words/messages.js';
import { LeagueLink } from './league-link.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';
import type { NewerPicks, SaveFailure } from './save-failure.ts';
import styles from './save-modals.module.css';
import { SavedSlip, type SavedSlipProps } from './saved-slip.tsx';

export type SaveNotice = SaveFailure | SavedNotice;

interface SavedNotice {
  readonly kind: 'saved';
  /** Submitted before anybody was signed in, and saved now. */
  readonly isKept: boolean;
}

interface SaveModalsProps {
  readonly notice: SaveNotice;
  readonly stageName: string;
  /** Name of the stage that comes after this one; null after the last. */
  readonly nextStageName: string | null;
  /** Picks of the stage are saved, whatever became of these. */
  readonly hasSaved: boolean;
  /** Picks were changed after those that were saved now. */
  readonly isChangedSince: boolean;
  readonly isBusy: boolean;
  /** Saved these picks. */
  readonly userId: number | null;
  readonly slip: SavedSlipProps;
  /** null = not known. */
  readonly savedAt: string | null;
  /** When the stage locks; null = not known. */
  readonly lockAt: string | null;
  /** Copies a link to what was saved. */
  readonly share: ReactNode;
  onClose(): void;
  onRetry(): void;
  onTakeNewer(newer: NewerPicks | null): void;
  onKeepMine(newer: NewerPicks | null): void;
}

/** The outcome of a submission: one modal at a time. */
export function SaveModals(props: SaveModalsProps) {
  switch (props.notice.kind) {
    case 'saved':
      return <PicksSaved {...props} isKept={props.notice.isKept} />;
    case 'locked':
      return (
        <Told {...props} title={m.lockedTitle()}>
          <p>{m.lockedText()}</p>
          {props.hasSaved ? (
            <p>{m.earlierPicksCount()}</p>
          ) : (
            <p>{m.noneCount({ stage: props.stageName, bdi })}</p>
          )}
        </Told>
      );
    case 'begun':
      return (
        <Told {...props} title={m.begunTitle()}>
          <p>{m.begunText()}</p>
        </Told>
      );
    case 'wrong_stage':
      return (
        <Told {...props} title={m.wrongStageTitle()}>
          <p>{m.wrongStageText()}</p>
        </Told>
      );
    case 'conflict':
      return <Conflict {...props} newer={props.notice.newer} />;
    case 'invalid':
      return <NotPossible {...props} problems={props.notice.problems} />;
    case 'failed':
      return <Failed {...props} />;
    case 'no_event':
      return null;
  }
}

function PicksSaved(props: SaveModalsProps & { readonly isKept: boolean }) {
  const { isKept, stageName, nextStageName, isChangedSince, slip, savedAt, lockAt, share } = props;
  const { userId, onClose } = props;
  const title = (
    <span className={styles.title}>
      <span className={styles.done} aria-hidden>
        <Icon name="check" size={28} />
      </span>
      {m.picksSavedTitle()}
    </span>
  );
  const until = (
    <span className={styles.until}>
      {isKept ? <>{m.keptAndSubmitted()} </> : null}
      {lockAt === null
        ? m.savedUntilLock({ stage: stageName, bdi })
        : m.savedUntil({ stage: stageName, bdi, time: () => <Moment at={lockAt} /> })}
    </span>
  );
  return (
    <Modal
      isOpen
      title={title}
      description={until}
      onClose={onClose}
      size="lg"
      finalFocus={actionFocus}
      actions={
        <>
          {share}
          <span className={styles.remind}>
            <ReminderSwitch />
          </span>
          <LeagueLink viewer={userId} eventId={slip.event.id} onLeave={onClose} />
          <Button variant="ghost" onClick={onClose}>
            {m.done()}
          </Button>
        </>
      }
    >
      <div className={styles.slip}>
        <SavedSlip {...slip} isHidden={lockAt !== null && serverNow() < Date.parse(lockAt)} />
        <div className={styles.facts}>
          {nextStageName !== null && <p>{m.comeBackFor({ stage: nextStageName, bdi })}</p>}
          {savedAt !== null && (
            <p className={styles.kept}>{m.savedAt({ time: () => <Moment at={savedAt} /> })}</p>
          )}
        </div>
      </div>
      {isChangedSince && <p>{m.changedSince()}</p>}
    </Modal>
  );
}

interface ToldProps extends SaveModalsProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Told({ title, children, onClose }: ToldProps) {
  return (
    <Modal
      isOpen
      title={title}
      onClose={onClose}
      finalFocus={actionFocus}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.ok()}
        </Button>
      }
    >
      {children}
    </Modal>
  );
}

function Conflict(props: SaveModalsProps & { readonly newer: NewerPicks | null }) {
  const { newer, isBusy, onClose, onTakeNewer, onKeepMine } = props;
  return (
    <Modal
      isOpen
      title={m.newerPicksTitle()}
      onClose={onClose}
      finalFocus={actionFocus}
      actions={
        <>
          <Button variant="primary" onClick={() => onTakeNewer(newer)}>
            {m.showNewerPicks()}
          </Button>
          <Button isBusy={isBusy} onClick={() => onKeepMine(newer)}>
            {m.saveTheseInstead()}
          </Button>
        </>
      }
    >
      <p>{m.newerPicksText({ stage: props.stageName, bdi })}</p>
    </Modal>
  );
}

function NotPossible(props: SaveModalsProps & { readonly problems: readonly string[] }) {
  const { problems, onClose } = props;
  const back = (
    <Button variant="primary" onClick={onClose}>
      {m.backToMyPicks()}
    </Button>
  );
  return (
    <NotSaved {...props} way={back}>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </NotSaved>
  );
}

function Failed(props: SaveModalsProps) {
  const retry = (
    <Button variant="primary" icon="refresh" isBusy={props.isBusy} onClick={props.onRetry}>
      {m.retry()}
    </Button>
  );
  return (
    <NotSaved {...props} way={retry}>
      <p>{m.refreshAndTryAgain()}</p>
      <p className={styles.kept}>{m.keptUntilSaved()}</p>
    </NotSaved>
  );
}

interface NotSavedProps extends SaveModalsProps {
  /** The button that leads on. */
  readonly way: ReactNode;
  readonly children: ReactNode;
}

function NotSaved({ way, children, onClose }: NotSavedProps) {
  const contact = useContact();
  return (
    <Modal
      isOpen
      title={m.failedTitle()}
      onClose={onClose}
      finalFocus={actionFocus}
      actions={
        <>
          {way}
          {contact.discordUrl !== null && (
            <ButtonLink href={contact.discordUrl} icon="chat">
              Discord
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{m.failedText()}</p>
      {children}
      <p>{contact.text}</p>
    </Modal>
  );
}
