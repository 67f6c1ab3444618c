import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { concernedBy } from '../../reach/notifications/announcing/audience.repository.ts';
import { type ReplacedWords, templates } from '../../reach/notifications/channels/templates.ts';

export const teamsReplacedKind: NoticeKind<unknown, ReplacedWords> = {
  name: 'teams-replaced',
  say: templates.teamsReplaced,
  sentForMs: dayMs,
  audience: concernedBy,
};
