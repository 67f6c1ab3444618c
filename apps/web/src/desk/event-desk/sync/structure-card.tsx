import type { RefObject } from 'react';
import type { FailureWords } from '../../../platform/core/failures.ts';
import { serverNow } from '../../../platform/core/server-clock.ts';
import { Icon } from '../../../platform/ui/art/icon.tsx';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { FormError } from '../../../platform/ui/controls/form-error.tsx';
import { timeAgo } from '../../../platform/ui/words/time-ago.ts';
import { Keys } from '../../../staff/commands/keys.tsx';
import { FOR_ADMINS, useIsAdmin } from '../use-is-admin.ts';
import { m } from '../words/messages.js';
import styles from './doubts-panel.module.css';
import { type DraftFault, wordsOfFault } from './structure-words.ts';
import type { Doubt } from './sync.queries.ts';

interface StructureCardProps {
  doubt: Doubt;
  /** '1 of 3'. */
  place: string;
  heading: RefObject<HTMLHeadingElement | null>;
  isBusy: boolean;
  isKeeping: boolean;
  refusal: FailureWords | null;
  onLook(): void;
  onKeep(): void;
}

/** The tournament is drawn otherwise than the event plays it: what would change, and the two answers. */
export function StructureCard(props: StructureCardProps) {
  const { doubt, place, heading, isBusy, isKeeping, refusal, onLook, onKeep } = props;
  const isAdmin = useIsAdmin();
  const why = isAdmin ? undefined : FOR_ADMINS;
  return (
    <article className={styles.doubt} aria-label={m.structureTitle()}>
      <header className={styles.head}>
        <Icon name="warning" size={18} className={styles.mark} />
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {m.structureTitle()}
        </h3>
        <p className={styles.note}>
          {timeAgo(doubt.openedAt, serverNow())} · {place}
        </p>
      </header>
      <StructureChanges changes={doubt.changes ?? []} />
      <p className={styles.note}>{m.structureKept()}</p>
      <FormError refusal={refusal} />
      <div className={styles.answers}>
        <Button
          variant="primary"
          icon="eye"
          aria-keyshortcuts="a"
          disabled={isBusy || !isAdmin}
          title={why}
          onClick={onLook}
        >
          {m.structureLook()} <Keys of="A" />
        </Button>
        <Button
          icon="cross"
          aria-keyshortcuts="d"
          isBusy={isKeeping}
          disabled={isBusy || !isAdmin}
          title={why ?? m.structureKeepHint()}
          onClick={onKeep}
        >
          {m.structureKeepOurs()} <Keys of="D" />
        </Button>
      </div>
      <p className={styles.note}>{m.structureKeepHint()}</p>
    </article>
  );
}

export function StructureChanges({ changes }: { changes: readonly DraftFault[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes} aria-label={m.structureChanges()}>
      {changes.map(wordsOfFault).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
