import { html } from '../../platform/http/answers/html.ts';
import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';

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

interface RefusedWords {
  readonly name: string;
  /** The line of the first problem of its style. */
  readonly line: number;
  readonly reason: string;
}

export const nameplateRefusedKind = {
  name: 'nameplate-refused',
  say: ({ name, line, reason }) => ({
    title: 'Your nameplate shows as Classic',
    html: html`The rules for styles have become stricter since you saved <b>${name}</b>, so it is shown as Classic for now. Line ${String(line)}: ${reason} Your style is kept: <a href="/nameplate">mend it in the editor</a>, and save it.`
      .html,
    url: '/nameplate',
  }),
  sentForMs: dayMs,
  audience: null,
} as const satisfies NoticeKind<unknown, RefusedWords>;

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
