import { LANGUAGE_COOKIE } from '@callshot/contract';
import type { FastifyRequest } from 'fastify';
import { orAfter } from '../background/or-after.ts';
import { type Cookies, sessionCookie } from '../http/caller/cookies.ts';
import { browserLanguage } from '../language/browser-language.ts';

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
  return (
    browserLanguage(languages, { chosen, asked: request.headers['accept-language'] }) ?? english
  );
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
