import type { TextTranslations } from '@callshot/rules';
import { utcWords } from '../../../platform/core/clock.ts';
import { nameOfLanguage } from '../../../platform/core/language.ts';
import type { Difference } from '../../../platform/editing/conflict-dialog.tsx';
import { m } from '../words/messages.js';
import type { EditedPrompt, SurveyState } from './survey-state.ts';

/** The differences between two copies of a survey; prompts are matched by their place. */
export function surveyDifferences(mine: SurveyState, theirs: SurveyState): Difference[] {
  const [ours, others] = [factsOf(mine), factsOf(theirs)];
  const all = new Set([...ours.keys(), ...others.keys()]);
  return [...all].flatMap((what) => {
    const [own, other] = [ours.get(what) ?? null, others.get(what) ?? null];
    return own === other ? [] : [{ what, mine: own, theirs: other }];
  });
}

const timeWords = (instant: string | null): string =>
  instant === null ? m.timeNotSet() : m.timeUtc({ time: utcWords(instant) });

const factsOf = (state: SurveyState): ReadonlyMap<string, string> =>
  new Map([
    [m.title(), state.title],
    [m.description(), state.description],
    [m.differenceLanguage(), nameOfLanguage(state.language)],
    ...Object.entries(state.translations).flatMap(([tag, { title, description }]) => [
      translated(m.title(), tag, title),
      translated(m.description(), tag, description),
    ]),
    [m.opens(), timeWords(state.openTime)],
    [m.closes(), timeWords(state.closeTime)],
    ...state.prompts.flatMap((prompt, at) =>
      factsOfPrompt(prompt, m.promptNumber({ number: at + 1 })),
    ),
  ]);

const factsOfPrompt = (prompt: EditedPrompt, name: string): [string, string][] => [
  [name, prompt.text],
  ...translatedTexts(name, prompt.translations),
  [
    m.differenceTakes({ prompt: name }),
    prompt.isMultiSelect ? m.differenceMultiselect({ count: prompt.numberOfAnswers }) : '1',
  ],
  ...prompt.answers.flatMap(({ text, translations, imageUrl }, at): [string, string][] => {
    const answer = m.differenceAnswer({ prompt: name, number: at + 1 });
    return [
      [answer, imageUrl === null ? text : m.differenceImage({ answer: text })],
      ...translatedTexts(answer, translations),
    ];
  }),
];

const translated = (what: string, tag: string, text: string): [string, string] => [
  m.differenceIn({ what, language: nameOfLanguage(tag) }),
  text,
];

const translatedTexts = (what: string, translations: TextTranslations = {}) =>
  Object.entries(translations).map(([tag, { text }]) => translated(what, tag, text));
