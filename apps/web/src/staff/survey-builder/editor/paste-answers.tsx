import { surveyLimits } from '@callshot/rules';
import { useState } from 'react';
import { Button } from '../../../platform/ui/controls/button.tsx';
import { TextArea } from '../../../platform/ui/controls/text-area.tsx';
import { Modal } from '../../../platform/ui/overlays/modal.tsx';
import { m } from '../words/messages.js';

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
      ? m.linesTooMany({ count: over, most: surveyLimits.answers })
      : isLong
        ? m.answerTooLong({ most: surveyLimits.answer })
        : null;
  return (
    <Modal
      title={m.pasteList()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            disabled={texts.length === 0 || error !== null}
            onClick={() => onPaste(texts)}
          >
            {texts.length === 0 ? m.addAnswers() : m.addCount({ count: texts.length })}
          </Button>
          <Button onClick={onClose}>{m.cancel()}</Button>
        </>
      }
    >
      <TextArea label={m.answersOneALine()} value={typed} error={error} onChange={setTyped} />
    </Modal>
  );
}

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
