import { dayMs, type NoticeKind } from '../../platform/notice-kind.ts';
import { type EventWords, templates } from '../../reach/notifications/channels/templates.ts';

/** The calendar made an event: staff are told, who may change their minds. */
export const eventMadeKind: NoticeKind<unknown, EventWords> = {
  name: 'calendar-event-made',
  say: templates.calendarMade,
  sentForMs: dayMs,
  audience: null,
};
