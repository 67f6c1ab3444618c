import { createElement, Fragment, type ReactNode } from 'react';

// The build calls these in the messages that need them (apps/web/words).

type Cases<T> = Readonly<Record<string, T>>;

/** A page has one language from its beginning to its end. */
const language = (): string => document.documentElement.lang || 'en';

const choose = <T>(cases: Cases<T>, count: number, type: Intl.PluralRuleType): T =>
  (cases[`=${count}`] ??
    cases[new Intl.PluralRules(language(), { type }).select(count)] ??
    cases.other) as T;

export const number = (value: number): string => new Intl.NumberFormat(language()).format(value);

export const plural = <T>(count: number, cases: Cases<T>): T => choose(cases, count, 'cardinal');

export const ordinal = <T>(place: number, cases: Cases<T>): T => choose(cases, place, 'ordinal');

export const choice = <T>(value: string, cases: Cases<T>): T =>
  (Object.hasOwn(cases, value) ? cases[value] : cases.other) as T;

/** A sentence with elements in it. */
export const rich = (...parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts);
