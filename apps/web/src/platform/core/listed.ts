import { language } from './language.ts';

let list: Intl.ListFormat | undefined;

/** 'by CinderHugo, 12 members, private': facts one after another, without those that are empty. */
export function listed(facts: readonly string[]): string {
  list ??= new Intl.ListFormat(language(), { type: 'unit' });
  return list.format(facts.filter((fact) => fact !== ''));
}
