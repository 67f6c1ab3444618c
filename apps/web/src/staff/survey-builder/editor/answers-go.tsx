import { Button } from '../../../platform/ui/controls/button.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { m } from '../words/messages.js';
import type { WouldGo } from './refusals.ts';

interface AnswersGoProps {
  wouldGo: WouldGo;
  isBusy: boolean;
  onKeep(): void;
  onDrop(): void;
}

/** Asks before people's answers are deleted [rule: surveys-18]. */
export function AnswersGo({ wouldGo, isBusy, onKeep, onDrop }: AnswersGoProps) {
  return (
    <Modal
      title={m.deleteAnswersTitle({ count: wouldGo.answers })}
      isOpen
      onClose={onKeep}
      actions={
        <>
          <Button variant="primary" onClick={onKeep}>
            {m.keepEditing()}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={onDrop}>
            {m.saveAndDelete()}
          </Button>
        </>
      }
    >
      <p>{m.answersGoText({ answers: wouldGo.answers, people: wouldGo.respondents })}</p>
    </Modal>
  );
}
