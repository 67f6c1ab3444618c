import { useState } from 'react';
import { useSend } from '../../core/use-send.ts';
import { keepPictureMutation } from '../survey.queries.ts';
import { base64Of } from './file-text.ts';

/** The server takes no more. */
const MOST_BYTES = 2 * 2 ** 20;

/** The product keeps every picture itself: uploaded, or copied from where it lies. */
export function useKeptPicture(onKept: (imageUrl: string, of: string | null) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isBusy } = useSend(keepPictureMutation, {
    answers: (failure) => {
      setProblem(failure.problems[0]?.message ?? failure.title);
      return true;
    },
  });
  return {
    isBusy,
    problem,
    forget: () => setProblem(null),
    upload: async (file: File) => {
      setProblem(null);
      if (file.size > MOST_BYTES) {
        setProblem('A picture has at most 2 MB.');
        return;
      }
      const picture = await base64Of(file).catch(() => null);
      if (picture) await send({ picture }, ({ imageUrl }) => onKept(imageUrl, null));
      else setProblem('This file could not be read.');
    },
    copy: (address: string) => {
      setProblem(null);
      return send({ address }, ({ imageUrl }) => onKept(imageUrl, address));
    },
  };
}
