const inZone = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
});

/** MM/DD/YYYY hh:mm am/pm, in the viewer's zone [rule: surveys-9]. */
export function closeTimeText(instant: string): string {
  const parts = new Map(
    inZone.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('month')}/${part('day')}/${part('year').padStart(4, '0')}`;
  return `${date} ${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}`;
}
