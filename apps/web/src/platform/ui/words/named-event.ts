import type { Award } from '@callshot/contract';
import { eventNameFor } from '@callshot/rules';
import { language } from '../../core/language.ts';

/** The same with the event's name in the language of the page, else as it was written first [rule: events-33]. */
export const inReadersWords = <T extends Pick<Award, 'eventName' | 'eventNames'>>(about: T): T => ({
  ...about,
  eventName: eventNameFor(about.eventName, about.eventNames ?? {}, language()).text,
});
