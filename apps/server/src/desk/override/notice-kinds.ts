import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { type EditWords, templates } from '../../reach/notifications/channels/templates.ts';

export const picksEditedKind: NoticeKind<unknown, EditWords> = {
  name: 'picks-edited',
  say: templates.picksEdited,
  sentForMs: dayMs,
  audience: null,
};
