import type { League } from '@callshot/contract';
import { ConflictDialog } from '../../../platform/editing/conflict-dialog.tsx';
import { m } from '../words/messages.js';
import { differencesOf, fieldsOf, type LeagueDraft } from './league-draft.ts';

interface LeagueConflictDialogProps {
  readonly conflict: {
    readonly before: League;
    readonly latest: League;
    /** The changes made here. */
    readonly own: LeagueDraft;
    keepEditing(): void;
    takeSaved(): void;
    saveOver(): void;
  };
}

/**
 * The league was saved elsewhere since it was opened here: the new values beside the user's own.
 */
export function LeagueConflictDialog({ conflict }: LeagueConflictDialogProps) {
  const { before, latest, own, keepEditing, takeSaved, saveOver } = conflict;
  return (
    <ConflictDialog
      what="league"
      differences={differencesOf(fieldsOf(before), fieldsOf(latest), own)}
      ways={[
        { label: m.saveMine(), act: saveOver },
        { label: m.takeTheirs(), act: takeSaved },
        { label: m.keepEditing(), act: keepEditing },
      ]}
      onClose={keepEditing}
    >
      {m.changesStillHere()}
    </ConflictDialog>
  );
}
