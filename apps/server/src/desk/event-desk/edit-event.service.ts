import type { Body, EventDesk, RefusalCode } from '@callshot/contract';
import type { EventNameTexts } from '@callshot/rules';
import { insertAudit } from '../../platform/audit/audit.ts';
import { toldLanguage, toldTranslations } from '../../platform/language/told-languages.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import {
  currentStage,
  hasLockBegun,
  isLocked,
  type LoadedEvent,
  locksInParts,
} from '../../play/events/loaded-event.ts';
import {
  changeEvent,
  type EventChange,
  updateEvent,
} from '../../play/events/running/change-event.ts';
import { sealCurrent } from '../../play/events/stages/seal-current-stage.ts';
import { readLinks } from '../../play/events/teams/read-links.ts';
import { tellOfEarlyLock } from '../../reach/notifications/notices/tell-of-early-lock.service.ts';
import type { DeskParts } from './desk-parts.ts';
import { deskOf, readDesk } from './read-desk.service.ts';
import { type FlagFacts, readFlags, tellFlags } from './read-flags.ts';

type Key = 'POST /api/event/edit';
type Refusal = RefusalCode<Key>;

/** Changes what an event is called and when it is played, over the copy that the change builds on. */
export async function editEvent(
  parts: DeskParts,
  actorUserId: number,
  wanted: Body<Key>,
): Promise<Outcome<EventDesk, Refusal>> {
  const { eventId } = wanted;
  const links = readLinks(wanted);
  if (!links.ok) return links;
  await parts.seals.currentEvent(eventId);
  const edited = await changeEvent(parts.db, eventId, async (change) => {
    const { event, now } = change;
    if (event.row.version !== wanted.version) {
      return refuse('event_changed', { current: await deskOf(parts, event) });
    }
    const [startsAt, endsAt] = [new Date(wanted.startsAt), new Date(wanted.endsAt)];
    if (endsAt < startsAt) return refuse('ends_before_start');
    if (isPutOff(event, startsAt, now)) return refuse('start_is_past');
    const flags = readFlags(event, wanted.flags);
    if (!flags.ok) return flags;
    const { url, imageSource } = links.value;
    const isLockedBy =
      startsAt <= now &&
      !event.row.isUnlocked &&
      !isLocked(event, now) &&
      !locksInParts(currentStage(event));
    const isSamePicture = imageSource === event.row.imageSource;
    await write(change, actorUserId, {
      nameOverride: wanted.nameOverride,
      ...namesOf(wanted, event.row),
      url,
      imageSource,
      // The copy of another picture is no picture of it.
      imageUrl: isSamePicture ? event.row.imageUrl : null,
      startsAt,
      endsAt,
      ...flags.value,
    });
    if (isLockedBy) {
      await sealCurrent(change, startsAt);
      await tellOfEarlyLock(change);
    }
    return done(null);
  });
  if (edited === null) return refuse('event_not_found');
  if (!edited.ok) return edited;
  parts.changes.announce('event', eventId);
  return readDesk(parts, eventId);
}

/** A start that is put off opens picks again, which only an Admin does, with a reason. */
function isPutOff(event: LoadedEvent, startsAt: Date, now: Date): boolean {
  if (startsAt.getTime() === event.row.startsAt.getTime() || startsAt <= now) return false;
  return event.row.stage > 0 || hasLockBegun(event, now);
}

/** A save that says nothing of languages leaves them as they are. */
function namesOf({ language, translations }: Body<Key>, row: LoadedEvent['row']) {
  const isSaid = language !== undefined || translations !== undefined;
  return isSaid
    ? { language: language ?? 'en', translations: translations ?? {} }
    : { language: row.language, translations: row.translations };
}

type Facts = Pick<
  LoadedEvent['row'],
  | 'nameOverride'
  | 'language'
  | 'translations'
  | 'url'
  | 'imageSource'
  | 'imageUrl'
  | 'startsAt'
  | 'endsAt'
> &
  FlagFacts;

async function write(change: EventChange, actorUserId: number, facts: Facts): Promise<void> {
  const { trx, event } = change;
  const { nameOverride, url, imageSource, imageUrl, startsAt, endsAt } = event.row;
  const { forcedStage, isSurveyNoticed, openTabs, language, translations, ...plain } = facts;
  await updateEvent(change, { ...facts, translations: JSON.stringify(translations) });
  await insertAudit(trx, {
    actorUserId,
    action: 'event.edited',
    subjectType: 'event',
    subjectId: event.row.id,
    before: {
      nameOverride,
      ...toldLanguage(event.row.language),
      ...toldTranslations<EventNameTexts>(event.row.translations),
      url,
      imageSource,
      imageUrl,
      startsAt,
      endsAt,
      ...tellFlags(event, event.row),
    },
    after: {
      ...plain,
      ...toldLanguage(language),
      ...toldTranslations<EventNameTexts>(translations),
      ...tellFlags(event, { forcedStage, isSurveyNoticed, openTabs }),
    },
  });
}
