import { surveyLimits } from '@callshot/rules';
import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { TextArea } from '../../../platform/ui/controls/text-area.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { counted } from '../../../platform/ui/words/counted.ts';

interface PasteAnswersProps {
  /** So many more can be had. */
  room: number;
  onClose(): void;
  onPaste(texts: string[]): void;
}

/** Several answers at once, one a line. */
export function PasteAnswers({ room, onClose, onPaste }: PasteAnswersProps) {
  const [typed, setTyped] = useState('');
  const texts = linesOf(typed);
  const over = texts.length - room;
  const isLong = texts.some((text) => text.length > surveyLimits.answer);
  const error =
    over > 0
      ? `${counted(over, 'line')} too many: a prompt has at most ${surveyLimits.answers} answers.`
      : isLong
        ? `An answer has at most ${surveyLimits.answer} characters.`
        : null;
  return (
    <Modal
      title="Paste a list"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            disabled={texts.length === 0 || error !== null}
            onClick={() => onPaste(texts)}
          >
            {texts.length === 0 ? 'Add answers' : `Add ${counted(texts.length, 'answer')}`}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <TextArea label="Answers, one a line" value={typed} error={error} onChange={setTyped} />
    </Modal>
  );
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
