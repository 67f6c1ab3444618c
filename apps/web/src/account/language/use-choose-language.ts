import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { chosenLanguage, keepLanguage } from '../../platform/core/language-choice.ts';
import { isWorkLost, loadAnew } from '../../platform/core/leaving.ts';
import { useSend } from '../../platform/core/use-send.ts';
import type { Leave } from '../../platform/editing/use-leave.ts';
import { preferencesQuery, saveLanguageMutation } from '../session/preferences.queries.ts';

/**
 * Keeps a language with the account and in this browser, and loads the page in it. An account comes first:
 * the server asks it before the browser.
 */
export function useChooseLanguage(isUser: boolean, onLeave?: () => void) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);
  const { send, isBusy, refusal } = useSend({
    ...saveLanguageMutation,
    mutationFn: async (language: string) => {
      if (!isUser) return null;
      const { plainNames, stillPlates } = await queries.ensureQueryData(preferencesQuery);
      return saveLanguageMutation.mutationFn({ plainNames, stillPlates, language });
    },
  });
  const go = (language: string) =>
    void send(language, () => {
      keepLanguage(language);
      onLeave?.();
      loadAnew();
    });
  const choose = (language: string) => {
    if (language === chosenLanguage()) return;
    if (isWorkLost()) setAsked(language);
    else go(language);
  };
  const leave: Leave = {
    isAsked: asked !== null,
    close: () => setAsked(null),
    keep: () => setAsked(null),
    discard: () => {
      setAsked(null);
      if (asked !== null) go(asked);
    },
  };
  return { choose, isBusy, refusal, leave };
}
