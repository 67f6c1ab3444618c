import { useTextLanguages } from '../../platform/editing/use-text-languages.ts';
import type { AnnouncementDraft, DraftTexts } from './announcement-draft.ts';

/** The languages of an announcement that is written, and the texts of the one that is shown. */
export function useDraftLanguages(
  draft: AnnouncementDraft,
  setDraft: (next: (draft: AnnouncementDraft) => AnnouncementDraft) => void,
) {
  const { language: original, translations } = draft;
  const textsOf = (tag: string): DraftTexts => translations[tag] ?? draft;
  const put = (tag: string, texts: DraftTexts) =>
    setDraft((now) =>
      now.language === tag ? now : { ...now, translations: { ...now.translations, [tag]: texts } },
    );
  const languages = useTextLanguages({
    original,
    translations: Object.keys(translations),
    add: (tag) => put(tag, { subject: '', html: '' }),
    remove: (tag) => {
      const removed = textsOf(tag);
      setDraft((now) => {
        const { [tag]: _, ...others } = now.translations;
        return { ...now, translations: others };
      });
      return missingOf(removed) === 2 ? null : () => put(tag, removed);
    },
    setOriginal: (tag) => setDraft((now) => ({ ...now, language: tag })),
  });
  const { shown } = languages;
  const missingIn = (tag: string) => missingOf(textsOf(tag));
  return {
    languages,
    texts: textsOf(shown),
    write: (part: Partial<DraftTexts>) =>
      setDraft((now) => {
        const texts = now.translations[shown];
        if (texts === undefined) return { ...now, ...part };
        return { ...now, translations: { ...now.translations, [shown]: { ...texts, ...part } } };
      }),
    missingIn,
    unfinished: [original, ...Object.keys(translations)].filter((tag) => missingIn(tag) > 0),
  };
}

const missingOf = ({ subject, html }: DraftTexts): number =>
  [subject, html].filter((text) => text.trim() === '').length;
