import { useState } from 'react';
import { nameOfLanguage } from '../core/language.ts';
import { showToast } from '../ui/overlays/toast.tsx';
import { m } from './words/messages.js';

interface TextsInLanguages {
  /** The language of the text that readers of all others get. */
  readonly original: string;
  readonly translations: readonly string[];
  add(tag: string): void;
  /** Answers how to bring it back; null = nothing in it would be missed. */
  remove(tag: string): (() => void) | null;
  setOriginal(tag: string): void;
}

/** The shown language of a text, and the actions on each of them. */
export function useTextLanguages({
  original,
  translations,
  add,
  remove,
  setOriginal,
}: TextsInLanguages) {
  const [wished, setWished] = useState(original);
  const show = (tag: string): void => setWished(tag);
  return {
    original,
    translations,
    shown: translations.includes(wished) ? wished : original,
    show,
    add: (tag: string) => {
      add(tag);
      show(tag);
    },
    setOriginal: (tag: string) => {
      setOriginal(tag);
      show(tag);
    },
    remove: (tag: string) => {
      const bringBack = remove(tag);
      show(original);
      if (bringBack === null) return;
      showToast({
        text: m.languageRemoved({ language: nameOfLanguage(tag) }),
        action: {
          label: m.undo(),
          onSelect: () => {
            bringBack();
            show(tag);
          },
        },
      });
    },
  };
}

export type EditedLanguages = ReturnType<typeof useTextLanguages>;
