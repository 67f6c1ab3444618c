import { language } from '../../platform/core/language.ts';

const inZone = new Intl.DateTimeFormat(language(), {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** MM/DD/YYYY hh:mm am/pm in English, the same fields as its own in any other language; the viewer's zone [rule: surveys-9]. */
export function closeTimeText(instant: string): string {
  const at = new Date(instant);
  if (language() !== 'en') return inZone.format(at);
  const parts = new Map(inZone.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('month')}/${part('day')}/${part('year').padStart(4, '0')}`;
  return `${date} ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`;
}
