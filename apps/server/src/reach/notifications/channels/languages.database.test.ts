import { describe, expect, test } from 'vitest';
import { testDiscordMessages } from '../../../../testing/reach/discord-messages.ts';
import { testMessages } from '../../../../testing/reach/messages.ts';
import { accountKind } from '../../../account/accounts/account-news.ts';
import { inLanguage } from '../../../platform/language/in-language.ts';
import { tellUser } from '../notices/account-notices.repository.ts';
import { m } from '../words/messages.ts';

const messages = await testMessages();
const { db, mailbox, reachable, subscribe, announce, sendAll, pushesTo } = messages;
const discord = await testDiscordMessages();
const news = { news: 'password_changed' } as const;

describe.each(['de', 'es', 'pt-BR', 'fr', 'pl'])('a receiver who chose %s', (language) => {
  const said = <T>(work: () => T): T => inLanguage(language, work);

  test('gets mails and pushes in it [rule: notifications-21]', async () => {
    const name = `reader-${language}`.toLowerCase();
    const user = await reachable(name, { email: true, push: true });
    const browser = await subscribe(user);
    await user.post('/api/account/preferences', {
      plainNames: false,
      stillPlates: false,
      language,
    });
    await announce('Hello', `To ${name}`);
    await tellUser(db, user.id, accountKind, news);
    await sendAll();
    const { text } = await mailbox.next(`${name}@example.org`);
    const { title } = said(() => accountKind.say(news));
    expect(text).toContain(said(() => m.whyMail()));
    expect(text).not.toContain(m.whyMail());
    expect(pushesTo(browser).map(({ payload }) => (payload as { title: string }).title)).toContain(
      title,
    );
    expect(title).not.toBe(accountKind.say(news).title);
  });

  test('gets messages on Discord in it [rule: notifications-21]', async () => {
    const { user, accountId } = await discord.messaged(`told-${language}`);
    await user.post('/api/account/preferences', {
      plainNames: false,
      stillPlates: false,
      language,
    });
    await tellUser(discord.db, user.id, accountKind, news);
    await discord.start().sendDiscordMessages();
    expect(discord.toldTo(accountId)[0]).toContain(said(() => accountKind.say(news)).title);
  });
});

test('a mail has an announcement in the language of its receiver, and says which other it is [rule: notifications-22]', async () => {
  const admin = await messages.user('polyglot', ['Admin']);
  for (const language of ['de', 'fr']) {
    const user = await reachable(`mailed-${language}`, { email: true });
    await user.post('/api/account/preferences', {
      plainNames: false,
      stillPlates: false,
      language,
    });
  }
  await admin.post('/api/notification/announce', {
    audience: 'everyone',
    gameId: null,
    subject: 'News',
    html: 'Hello all',
    translations: { de: { subject: 'Neues', html: 'Hallo alle' } },
  });
  await sendAll();
  const german = await mailbox.next('mailed-de@example.org');
  expect(german.text).toMatch(/^Subject: Neues/m);
  expect(german.text).toContain('<p>Hallo alle</p>');
  const french = await mailbox.next('mailed-fr@example.org');
  expect(french.text).toMatch(/^Subject: News/m);
  expect(french.text).toContain('<p lang="en">Hello all</p>');
});
