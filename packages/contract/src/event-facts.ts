import { z } from 'zod';
import { listOf } from './bounded.ts';
import { eventDesk } from './desk-event.ts';
import {
  eventChanged,
  link,
  linkRefused,
  nameOverride,
  noEvent,
  reason,
  reasonRequired,
  staff,
} from './desk-refusals.ts';
import { endpoint } from './endpoint.ts';
import { askedFirst, confirmed } from './event-questions.ts';
import { eventFlags } from './events.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { otherLanguages, translated } from './translated.ts';
import { gameId, id, lateShare, noBody, plannedInstant, version } from './values.ts';

/** Typed text for a team: its name; empty or TBD = not known yet; BYE = no opponent. */
const typedTeam = z.string().trim().max(60);

/** An event made by hand, what it is called and when it is, and whether anybody sees it. */
export const factCalls = {
  'POST /api/event/create': endpoint({
    summary: 'Make an event by hand, without the wiki; audited',
    who: staff,
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({
      gameId,
      nameOverride,
      imageUrl: link,
      /** Link to more about the event. */
      url: link,
      startsAt: plannedInstant,
      endsAt: plannedInstant,
      eventFormatId: id,
      /** 1 Medal, 2 Trophy, 3 Globe; 4 and 5 are game 2's only [rule: events-7]. */
      rewardType: z.int().min(1).max(5),
      /** Questions that were asked and are answered with yes. */
      confirmed: confirmed.optional(),
      /** In the order of the format's stages; those that are left out have no teams yet. */
      stages: listOf(
        z.object({
          substages: listOf(
            z.object({
              /** Empty = titled as the format's stage is, or by the letter of the group. */
              title: z.string().trim().max(60),
              /** In the order of their seeds, which is that of a bracket's starting slots from top to bottom. */
              teams: listOf(typedTeam, 250),
              /** When its first match begins; null = with the event, or not known yet. */
              startsAt: plannedInstant.nullable(),
            }),
            100,
          ),
        }),
        100,
      ),
    }),
    response: z.object({ eventId: id }),
    refusals: {
      ...sentBefore,
      ...linkRefused,
      format_not_found: { status: 404, title: 'There is no such event format (any more)' },
      format_not_ready: { status: 409, title: 'This format cannot be played yet' },
      event_refused: { status: 400, title: 'The event cannot be created like this' },
      ...askedFirst,
    },
  }),
  'POST /api/event/edit': endpoint({
    summary: 'Change an event’s name, picture, link and dates; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z
      .object({
        eventId: id,
        version,
        nameOverride,
        /** Both absent = as they are. */
        ...translated(z.object({ nameOverride })),
        imageUrl: link,
        url: link,
        startsAt: plannedInstant,
        endsAt: plannedInstant,
        /** Absent = as they are. */
        flags: eventFlags.optional(),
      })
      .refine(otherLanguages.isKept, otherLanguages.refusal),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...linkRefused,
      ...eventChanged,
      ends_before_start: { status: 400, title: 'The event ends before it starts' },
      start_is_past: {
        status: 409,
        title: 'Picks have locked, so the start can no longer be moved. An Admin can reopen them',
      },
      flag_of_no_stage: { status: 400, title: 'The event has no such stage' },
      flags_of_no_survey: {
        status: 400,
        title: 'Only Rocket League events can link to a survey',
      },
    },
  }),
  'POST /api/event/goals': endpoint({
    summary:
      'Let trophies of an event go by goals, a number of right calls a stage, or by rank; audited',
    who: staff,
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      version,
      /** Right calls that each stage asks for, in the stages' order; null = by rank. */
      goals: listOf(z.int().min(0).max(100_000), 100).nullable(),
      /** True = also though somebody has picked already. */
      confirmed: z.boolean().optional(),
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...eventChanged,
      goals_fixed: {
        status: 409,
        title: 'The picks of the first stage have locked: what trophies go by is fixed',
      },
      goals_of_stages: { status: 400, title: 'Every stage needs a goal' },
      goal_out_of_range: {
        status: 400,
        title: 'A goal is from 1 right call to all calls of its stage',
      },
      picks_made: {
        status: 409,
        title: 'Somebody has picked already: confirm that the goals change',
      },
    },
  }),
  'POST /api/event/lockUnit': endpoint({
    summary: 'Let picks of a stage lock together, by round or by match; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      version,
      eventStageId: id,
      lockUnit: z.enum(['stage', 'round', 'match']),
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...eventChanged,
      stage_not_found: { status: 404, title: 'There is no such stage in this event' },
      locks_as_a_whole: {
        status: 409,
        title: 'Only brackets without drawn rounds can lock by round or by match',
      },
      lock_unit_fixed: {
        status: 409,
        title: 'Picks of this stage have begun to lock: how it locks is fixed',
      },
    },
  }),
  'POST /api/event/lateEntry': endpoint({
    summary:
      'Let people enter an event after the lock at a share of the points, or no longer; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    tellsTime: true,
    body: z.object({
      eventId: id,
      version,
      /** In %; null = nobody may. Entries that were made late keep theirs. */
      lateShare: lateShare.nullable(),
    }),
    response: eventDesk,
    refusals: {
      ...noEvent,
      ...eventChanged,
      event_finished: { status: 409, title: 'The event is finished; resume it first' },
    },
  }),
  'POST /api/event/archive': endpoint({
    summary:
      'Hide an event, or show it again; its picks are kept, and it gives no trophies; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    body: z.object({ eventId: id, archived: z.boolean(), reason }),
    response: noBody,
    refusals: {
      ...noEvent,
      ...reasonRequired,
    },
  }),
} as const;
