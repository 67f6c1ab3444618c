import type { SentMessage } from './discord-types.ts';

/** What arrived, for whoever tries the product by hand: the newest first. */
export const messagesPage = (messages: readonly SentMessage[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>Fake Discord: messages</title></head><body>
<h1>Fake Discord: messages</h1>
${messages.length === 0 ? '<p>Nothing was sent yet.</p>' : ''}
${messages.toReversed().map(itemOf).join('\n')}
</body></html>`;

const itemOf = ({ accountId, content }: SentMessage): string =>
  `<article><h2>${accountId === null ? 'The community’s channel' : `To account ${accountId}`}</h2><pre>${shown(content)}</pre></article>`;

const shown = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
