import { type EditWords, templates } from '../notifications/templates.ts';
import { dayMs, type NoticeKind } from '../platform/notice-kind.ts';

export const picksEditedKind: NoticeKind<unknown, EditWords> = {
  name: 'picks-edited',
  say: templates.picksEdited,
  sentForMs: dayMs,
  audience: null,
};
