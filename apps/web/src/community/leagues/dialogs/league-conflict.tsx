import type { League } from '@callshot/contract';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { differencesOf, fieldsOf, type LeagueDraft } from './league-draft.ts';
import styles from './league-form.module.css';

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
  const differences = differencesOf(fieldsOf(before), fieldsOf(latest), own);
  return (
    <Modal
      title="Someone else saved this league"
      description="Your changes are still here."
      isOpen
      onClose={keepEditing}
      size="md"
      actions={
        <>
          <Button variant="primary" onClick={saveOver}>
            Save mine
          </Button>
          <Button onClick={takeSaved}>Use what is saved</Button>
          <Button variant="ghost" onClick={keepEditing}>
            Keep editing
          </Button>
        </>
      }
    >
      <table className={styles.differences}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Saved</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ what, saved, yours }) => (
            <tr key={what} data-differs={saved !== yours || undefined}>
              <th scope="row">{what}</th>
              <td>{saved}</td>
              <td>{yours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
