import { useState } from 'react';
import { nameOfLanguage } from '../../platform/core/language.ts';
import { showToast } from '../../platform/ui/overlays/toast.tsx';
import type { AnnouncementDraft, DraftTexts } from './announcement-draft.ts';
import { m } from './words/messages.js';

/** The languages of an announcement that is written: which one is shown, and what is done to each. */
export function useDraftLanguages(
  draft: AnnouncementDraft,
  setDraft: (next: (draft: AnnouncementDraft) => AnnouncementDraft) => void,
) {
  const [wished, show] = useState(draft.language);
  const { language: original, translations } = draft;
  const shown = Object.hasOwn(translations, wished) ? wished : original;
  const textsOf = (tag: string): DraftTexts => translations[tag] ?? draft;

  const write = (part: Partial<DraftTexts>) =>
    setDraft((now) => {
      const texts = now.translations[shown];
      if (texts === undefined) return { ...now, ...part };
      return { ...now, translations: { ...now.translations, [shown]: { ...texts, ...part } } };
    });
  const put = (tag: string, texts: DraftTexts) =>
    setDraft((now) =>
      now.language === tag ? now : { ...now, translations: { ...now.translations, [tag]: texts } },
    );
  const remove = (tag: string) => {
    const removed = textsOf(tag);
    setDraft((now) => {
      const { [tag]: _, ...others } = now.translations;
      return { ...now, translations: others };
    });
    show(original);
    if (isBlank(removed)) return;
    showToast({
      text: m.languageRemoved({ language: nameOfLanguage(tag) }),
      action: {
        label: m.undo(),
        onSelect: () => {
          put(tag, removed);
          show(tag);
        },
      },
    });
  };

  return {
    shown,
    show,
    texts: textsOf(shown),
    write,
    unfinished: [original, ...Object.keys(translations)].filter((tag) => {
      const { subject, html } = textsOf(tag);
      return subject.trim() === '' || html.trim() === '';
    }),
    add: (tag: string) => {
      put(tag, { subject: '', html: '' });
      show(tag);
    },
    remove,
    setOriginal: (tag: string) => {
      setDraft((now) => ({ ...now, language: tag }));
      show(tag);
    },
  };
}

const isBlank = ({ subject, html }: DraftTexts): boolean => `${subject}${html}`.trim() === '';
