import type { EventQuestion } from '@callshot/contract';
import { useRef, useState } from 'react';
import type { ApiError } from '../../platform/core/api-error.ts';
import { Button } from '../../platform/ui/controls/button.tsx';
import { Modal } from '../../platform/ui/overlays/modal.tsx';
import { m } from './words/messages.js';

interface Questions {
  readonly about: readonly EventQuestion[];
  readonly sentences: readonly string[];
}

/** The questions that the server asks before it makes an event, and those already confirmed. */
export function useQuestions() {
  const [questions, setQuestions] = useState<Questions | null>(null);
  const confirmed = useRef<readonly EventQuestion[]>([]);
  return {
    questions,
    /** Nothing is confirmed of what is tried now. */
    begin: () => {
      confirmed.current = [];
    },
    /** True = the failure is a question, and is asked. */
    take: ({ code, problems }: ApiError): boolean => {
      if (code !== 'needs_confirmation') return false;
      setQuestions({
        about: problems.map(({ path }) => path as EventQuestion),
        sentences: problems.map(({ message }) => message),
      });
      return true;
    },
    confirm: () => {
      confirmed.current = [...confirmed.current, ...(questions?.about ?? [])];
      setQuestions(null);
    },
    confirmed: (): EventQuestion[] => [...confirmed.current],
    close: () => setQuestions(null),
  };
}

interface AskBeforeCreatingProps {
  asking: ReturnType<typeof useQuestions>;
  onConfirm(): void;
}

/** Asks about likely mistakes, and makes the event all the same if it is confirmed. */
export function AskBeforeCreating({ asking, onConfirm }: AskBeforeCreatingProps) {
  const { questions, close, confirm } = asking;
  if (questions === null) return null;
  const create = () => {
    confirm();
    onConfirm();
  };
  return (
    <Modal
      title={m.isThisIntended()}
      isOpen
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{m.changeIt()}</Button>
          <Button variant="danger" onClick={create}>
            {m.createItAnyway()}
          </Button>
        </>
      }
    >
      {questions.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Modal>
  );
}
