import { html } from '../platform/http/html.ts';
import { dayMs, type NoticeKind } from '../platform/notice-kind.ts';

interface DisabledWords {
  readonly name: string;
  readonly reason: string;
}

export const nameplateDisabledKind = {
  name: 'nameplate-disabled',
  say: ({ name, reason }) => ({
    title: 'Your nameplate was disabled',
    html: html`Staff disabled your nameplate <b>${name}</b>, which is shown as Classic: ${reason}`
      .html,
    url: '/nameplate',
  }),
  sentForMs: dayMs,
  audience: null,
} as const satisfies NoticeKind<unknown, DisabledWords>;

interface RenamedWords {
  readonly before: string;
  readonly name: string;
  readonly reason: string;
}

export const nameplateRenamedKind = {
  name: 'nameplate-renamed',
  say: ({ before, name, reason }) => ({
    title: 'Your nameplate was renamed',
    html: html`Staff renamed your nameplate <b>${before}</b> to <b>${name}</b>: ${reason}`.html,
    url: '/nameplate',
  }),
  sentForMs: dayMs,
  audience: null,
} as const satisfies NoticeKind<unknown, RenamedWords>;
