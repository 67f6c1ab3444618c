import { language } from './language.ts';

/** '12.3': rounded as `toFixed` does, written as the language writes it. */
export const decimal = (value: number, places = 1): string =>
  Number(value.toFixed(places)).toLocaleString(language(), {
    minimumFractionDigits: places,
    useGrouping: false,
  });

/** '44%' of 44. */
export const percentText = (percent: number): string =>
  (percent / 100).toLocaleString(language(), { style: 'percent' });
