import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import type { tellUser } from '../notifications/notices/account-notices.repository.ts';
import { m } from './words/messages.ts';

export type TellUser = typeof tellUser;

interface Words {
  readonly host: string;
  readonly problem: string;
}

/** To the owner of a webhook that nothing came through to for a day. */
export const webhookOffKind = {
  name: 'webhook-off',
  say: ({ host, problem }) => ({
    title: m.switchedOffTitle(),
    html: m.switchedOff({ host, problem }).html,
    url: '/developer',
  }),
  sentForMs: dayMs,
  audience: null,
  onClickAction: 2,
} as const satisfies NoticeKind<unknown, Words>;
