import { countUntranslated } from '@callshot/rules';
import type { Editing } from '../../../platform/editing/use-editing.ts';
import { useTextLanguages } from '../../../platform/editing/use-text-languages.ts';
import { addLanguage, removeLanguage, restoreLanguage } from './survey-language-edits.ts';
import type { SurveyState } from './survey-state.ts';

/** The languages of the edited survey, and which one is written. */
export function useSurveyLanguages(
  editing: Pick<Editing<SurveyState>, 'state' | 'latest'>,
  change: (next: SurveyState) => void,
) {
  const { state, latest } = editing;
  const languages = useTextLanguages({
    original: state.language,
    translations: Object.keys(state.translations),
    add: (tag) => change(addLanguage(latest(), tag)),
    remove: (tag) => {
      const before = latest();
      change(removeLanguage(before, tag));
      const isBlank = countUntranslated(before, tag) === countUntranslated(latest(), tag);
      return isBlank ? null : () => change(restoreLanguage(latest(), before, tag));
    },
    setOriginal: (tag) => change({ ...latest(), language: tag }),
  });
  const { shown, original, show } = languages;
  return {
    languages,
    /** The language that is translated into; null = the original is written. */
    translated: shown === original ? null : shown,
    missingIn: (tag: string) => (tag === original ? 0 : countUntranslated(state, tag)),
    /** The language of a problem's field. */
    showAt: (place: string) =>
      show(/(?:^|\.)translations\.([\w-]+)\./.exec(place)?.[1] ?? original),
  };
}
