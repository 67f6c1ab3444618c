import {
  type EventNameTexts,
  eventNameFor,
  type GameId,
  spokenLanguage,
  type Translated,
} from '@callshot/rules';
import { toldLanguage, toldTranslations } from '../../platform/language/told-languages.ts';

/** An event's name as a notice keeps it, in all of its languages. */
export interface NamedEvent {
  readonly eventName: string;
  readonly eventNames?: Translated<EventNameTexts>;
}

export interface NamedRow {
  readonly nameOverride: string;
  readonly language: string;
  readonly translations: unknown;
}

export const namesOfEvent = ({ nameOverride, language, translations }: NamedRow): NamedEvent => {
  const eventNames = {
    ...toldLanguage(language),
    ...toldTranslations<EventNameTexts>(translations),
  };
  const isOne = Object.keys(eventNames).length === 0;
  return { eventName: nameOverride, ...(!isOne && { eventNames }) };
};

/** A row with the names that a notice keeps. */
export const withNames = <R extends NamedRow>({
  nameOverride,
  language,
  translations,
  ...row
}: R): Omit<R, keyof NamedRow> & NamedEvent => ({
  ...row,
  ...namesOfEvent({ nameOverride, language, translations }),
});

export const wordsOfEvent = (row: NamedRow & { readonly id: number; readonly gameId: GameId }) => ({
  eventId: row.id,
  gameId: row.gameId,
  ...namesOfEvent(row),
});

/** The name in the spoken language, else as it was written first [rule: events-33]. */
export const spokenName = ({ eventName, eventNames = {} }: NamedEvent): string =>
  eventNameFor(eventName, eventNames, spokenLanguage()).text;
