import { useState } from 'react';
import { useSend } from '../../../platform/core/use-send.ts';
import { readPictureFile } from '../../../platform/ui/controls/picture-file.ts';
import { keepPictureMutation } from '../survey.queries.ts';

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
      const { picture, problem: wrong } = await readPictureFile(file);
      setProblem(wrong);
      if (picture !== null) await send({ picture }, ({ imageUrl }) => onKept(imageUrl, null));
    },
    copy: (address: string) => {
      setProblem(null);
      return send({ address }, ({ imageUrl }) => onKept(imageUrl, address));
    },
  };
}
