const clock = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const clockWords = (at: number | string): string => clock.format(new Date(at));
