import { m } from './messages.js';

export const peopleText = (count: number): string => m.people({ count });
