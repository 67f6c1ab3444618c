import type { WebhookAddress } from '../../platform/discord/discord-api.ts';

const form =
  /^https:\/\/discord\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{17,20})\/([A-Za-z0-9_-]{60,100})$/;

/** Parses the webhook URL that Discord shows; null = not one. Only its id and token are kept. */
export function readWebhookAddress(written: string): WebhookAddress | null {
  const [, webhookId, token] = form.exec(written.trim()) ?? [];
  return webhookId === undefined || token === undefined ? null : { webhookId, token };
}

/** Enough to tell one webhook from another, and no more. */
export const endOf = (webhookId: string): string => webhookId.slice(-4);
