import { createElement, Fragment, type ReactNode } from 'react';
import { language } from './language.ts';

// The build calls these in the messages that need them (apps/web/words).

type Cases<T> = Readonly<Record<string, T>>;

const rules = new Map<string, Intl.PluralRules>();

/** Made once: making one is dear, and boards say thousands of places. */
function rulesOf(type: Intl.PluralRuleType): Intl.PluralRules {
  const name = `${type} ${language()}`;
  const known = rules.get(name) ?? new Intl.PluralRules(language(), { type });
  rules.set(name, known);
  return known;
}

const choose = <T>(cases: Cases<T>, count: number, type: Intl.PluralRuleType): T =>
  (cases[`=${count}`] ?? cases[rulesOf(type).select(count)] ?? cases['other']) as T;

export const number = (value: number): string => value.toLocaleString(language());

export const plural = <T>(count: number, cases: Cases<T>): T => choose(cases, count, 'cardinal');

export const ordinal = <T>(place: number, cases: Cases<T>): T => choose(cases, place, 'ordinal');

export const choice = <T>(value: string, cases: Cases<T>): T =>
  (Object.hasOwn(cases, value) ? cases[value] : cases.other) as T;

/** A sentence with elements in it. */
export const rich = (...parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts);
