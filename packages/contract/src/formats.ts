import { MAX_FORMAT_NAME } from '@callshot/rules';
import { z } from 'zod';
import { bodyLimits, endpoint } from './endpoint.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { gameId, id, idText, instant, noBody } from './values.ts';

const count = z.int().min(0);

/** An event format as lists show it. */
export const formatSummary = z.object({
  id,
  name: z.string(),
  created: instant,
  modified: instant,
  /** Faults that keep it from being used for an event; 0 = ready. */
  problems: count,
  /** Playable, but probably mistakes. */
  warnings: count,
  /** Events that were made from it, and hold a copy. */
  events: count,
});

/** An event format whole, as it was saved last. */
export const savedFormat = formatSummary.extend({
  /** `{version, stages, scoringBreakdown}` as text. */
  json: z.string(),
  /** Author of the last save; null = it came with the product, or was saved by it. */
  modifiedBy: z.string().nullable(),
  /** The newest of its events. */
  usedBy: z
    .array(
      z.object({
        eventId: id,
        gameId,
        name: z.string(),
        state: z.enum(['ahead', 'open', 'locked', 'finished', 'archived']),
        /** Name of the current stage. */
        stageName: z.string(),
      }),
    )
    .max(20),
});

const byId = z.object({ id: idText });
const noSuchFormat = {
  format_not_found: { status: 404, title: 'There is no such event format (any more)' },
} as const;

export const formatNotSaved = {
  format_unreadable: { status: 400, title: 'This is not an event format that can be read' },
  format_too_large: { status: 413, title: 'An event format has at most 256 kB' },
} as const;

export const formatEndpoints = {
  'GET /api/eventFormat': endpoint({
    summary: 'Every event format, the one changed last first',
    who: ['EventCreator'],
    mutates: false,
    cache: 'private',
    response: z.array(formatSummary),
    refusals: {},
  }),
  'GET /api/eventFormat/:id': endpoint({
    summary: 'An event format with what it holds, and the events made from it',
    who: ['EventCreator'],
    mutates: false,
    cache: 'private',
    params: byId,
    response: savedFormat,
    refusals: noSuchFormat,
  }),
  'POST /api/eventFormat': endpoint({
    summary: 'Save an event format, ready or not; audited',
    who: ['Admin'],
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({
      /** 0 = a new one. */
      id: z
        .int()
        .min(0)
        .max(2 ** 31 - 1),
      name: z.string().trim().max(MAX_FORMAT_NAME),
      /** Any readable format can be saved, even with faults that keep it from being used. */
      json: z.string(),
      /** Time of the copy that the changes build on. */
      modified: instant.nullish(),
    }),
    bodyLimit: bodyLimits.format,
    response: savedFormat,
    refusals: {
      ...sentBefore,
      ...noSuchFormat,
      format_needs_name: { status: 400, title: 'Event format needs a name.' },
      ...formatNotSaved,
      format_changed: { status: 409, title: 'Somebody else saved this format since' },
    },
  }),
  'DELETE /api/eventFormat/:id': endpoint({
    summary: 'Delete an event format from which no event was made; audited',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    params: byId,
    response: noBody,
    refusals: {
      ...noSuchFormat,
      format_in_use: {
        status: 409,
        title: 'Record Is In Use: deleting it would cause data corruption',
      },
    },
  }),
} as const;
