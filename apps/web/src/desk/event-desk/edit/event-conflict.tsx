import type { EventDesk } from '@callshot/contract';
import { ConflictDialog, type Difference } from '../../../platform/editing/conflict-dialog.tsx';
import { m } from '../words/messages.js';

interface EventConflictProps<Draft> {
  /** The copy that somebody else saved meanwhile. */
  readonly newer: EventDesk;
  readonly mine: Draft;
  draftOf(desk: EventDesk): Draft;
  differencesOf(desk: EventDesk, mine: Draft, theirs: Draft): readonly Difference[];
  /** Goes on with one of the two drafts, over the newer copy. */
  onKept(newer: EventDesk, kept: Draft): void;
}

/** Asks which of two drafts of an event to go on with. Closing the question keeps one's own. */
export function EventConflict<Draft>(props: EventConflictProps<Draft>) {
  const { newer, mine, draftOf, differencesOf, onKept } = props;
  const theirs = draftOf(newer);
  const differences = differencesOf(newer, mine, theirs);
  const keepMine = () => onKept(newer, mine);
  return (
    <ConflictDialog
      what="event"
      differences={differences}
      ways={[
        { label: m.keepMine(), act: keepMine },
        { label: m.takeTheirs(), act: () => onKept(newer, theirs) },
      ]}
      onClose={keepMine}
    >
      {differences.length === 0 ? m.conflictNone() : m.conflictText()}
    </ConflictDialog>
  );
}
