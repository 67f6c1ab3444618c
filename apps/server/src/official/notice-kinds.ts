import { concernedBy } from '../notifications/audience.repository.ts';
import { type ReplacedWords, templates } from '../notifications/templates.ts';
import { dayMs, type NoticeKind } from '../platform/notice-kind.ts';

export const teamsReplacedKind: NoticeKind<unknown, ReplacedWords> = {
  name: 'teams-replaced',
  say: templates.teamsReplaced,
  sentForMs: dayMs,
  audience: concernedBy,
};
