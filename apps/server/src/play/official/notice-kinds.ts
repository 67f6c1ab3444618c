import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { concernedBy } from '../../reach/notifications/audience.repository.ts';
import { type ReplacedWords, templates } from '../../reach/notifications/templates.ts';

export const teamsReplacedKind: NoticeKind<unknown, ReplacedWords> = {
  name: 'teams-replaced',
  say: templates.teamsReplaced,
  sentForMs: dayMs,
  audience: concernedBy,
};
