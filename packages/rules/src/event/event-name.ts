import { type Translated, textFor } from '../model/translated.ts';

/** The name of an event in one language, as the contract has it. */
export interface EventNameTexts {
  readonly nameOverride: string;
}

/** An event's name for a reader, and its language [rule: events-33]. */
export const eventNameFor = (
  nameOverride: string,
  { language, translations = {} }: Translated<EventNameTexts>,
  reader: string,
): { readonly text: string; readonly language: string } =>
  textFor(
    nameOverride,
    {
      language,
      translations: Object.fromEntries(
        Object.entries(translations).map(([tag, texts]) => [tag, texts.nameOverride]),
      ),
    },
    reader,
  );
