import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createCookies } from '../http/caller/cookies.ts';
import { askedLanguage } from '../language/browser-language.ts';
import { languageOfPage } from './page-language.ts';

const languages = ['en', 'de', 'es', 'fr', 'pl', 'pt-BR', 'uk'];

test.each([
  { header: 'de', language: 'de' },
  { header: 'de-AT', language: 'de' },
  { header: 'DE-at,en;q=0.5', language: 'de' },
  { header: 'de-AT,de;q=0.9,en;q=0.8', language: 'de' },
  { header: 'en-US,en;q=0.9,de;q=0.8', language: 'en' },
  { header: 'en;q=0.2,fr;q=0.7', language: 'fr' },
  { header: 'sv,pl;q=0.4', language: 'pl' },
  { header: 'pt', language: 'pt-BR' },
  { header: 'pt-BR', language: 'pt-BR' },
  { header: 'pt-PT,en;q=0.5', language: 'pt-BR' },
  { header: '*', language: 'en' },
  { header: 'de;q=0,*;q=0.1', language: 'en' },
  { header: 'sv', language: null },
  { header: '', language: null },
  { header: undefined, language: null },
  { header: ';;;,,q=,=', language: null },
  { header: '../de', language: null },
  { header: `${'x,'.repeat(7000)}de`, language: 'de' },
])('who asks for $header gets $language [rule: product-45]', ({ header, language }) => {
  expect(askedLanguage(languages, header)).toBe(language);
});

const cookies = createCookies('http://localhost:3000');
const admit = async () => () => {};
const sources = { languages, cookies, admit };
const asking = (headers: FastifyRequest['headers']) => ({ headers }) as FastifyRequest;

test.each([
  { why: 'the account, before all else', account: 'pl', cookie: 'de', language: 'pl' },
  {
    why: 'the cookie, without a choice of the account',
    account: null,
    cookie: 'de',
    language: 'de',
  },
  { why: 'the browser, as the account wishes', account: 'system', cookie: 'de', language: 'fr' },
  {
    why: 'the browser, where the account has what is gone',
    account: 'sv',
    cookie: 'de',
    language: 'fr',
  },
  { why: 'the browser, without a choice', account: null, cookie: '', language: 'fr' },
  {
    why: 'the browser, for a cookie that is no language',
    account: null,
    cookie: '..%2Fde',
    language: 'fr',
  },
  {
    why: 'the browser, for a name of every object',
    account: null,
    cookie: '__proto__',
    language: 'fr',
  },
  {
    why: 'the browser, for a very long cookie',
    account: null,
    cookie: 'de'.repeat(4000),
    language: 'fr',
  },
])(
  'a page is in the language of $why [rule: product-45]',
  async ({ account, cookie, language }) => {
    const request = asking({
      cookie: `callshot=token; callshot-language=${cookie}`,
      'accept-language': 'fr-CA,fr;q=0.9',
    });
    const languageOfSession = async () => account;
    expect(await languageOfPage({ ...sources, languageOfSession }, request)).toBe(language);
  },
);

test('an account that cannot be asked leaves the page to the browser, and the place at the door', async () => {
  const request = asking({ cookie: 'callshot=token; callshot-language=de' });
  let inside = 0;
  const counted = async () => {
    inside += 1;
    return () => {
      inside -= 1;
    };
  };
  const fails = async () => {
    throw new Error('The database is away');
  };
  const asked = { ...sources, admit: counted, languageOfSession: fails };
  expect(await languageOfPage(asked, request)).toBe('de');
  expect(inside).toBe(0);
  const hangs = () => new Promise<never>(() => {});
  expect(await languageOfPage({ ...sources, languageOfSession: hangs }, request)).toBe('de');
  const full = { ...sources, admit: async () => null, languageOfSession: async () => 'pl' };
  expect(await languageOfPage(full, request)).toBe('de');
});

test('nobody is asked for where there is one language, or no session', async () => {
  const languageOfSession = () => Promise.reject(new Error('asked'));
  const one = { ...sources, languages: ['en'], languageOfSession, admit: () => Promise.reject() };
  expect(await languageOfPage(one, asking({ cookie: 'callshot=token' }))).toBe('en');
  const visitor = { ...sources, languageOfSession, admit: () => Promise.reject() };
  expect(await languageOfPage(visitor, asking({ 'accept-language': 'pl' }))).toBe('pl');
});

test('whatever is sent, a page is in a language that there is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string(), async (cookie, header) => {
      const request = asking({ cookie: `callshot-language=${cookie}`, 'accept-language': header });
      expect(languages).toContain(await languageOfPage(sources, request));
    }),
  );
});
