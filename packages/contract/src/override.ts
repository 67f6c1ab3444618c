import { z } from 'zod';
import { bodyLimits, endpoint } from './endpoint.ts';
import { answeredPickLists, eventPath, pickLists, stageVersions } from './picks.ts';
import { id, idText, instant, longId, longIdText, noBody, version } from './values.ts';

const someone = z.object({ id, username: z.string() });
const reason = z.string().trim().max(500);

export const overridePreview = z.object({
  /** Picks that would be added, removed or changed, in words. */
  changes: z.array(z.string()),
  /** Consequences for later stages, in words. */
  follows: z.array(z.string()),
  /**
   * The entries whose picks will mean another team, and the number of their owners; in a change of
   * one user's picks, that user's.
   */
  concerned: z.object({ entries: z.int().min(0), users: z.int().min(0) }),
  /** Users whose total or rank would change, and the first 10 of them. */
  affected: z.int(),
  scores: z.array(
    z.object({
      userId: id,
      username: z.string(),
      before: z.object({ totalScore: z.int(), rank: z.int().nullable() }),
      after: z.object({ totalScore: z.int(), rank: z.int().nullable() }),
    }),
  ),
});

const noSuchEvent = { event_not_found: { status: 404, title: 'No such event' } } as const;
const noSuchUser = { user_not_found: { status: 404, title: 'No such user' } } as const;
const impossible = {
  invalid_picks: { status: 400, title: 'These picks are not possible' },
} as const;
const reasonRequired = {
  reason_required: { status: 400, title: 'Say why these picks are changed' },
} as const;
const withheld = {
  picks_withheld: { status: 409, title: 'Withheld until picks lock' },
} as const;
const notUndoable = {
  not_undoable: { status: 409, title: 'This cannot be undone: it has changed since' },
} as const;

/**
 * Results are public at once, so they are refused while a stage can still be picked, and before it
 * opened.
 */
export const resultsRefusals = {
  stage_open: {
    status: 409,
    title: 'Picks of this stage are still open: lock them before you enter results',
  },
  stage_not_opened: {
    status: 409,
    title: 'This stage is still ahead: open it before you enter results',
  },
} as const;

/** Everybody could copy what is known by then. */
const noNewPicks = {
  stage_has_results: {
    status: 409,
    title: 'This stage has results: users without picks can no longer get any',
  },
} as const;

/** Pick override [rule: override-2]: official results, or a user's picks with a reason. */
export const overrideEndpoints = {
  'GET /api/picks/override/:eventId': endpoint({
    summary:
      'The picks to start an override from: official results, or a user’s picks of every stage',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: eventPath,
    query: z.object({ userId: idText.optional() }),
    response: z.object({
      ...answeredPickLists,
      versions: stageVersions,
      /** Set when picks of a stage are withheld: the instant at which they become visible. */
      hiddenUntil: instant.nullable(),
      /** The caller has opened them before their lock, and is on no board of the event. */
      isOpened: z.boolean(),
    }),
    refusals: noSuchEvent,
  }),
  'POST /api/picks/override/open/:eventId': endpoint({
    summary:
      'Open a user’s picks before they are sealed; audited, and the caller is on no board of the event any more',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    params: eventPath,
    body: z.object({ userId: id, reason }),
    response: noBody,
    refusals: {
      ...noSuchEvent,
      ...noSuchUser,
      reason_required: { status: 400, title: 'Say why these picks are opened' },
    },
  }),
  'GET /api/picks/override/unreadable/:eventId': endpoint({
    summary: 'The newest 50 unreadable entries, which boards leave out',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: eventPath,
    response: z.object({
      count: z.int().min(0),
      entries: z
        .array(
          z.object({
            eventStageId: id,
            user: someone,
            /** Why it cannot be read. */
            reason: z.string(),
            foundAt: instant,
          }),
        )
        .max(50),
    }),
    refusals: {},
  }),
  'GET /api/picks/override/past/:eventId': endpoint({
    summary: 'The newest 50 overrides of an event, in words',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: eventPath,
    response: z
      .array(
        z.object({
          id: longId,
          at: instant,
          /** Null = the product itself. */
          actor: someone.nullable(),
          /** Owner of the changed picks; null = official results. */
          user: someone.nullable(),
          eventStageId: id,
          /** The first changes, in words, and how many there are beside them. */
          changes: z.array(z.string()),
          moreChanges: z.int().min(0),
          /** These picks are not sealed yet: what changed is withheld. */
          isWithheld: z.boolean(),
          reason: z.string().nullable(),
          /** It is the newest override, so the former state can be restored. */
          canUndo: z.boolean(),
        }),
      )
      .max(50),
    refusals: noSuchEvent,
  }),
  'GET /api/picks/override/undo/:eventId': endpoint({
    summary: 'Preview undoing an override',
    who: ['Admin'],
    mutates: false,
    cache: 'private',
    params: eventPath,
    query: z.object({ overrideId: longIdText }),
    response: overridePreview,
    refusals: { ...noSuchEvent, ...impossible, ...notUndoable, ...withheld, ...resultsRefusals },
  }),
  'POST /api/picks/override/undo/:eventId': endpoint({
    summary: 'Undo an override, which restores what it replaced; audited, and the user is notified',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    params: eventPath,
    body: z.object({ overrideId: longId, reason }),
    response: noBody,
    refusals: {
      ...noSuchEvent,
      ...reasonRequired,
      ...impossible,
      ...notUndoable,
      ...withheld,
      ...resultsRefusals,
    },
  }),
  'POST /api/picks/override/preview/:eventId': endpoint({
    summary: 'Preview an override',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    params: eventPath,
    body: z.object({ userId: id.nullable(), eventStageId: id, ...pickLists }),
    bodyLimit: bodyLimits.picks,
    response: overridePreview,
    refusals: {
      ...noSuchEvent,
      ...noSuchUser,
      ...impossible,
      ...withheld,
      ...noNewPicks,
      ...resultsRefusals,
    },
  }),
  'POST /api/picks/override/:eventId': endpoint({
    summary: 'Enter or correct official results, or change a user’s picks',
    who: ['Admin'],
    mutates: true,
    cache: 'private',
    params: eventPath,
    body: z.object({
      userId: id.nullable(),
      eventStageId: id,
      /** Required for a user's picks. */
      reason,
      version,
      ...pickLists,
    }),
    bodyLimit: bodyLimits.picks,
    response: z.object({ ...answeredPickLists, version: z.int(), savedAt: instant }),
    refusals: {
      ...noSuchEvent,
      ...noSuchUser,
      ...reasonRequired,
      ...impossible,
      ...withheld,
      version_conflict: { status: 409, title: 'Somebody else changed this meanwhile' },
      ...noNewPicks,
      ...resultsRefusals,
    },
  }),
} as const;
