import { AS_IN_BROWSER, LANGUAGE_COOKIE } from '@callshot/contract';
import type { FastifyRequest } from 'fastify';
import { orAfter } from '../background/or-after.ts';
import { type Cookies, sessionCookie } from '../http/caller/cookies.ts';

/** The language that the account of a session has chosen; null = none, or there is no such account. */
export type LanguageOfSession = (token: string) => Promise<string | null>;

interface Sources {
  /** All that there are, English first. */
  readonly languages: readonly string[];
  readonly cookies: Cookies;
  readonly languageOfSession?: LanguageOfSession | undefined;
  /** A place at the door; null = there is no room. */
  admit(): Promise<(() => void) | null>;
}

/** A page does not wait longer for what its account says. */
const PATIENCE_MS = 1000;

/** The account's choice, else the cookie's, else the best that the browser asks for [rule: product-45]. */
export async function languageOfPage(sources: Sources, request: FastifyRequest): Promise<string> {
  const { languages, cookies } = sources;
  const [english = ''] = languages;
  if (languages.length === 1) return english;
  const held = cookies.read(request.headers.cookie);
  const chosen = (await ofAccount(sources, held[sessionCookie])) ?? held[LANGUAGE_COOKIE];
  if (chosen !== AS_IN_BROWSER && chosen !== undefined && languages.includes(chosen)) return chosen;
  return askedLanguage(languages, request.headers['accept-language']) ?? english;
}

/** Without an answer in time, or with one too many asked for, a page has the browser's own choice. */
async function ofAccount(
  { languageOfSession, admit }: Sources,
  token: string | undefined,
): Promise<string | null> {
  if (languageOfSession === undefined || !token) return null;
  const leave = await admit();
  if (leave === null) return null;
  const answer = languageOfSession(token)
    .catch(() => null)
    .finally(leave);
  return orAfter(answer, PATIENCE_MS, null);
}

/** The best of `languages`: `de-AT` is content with `de`, and `pt-PT` with `pt-BR`. */
export function askedLanguage(
  languages: readonly string[],
  header: string | undefined,
): string | null {
  const wishes = (header ?? '')
    .split(',')
    .flatMap((wish) => {
      const [, tag, weight = '1'] = wishForm.exec(wish.trim()) ?? [];
      return tag === undefined ? [] : [{ tag: tag.toLowerCase(), weight: Number(weight) }];
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { tag } of wishes) {
    const found = fitting(languages, tag);
    if (found !== undefined) return found;
  }
  return null;
}

/** RFC 9110, 12.5.4: a tag or `*`, and how much it is wanted. */
const wishForm = /^([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/i;

function fitting(languages: readonly string[], tag: string): string | undefined {
  const [base] = tag.split('-');
  if (tag === '*') return languages[0];
  return (
    languages.find((language) => language.toLowerCase() === tag) ??
    languages.find((language) => language === base) ??
    languages.find((language) => language.split('-')[0] === base)
  );
}
