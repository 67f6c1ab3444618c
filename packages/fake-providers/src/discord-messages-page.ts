import type { SentMessage } from './discord-types.ts';

/**
 * A page for trying the product by hand: received messages, newest first, and the accounts that
 * accept them.
 */
export const messagesPage = (
  messages: readonly SentMessage[],
  accounts: readonly string[],
  closed: ReadonlyMap<string, number>,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Fake Discord: messages</title></head><body>
<h1>Fake Discord: messages</h1>
${accounts.map((account) => switchOf(account, closed.has(account))).join('\n')}
${messages.length === 0 ? '<p>Nothing was sent yet.</p>' : ''}
${messages.toReversed().map(itemOf).join('\n')}
</body></html>`;

const switchOf = (account: string, isClosed: boolean): string =>
  `<form method="post" action="/people/${account}/${isClosed ? 'open' : 'close'}"><button>${isClosed ? 'Open' : 'Close'} messages to ${account}</button></form>`;

const itemOf = ({ accountId, content }: SentMessage): string =>
  `<article><h2>${accountId === null ? 'The community’s channel' : `To account ${accountId}`}</h2><pre>${shown(content)}</pre></article>`;

const shown = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
