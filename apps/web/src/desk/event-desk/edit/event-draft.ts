import type { BodyInput, EventDesk } from '@callshot/contract';
import { nameOfLanguage } from '../../../platform/core/language.ts';
import type { Difference } from '../../../platform/editing/conflict-dialog.tsx';
import { listed } from '../../../platform/ui/words/listed.ts';
import { fieldOf, instantOf } from '../desk-words.ts';
import { m } from '../words/messages.js';

/** The edited fields of an event, as texts. */
export interface EventFields {
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

export interface EventDraft extends EventFields {
  /** The language of the name. */
  readonly language: string;
  /** The name in other languages; empty = as it was written. */
  readonly names: Readonly<Record<string, string>>;
}

export const FIELD_NAMES: Readonly<Record<keyof EventFields, string>> = {
  nameOverride: m.name(),
  imageUrl: m.picture(),
  url: m.link(),
  startsAt: m.beginsYourTime(),
  endsAt: m.endsYourTime(),
  opensWith: m.opensWith(),
  surveyNotice: m.surveyNotice(),
  surveyTabs: m.surveyInPlaceOf(),
};

export const EVENT_FIELDS = Object.keys(FIELD_NAMES) as readonly (keyof EventFields)[];

export const draftOf = (desk: EventDesk): EventDraft => ({
  nameOverride: desk.nameOverride,
  imageUrl: desk.imageSource ?? '',
  url: desk.url ?? '',
  startsAt: fieldOf(desk.startDate),
  endsAt: fieldOf(desk.endDate),
  opensWith: String(desk.flags.forcedStage ?? ''),
  surveyNotice: desk.flags.surveyNotice ? 'yes' : '',
  surveyTabs: tabsText(desk.flags.openTabs),
  language: desk.language ?? 'en',
  names: Object.fromEntries(
    Object.entries(desk.translations ?? {}).map(([tag, { nameOverride }]) => [tag, nameOverride]),
  ),
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
  field: keyof EventFields,
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

/** Everything in which two copies differ, as it is told. */
export function differencesOf(
  desk: Pick<EventDesk, 'stages'>,
  mine: EventDraft,
  theirs: EventDraft,
): Difference[] {
  const fields = differingFields(mine, theirs).map((field) => ({
    what: FIELD_NAMES[field],
    mine: tellField(desk, mine, field),
    theirs: tellField(desk, theirs, field),
  }));
  const tags = new Set([...Object.keys(mine.names), ...Object.keys(theirs.names)]);
  const names = [...tags].map((tag) => ({
    what: m.nameIn({ language: nameOfLanguage(tag) }),
    mine: mine.names[tag] ?? null,
    theirs: theirs.names[tag] ?? null,
  }));
  const language = {
    what: m.nameLanguage(),
    mine: nameOfLanguage(mine.language),
    theirs: nameOfLanguage(theirs.language),
  };
  return [...fields, ...[language, ...names].filter((one) => one.mine !== one.theirs)];
}

/** Absent where nothing of them was changed: then they stay. */
function sentNames(before: EventDraft, { language, names }: EventDraft) {
  const isSame =
    before.language === language && JSON.stringify(before.names) === JSON.stringify(names);
  if (isSame) return {};
  const written = Object.entries(names).filter(([, name]) => name.trim() !== '');
  return {
    language,
    translations: Object.fromEntries(written.map(([tag, nameOverride]) => [tag, { nameOverride }])),
  };
}

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
    ...sentNames(before, draft),
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
