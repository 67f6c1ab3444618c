import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { counted } from '../../../platform/ui/words/counted.ts';
import type { WouldGo } from './refusals.ts';

interface AnswersGoProps {
  wouldGo: WouldGo;
  isBusy: boolean;
  onKeep(): void;
  onDrop(): void;
}

/** Asks before people's answers are deleted [rule: surveys-18]. */
export function AnswersGo({ wouldGo, isBusy, onKeep, onDrop }: AnswersGoProps) {
  const answers = wouldGo.answers.toLocaleString('en');
  const people = wouldGo.respondents.toLocaleString('en');
  return (
    <Modal
      title={`Delete ${counted(wouldGo.answers, 'answer').replace(/^\d+/, answers)}?`}
      isOpen
      onClose={onKeep}
      actions={
        <>
          <Button variant="primary" onClick={onKeep}>
            Keep editing
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onDrop}>
            Save and delete them
          </Button>
        </>
      }
    >
      <p>
        The answers you removed were chosen {answers} {wouldGo.answers === 1 ? 'time' : 'times'} by{' '}
        {people} {wouldGo.respondents === 1 ? 'person' : 'people'}. Saving deletes these choices for
        good.
      </p>
    </Modal>
  );
}
