import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, id, idText, instant, longId, longIdText } from './values.ts';

/** Rows of a page of the audit log. */
export const auditPageSize = 50;

export const auditRow = z.object({
  id: longId,
  at: instant,
  /** Null = the product itself. */
  actor: z.object({ id, username: z.string() }).nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.int().nullable(),
  /** The subject's shown name, if it has one. */
  subjectName: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** The account named in before and after was deleted, and its name erased. */
  isErased: z.boolean(),
  /** They are picks that are not sealed yet, and withheld from the caller. */
  isWithheld: z.boolean(),
  reason: z.string().nullable(),
  /** Id of the request in the product's own log; null = no request did it. */
  requestId: z.string().nullable(),
  /** The number of the session that it was done in, or that begins with it. */
  sessionId: longId.nullable(),
  /**
   * A description in words, where before and after hold only ids: the subject, the first changes,
   * and how many more there are.
   */
  told: z
    .object({ about: z.string(), lines: z.array(z.string()), more: z.int().min(0) })
    .nullable(),
});

const word = z.string().trim().min(1).max(100);

export const auditEndpoints = {
  'GET /api/audit/log': endpoint({
    summary: 'The audit log, newest first, at most 50 rows a call',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    cost: 4,
    query: z.object({
      /** An id or a whole username. */
      actor: word.optional(),
      subjectType: word.optional(),
      subjectId: idText.optional(),
      /** Prefix of the action. */
      action: word.optional(),
      /** First and last day. */
      from: day.optional(),
      to: day.optional(),
      /** Players' own saves and logins, which outnumber everything else: hidden unless `action` names them. */
      saves: z.enum(['hidden', 'shown']).optional(),
      /** Rows older than this one. */
      before: longIdText.optional(),
    }),
    response: z.object({
      rows: z.array(auditRow).max(auditPageSize),
      /** Start of the next page; null = nothing older. */
      next: longId.nullable(),
    }),
    refusals: {},
  }),
  'GET /api/audit/actions': endpoint({
    summary: 'The actions and subject types that occur in the audit log',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    response: z.object({ actions: z.array(z.string()), subjectTypes: z.array(z.string()) }),
    refusals: {},
  }),
} as const;
