import type { BodyInput, EventDesk } from '@callshot/contract';
import { listed } from '../../../platform/ui/words/listed.ts';
import { fieldOf, instantOf } from '../desk-words.ts';
import { m } from '../words/messages.js';

/** The edited fields of an event, as texts. */
export interface EventDraft {
  readonly nameOverride: string;
  readonly imageUrl: string;
  readonly url: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** The index of a stage; empty = the current one. */
  readonly opensWith: string;
  /** Empty = no. */
  readonly surveyNotice: string;
  /** Indices of stages, with commas between. */
  readonly surveyTabs: string;
}

export const FIELD_NAMES: Readonly<Record<keyof EventDraft, string>> = {
  nameOverride: m.name(),
  imageUrl: m.picture(),
  url: m.link(),
  startsAt: m.beginsYourTime(),
  endsAt: m.endsYourTime(),
  opensWith: m.opensWith(),
  surveyNotice: m.surveyNotice(),
  surveyTabs: m.surveyInPlaceOf(),
};

export const EVENT_FIELDS = Object.keys(FIELD_NAMES) as readonly (keyof EventDraft)[];

export const draftOf = (desk: EventDesk): EventDraft => ({
  nameOverride: desk.nameOverride,
  imageUrl: desk.imageSource ?? '',
  url: desk.url ?? '',
  startsAt: fieldOf(desk.startDate),
  endsAt: fieldOf(desk.endDate),
  opensWith: String(desk.flags.forcedStage ?? ''),
  surveyNotice: desk.flags.surveyNotice ? 'yes' : '',
  surveyTabs: tabsText(desk.flags.openTabs),
});

const tabsText = (stages: readonly number[]): string => stages.toSorted((a, b) => a - b).join(',');

export const tabsOf = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** With the survey in place of one stage more, or of one less. */
export const withTab = (text: string, stage: number, isOn: boolean): string =>
  tabsText([...tabsOf(text).filter((one) => one !== stage), ...(isOn ? [stage] : [])]);

/** A field in words, for a look at two copies. */
export function tellField(
  { stages }: Pick<EventDesk, 'stages'>,
  draft: EventDraft,
  field: keyof EventDraft,
): string {
  const nameOf = (index: number): string =>
    stages[index]?.name ?? m.stageNumber({ number: index + 1 });
  const { [field]: text } = draft;
  if (field === 'opensWith') return text === '' ? m.theCurrentStage() : nameOf(Number(text));
  if (field === 'surveyTabs') return listed(tabsOf(text).map(nameOf));
  return text;
}

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
  const flags = {
    forcedStage: draft.opensWith === '' ? null : Number(draft.opensWith),
    surveyNotice: draft.surveyNotice !== '',
    openTabs: tabsOf(draft.surveyTabs),
  };
  return {
    eventId: desk.id,
    version: desk.version,
    nameOverride,
    imageUrl,
    url,
    startsAt,
    endsAt,
    flags,
  };
}

/** The event as somebody else left it, where that is why an edit was refused. */
export function newerDeskOf(code: string, current: unknown): EventDesk | null {
  if (code !== 'event_changed' || typeof current !== 'object' || current === null) return null;
  return 'version' in current && 'stages' in current ? (current as EventDesk) : null;
}
