import type { BodyInput, EventDesk } from '@callshot/contract';
import { fieldOf, instantOf } from '../desk-words.ts';

/** What of an event is typed, as texts. */
export interface EventDraft {
  readonly nameOverride: string;
  readonly imageUrl: string;
  readonly url: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

export const FIELD_NAMES: Readonly<Record<keyof EventDraft, string>> = {
  nameOverride: 'Name',
  imageUrl: 'Picture',
  url: 'Link',
  startsAt: 'Begins (your time)',
  endsAt: 'Ends (your time)',
};

export const EVENT_FIELDS = Object.keys(FIELD_NAMES) as readonly (keyof EventDraft)[];

export const draftOf = (desk: EventDesk): EventDraft => ({
  nameOverride: desk.nameOverride,
  imageUrl: desk.imageSource ?? '',
  url: desk.url ?? '',
  startsAt: fieldOf(desk.startDate),
  endsAt: fieldOf(desk.endDate),
});

export const differingFields = (one: EventDraft, other: EventDraft) =>
  EVENT_FIELDS.filter((field) => one[field] !== other[field]);

/** Null = it cannot be sent as typed. A field of time knows no seconds: untouched, they are kept. */
export function editOf(
  desk: EventDesk,
  draft: EventDraft,
): BodyInput<'POST /api/event/edit'> | null {
  const before = draftOf(desk);
  const timeOf = (field: 'startsAt' | 'endsAt', stored: string) =>
    draft[field] === before[field] ? stored : instantOf(draft[field]);
  const startsAt = timeOf('startsAt', desk.startDate);
  const endsAt = timeOf('endsAt', desk.endDate);
  if (startsAt === null || endsAt === null || draft.nameOverride.trim() === '') return null;
  const { nameOverride, imageUrl, url } = draft;
  return { eventId: desk.id, version: desk.version, nameOverride, imageUrl, url, startsAt, endsAt };
}

/** The event as somebody else left it, where that is why an edit was refused. */
export function newerDeskOf(code: string, current: unknown): EventDesk | null {
  if (code !== 'event_changed' || typeof current !== 'object' || current === null) return null;
  return 'version' in current && 'stages' in current ? (current as EventDesk) : null;
}
