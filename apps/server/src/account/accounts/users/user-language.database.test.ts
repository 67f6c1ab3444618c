import { expect, test } from 'vitest';
import { goodPassword } from '../../../../testing/account/users.ts';
import { testClient } from '../../../../testing/platform/client.ts';
import { testProduct } from '../../../../testing/product/product.ts';
import { findMessageLanguage } from './user-language.repository.ts';

const product = await testProduct();
const { app, db } = product;

const logIn = (username: string, headers: Record<string, string>, cookie?: string) => {
  const browser = testClient(app);
  if (cookie !== undefined) browser.cookies.set('callshot-language', cookie);
  return browser.post('/api/auth/login', { username, password: goodPassword }, headers);
};

test('messages go in the language of the last browser, and a choice stands above it [rule: notifications-21]', async () => {
  const user = await product.user('reader');
  const language = () => findMessageLanguage(db, user.id);
  const choose = (chosen: string) =>
    user.post('/api/account/preferences', {
      plainNames: false,
      stillPlates: false,
      language: chosen,
    });
  expect(await language()).toBe('en');
  await logIn('reader', { 'accept-language': 'de-AT,en;q=0.5' });
  expect(await language()).toBe('de');
  expect((await user.get('/api/account/preferences')).json()).toMatchObject({ language: null });
  await logIn('reader', { 'accept-language': 'de' }, 'pl');
  expect(await language()).toBe('pl');
  await logIn('reader', {});
  await logIn('reader', { 'accept-language': 'sv' });
  expect(await language()).toBe('pl');
  await choose('fr');
  await logIn('reader', { 'accept-language': 'es' });
  expect(await language()).toBe('fr');
  await choose('system');
  expect(await language()).toBe('es');
});

test('a new account has the language of its browser [rule: notifications-21]', async () => {
  const browser = testClient(app);
  const form = {
    username: 'newcomer',
    email: 'newcomer@example.org',
    password: goodPassword,
    confirmPassword: goodPassword,
  };
  await browser.post('/api/account/register', form, { 'accept-language': 'pt-PT' });
  const { id } = (await browser.get('/api/user/currentUser')).json();
  expect(await findMessageLanguage(db, id)).toBe('pt-BR');
});
