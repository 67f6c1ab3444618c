import { describe, expect, test } from 'vitest';
import type { TestUser } from '../../../../testing/account/users.ts';
import { testDiscordMessages } from '../../../../testing/reach/discord-messages.ts';
import { testMessages } from '../../../../testing/reach/messages.ts';
import { accountKind } from '../../../account/accounts/account-news.ts';
import { inLanguage } from '../../../platform/language/in-language.ts';
import { tellUser } from '../notices/account-notices.repository.ts';
import { m } from '../words/messages.ts';

const messages = await testMessages();
const ofDiscord = await testDiscordMessages();

const others = ['de', 'es', 'pt-BR', 'fr', 'pl'];

const tell = async (
  { db }: Pick<typeof messages, 'db'>,
  user: TestUser,
  language: string,
): Promise<string> => {
  await db
    .insertInto('userPreferences')
    .values({ userId: user.id, isPlainNames: false, isStillPlates: false, language })
    .execute();
  const news = { news: 'password_changed' } as const;
  await tellUser(db, user.id, accountKind, news);
  const { title } = inLanguage(language, () => accountKind.say(news));
  expect(title).not.toBe(accountKind.say(news).title);
  return title;
};

describe.each(others)('who reads %s is told so [rule: notifications-21]', (language) => {
  test('by mail and by push', async () => {
    const name = `reader-${language}`;
    const user = await messages.reachable(name, { email: true, push: true });
    const browser = await messages.subscribe(user);
    const title = await tell(messages, user, language);
    await messages.sendAll();
    const { text } = await messages.mailbox.next(`${name}@example.org`);
    expect(text).toContain(title);
    expect(text).toContain(inLanguage(language, () => m.whyMail()));
    expect(messages.pushesTo(browser)[0]?.payload).toMatchObject({ title });
  });

  test('on Discord', async () => {
    const { user, accountId } = await ofDiscord.messaged(`told-${language}`);
    const title = await tell(ofDiscord, user, language);
    await ofDiscord.start().sendDiscordMessages();
    expect(ofDiscord.toldTo(accountId)[0]).toContain(title);
  });
});
