import type { EventSummary } from '@callshot/contract';
import { eventNameFor } from '@callshot/rules';
import { language } from '../../core/language.ts';

type Named = Pick<EventSummary, 'nameOverride' | 'language' | 'translations'>;

/** An event's name in the language of the page, else as it was written; `lang` tells another language. */
export function eventNameOf(event: Named): { readonly text: string; readonly lang?: string } {
  const { text, language: lang } = eventNameFor(event.nameOverride, event, language());
  return { text, ...(lang !== language() && { lang }) };
}

export function EventName({ event }: { readonly event: Named }) {
  const { text, lang } = eventNameOf(event);
  return <bdi lang={lang}>{text}</bdi>;
}
