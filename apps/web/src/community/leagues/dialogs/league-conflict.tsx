import type { League } from '@callshot/contract';
import { ConflictDialog } from '../../../platform/editing/conflict-dialog.tsx';
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
        { label: 'Save mine', act: saveOver },
        { label: 'Take theirs', act: takeSaved },
        { label: 'Keep editing', act: keepEditing },
      ]}
      onClose={keepEditing}
    >
      Your changes are still here.
    </ConflictDialog>
  );
}
