import type { Award } from '@callshot/contract';

/** '7 trophies from 7 events' */
export function sumWords(awards: readonly Pick<Award, 'eventId'>[]): string {
  const events = new Set(awards.map(({ eventId }) => eventId)).size;
  const counted = (count: number, what: string, many: string) =>
    `${count.toLocaleString('en')} ${count === 1 ? what : many}`;
  return `${counted(awards.length, 'trophy', 'trophies')} from ${counted(events, 'event', 'events')}`;
}
