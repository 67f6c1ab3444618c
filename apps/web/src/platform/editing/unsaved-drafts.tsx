import type { ReactNode } from 'react';
import { Icon } from '../ui/art/icon.tsx';
import { Button } from '../ui/controls/button.tsx';
import { exactTime, timeAgo } from '../ui/words/time-ago.ts';
import type { DraftStore } from './draft-store.ts';
import type { Edited } from './edited.ts';
import styles from './unsaved-drafts.module.css';
import { m } from './words/messages.js';

interface UnsavedDraftsProps<S> {
  what: Edited;
  drafts: DraftStore<S>;
  userId: number;
  /** The ids of the listed rows. */
  ids: readonly number[];
  nameOf(state: S): string;
  /** 0 = of one that was never saved. */
  onContinue(id: number): void;
}

/** Work of this browser that was left without being saved, to go on with. */
export function UnsavedDrafts<S>(props: UnsavedDraftsProps<S>) {
  const { what, drafts, userId, ids, nameOf, onContinue } = props;
  const found = [0, ...ids].flatMap((id) => {
    const draft = drafts.read(localStorage, { userId, id });
    return draft ? [{ id, name: nameOf(draft.state).trim(), keptAt: draft.keptAt }] : [];
  });
  if (found.length === 0) return null;
  return (
    <ul className={styles.drafts} aria-label={m.unsavedDrafts()}>
      {found.map(({ id, name, keptAt }) => {
        const kept = new Date(keptAt).toISOString();
        const ago = timeAgo(kept, Date.now());
        const time = (inside: ReactNode) => (
          <time dateTime={kept} title={exactTime(kept)}>
            {inside}
          </time>
        );
        return (
          <li key={id} className={styles.draft}>
            <Icon name="undo" size={16} />
            <p>
              {name === '' ? m.newDraft({ what, ago, time }) : m.namedDraft({ name, ago, time })}
            </p>
            <Button size="sm" onClick={() => onContinue(id)}>
              {m.continueDraft()}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
