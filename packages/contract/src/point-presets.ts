import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { madeOnce, sentBefore } from './made-once.ts';
import { gameId, gameIdText, id, idText, instant, noBody } from './values.ts';

/** The pay of one right pick; the rules say how many there may be. */
const points = z.int();

const rounds = { final: points, semiFinals: points, quarterFinals: points, earlier: points };

/** The pay of every kind of pick [rule: drafts-12]. */
export const pointPresetPoints = z.object({
  swiss: z.object({
    advancing: points,
    /** On top of advancing. */
    undefeated: points,
    winless: points,
  }),
  groups: z.object({
    advancing: points,
    firstPlace: points,
    secondPlace: points,
    /** A place of a whole order. */
    exactPlace: points,
    /** 0, or less than `exactPlace`. */
    placeMissedByOne: points,
    match: points,
    /** On top of the match. */
    exactScore: points,
  }),
  rounds: z.object({ ...rounds, thirdPlace: points, bracketReset: points }),
  lowerRounds: z.object(rounds),
});

export const MAX_PRESET_NAME = 60;

/** Points that drafts of a game's formats can have [rule: drafts-15]. */
export const pointPreset = z.object({
  id,
  gameId,
  name: z.string(),
  points: pointPresetPoints,
  /** A draft has it unless another one is chosen; one of each game. */
  isUsual: z.boolean(),
  /** One more with every save. */
  version: z.int().positive(),
  modified: instant,
  /** Author of the last save. */
  modifiedBy: z.string().nullable(),
});

const admins = ['Admin'] as const;
const noSuchPreset = {
  preset_not_found: { status: 404, title: 'There is no such point preset (any more)' },
} as const;

export const pointPresetEndpoints = {
  'GET /api/pointPreset': endpoint({
    summary: 'The point presets of a game, the usual one first, then by name',
    who: admins,
    mutates: false,
    cache: 'private',
    query: z.object({ gameId: gameIdText }),
    response: z.array(pointPreset),
    refusals: {},
  }),
  'POST /api/pointPreset': endpoint({
    summary: 'Save a point preset; the first one of a game is its usual one; audited',
    who: admins,
    mutates: true,
    ...madeOnce,
    cache: 'private',
    body: z.object({
      /** 0 = a new one. */
      id: z
        .int()
        .min(0)
        .max(2 ** 31 - 1),
      gameId,
      name: z.string().trim().max(MAX_PRESET_NAME),
      points: pointPresetPoints,
      /** The version that the changes build on. */
      version: z.int().positive().nullish(),
    }),
    response: pointPreset,
    refusals: {
      ...sentBefore,
      ...noSuchPreset,
      preset_needs_name: { status: 400, title: 'A point preset needs a name' },
      preset_name_taken: { status: 409, title: 'This game has a point preset of that name' },
      preset_refused: { status: 400, title: 'These points cannot be paid' },
      preset_changed: { status: 409, title: 'Somebody else saved this point preset since' },
      too_many_presets: { status: 409, title: 'A game has at most 50 point presets' },
    },
  }),
  'POST /api/pointPreset/usual': endpoint({
    summary: 'Make a point preset the usual one of its game; audited',
    who: admins,
    mutates: true,
    cache: 'private',
    body: z.object({ id }),
    response: pointPreset,
    refusals: noSuchPreset,
  }),
  'DELETE /api/pointPreset/:id': endpoint({
    summary: 'Delete a point preset; the usual one goes last; audited',
    who: admins,
    mutates: true,
    cache: 'private',
    params: z.object({ id: idText }),
    response: noBody,
    refusals: {
      ...noSuchPreset,
      preset_is_usual: {
        status: 409,
        title: 'This is the usual one. Make another one usual first',
      },
    },
  }),
} as const;
