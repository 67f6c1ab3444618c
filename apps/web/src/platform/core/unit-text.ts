import { language } from './language.ts';

/** '1 hour', '5 minutes' */
export const unitText = (count: number, unit: 'day' | 'hour' | 'minute' | 'second'): string =>
  count.toLocaleString(language(), { style: 'unit', unit, unitDisplay: 'long' });
