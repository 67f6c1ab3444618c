import type { Dispatch, SetStateAction } from 'react';
import { useTextLanguages } from '../../../platform/editing/use-text-languages.ts';
import type { EventDraft } from './event-draft.ts';

/** The languages of an event's name, and the name in the one that is shown. */
export function useNameLanguages(
  draft: EventDraft,
  setDraft: Dispatch<SetStateAction<EventDraft>>,
) {
  const { language: original, names, nameOverride } = draft;
  const put = (tag: string, name: string) =>
    setDraft((now) =>
      now.language === tag ? now : { ...now, names: { ...now.names, [tag]: name } },
    );
  const languages = useTextLanguages({
    original,
    translations: Object.keys(names),
    add: (tag) => put(tag, ''),
    remove: (tag) => {
      const removed = names[tag] ?? '';
      setDraft((now) => {
        const { [tag]: _, ...others } = now.names;
        return { ...now, names: others };
      });
      return removed.trim() === '' ? null : () => put(tag, removed);
    },
    setOriginal: (tag) => setDraft((now) => ({ ...now, language: tag })),
  });
  const { shown } = languages;
  const nameIn = (tag: string): string => (tag === original ? nameOverride : (names[tag] ?? ''));
  return {
    languages,
    missingIn: (tag: string) => (nameIn(tag).trim() === '' ? 1 : 0),
    name: nameIn(shown),
    onName: (name: string) =>
      shown === original ? setDraft((now) => ({ ...now, nameOverride: name })) : put(shown, name),
  };
}
