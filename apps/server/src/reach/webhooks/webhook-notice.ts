import { html } from '../../platform/http/answers/html.ts';
import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import type { tellUser } from '../notifications/notices/account-notices.repository.ts';

export type TellUser = typeof tellUser;

interface Words {
  readonly host: string;
  readonly problem: string;
}

/** To the owner of a webhook that nothing came through to for a day. */
export const webhookOffKind = {
  name: 'webhook-off',
  say: ({ host, problem }) => ({
    title: 'A webhook of yours was switched off',
    html: html`<b>A webhook of yours was switched off.</b> Nothing has come through to ${host} for a day: ${problem}. Switch it on again on the page for developers.`
      .html,
    url: '/developer',
  }),
  sentForMs: dayMs,
  audience: null,
  onClickAction: 2,
} as const satisfies NoticeKind<unknown, Words>;
