import type { Award } from '@callshot/contract';
import { m } from '../words/messages.js';

/** '7 trophies from 7 events' */
export const sumWords = (awards: readonly Pick<Award, 'eventId'>[]): string =>
  m.awardSum({
    trophies: awards.length,
    events: new Set(awards.map(({ eventId }) => eventId)).size,
  });
