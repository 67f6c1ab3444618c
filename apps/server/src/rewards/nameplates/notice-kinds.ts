import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { m } from './words/messages.ts';

interface DisabledWords {
  readonly name: string;
  readonly reason: string;
}

export const nameplateDisabledKind = {
  name: 'nameplate-disabled',
  say: ({ name, reason }) => ({
    title: m.disabledTitle(),
    html: m.disabled({ name, reason }).html,
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
    title: m.refusedTitle(),
    html: m.refused({ name, line, reason, link: '/nameplate' }).html,
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
    title: m.renamedTitle(),
    html: m.renamed({ before, name, reason }).html,
    url: '/nameplate',
  }),
  sentForMs: dayMs,
  audience: null,
} as const satisfies NoticeKind<unknown, RenamedWords>;
