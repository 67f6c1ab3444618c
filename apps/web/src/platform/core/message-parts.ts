import { createElement, Fragment, type ReactNode } from 'react';
import { language } from './language.ts';

// The build calls these in the messages that need them (apps/web/words).

type Cases<T> = Readonly<Record<string, T>>;

const rules = new Map<string, Intl.PluralRules>();
const formats = new Map<string, Intl.NumberFormat>();

/** Made once: making one is dear, and boards say thousands of places. */
function keptIn<T>(made: Map<string, T>, name: string, make: () => T): T {
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}

const rulesOf = (type: Intl.PluralRuleType): Intl.PluralRules =>
  keptIn(rules, `${type} ${language()}`, () => new Intl.PluralRules(language(), { type }));

const choose = <T>(cases: Cases<T>, count: number, type: Intl.PluralRuleType): T =>
  (cases[`=${count}`] ?? cases[rulesOf(type).select(count)] ?? cases['other']) as T;

export const number = (value: number): string =>
  keptIn(formats, language(), () => new Intl.NumberFormat(language())).format(value);

export const plural = <T>(count: number, cases: Cases<T>): T => choose(cases, count, 'cardinal');

export const ordinal = <T>(place: number, cases: Cases<T>): T => choose(cases, place, 'ordinal');

export const choice = <T>(value: string, cases: Cases<T>): T =>
  (Object.hasOwn(cases, value) ? cases[value] : cases.other) as T;

/** A sentence with elements in it. */
export const rich = (...parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts);
