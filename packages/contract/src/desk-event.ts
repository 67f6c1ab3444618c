import { z } from 'zod';
import { eventFlags, eventTeam } from './events.ts';
import { entrantCount, gameId, id, instant } from './values.ts';

const count = z.int().min(0);

/** Where an event stands, as its current stage has it. */
const eventState = z.enum(['ahead', 'open', 'locked', 'finished', 'archived']);

/** What it waits for longer than its own times say, and since when; null = nothing [rule: stages-17]. */
export const overdue = z
  .object({ kind: z.enum(['lock', 'result', 'stage', 'opening', 'end']), since: instant })
  .nullable();

/** An event as staff find it in a list, archived ones included. */
export const deskEvent = z.object({
  id,
  gameId,
  name: z.string(),
  nameOverride: z.string(),
  image: z.string().nullable(),
  startDate: instant,
  endDate: instant,
  state: eventState,
  /** Index of the current stage, from 0. */
  stage: count,
  stageCount: count,
  stageName: z.string(),
  lockAt: instant.nullable(),
  entrants: entrantCount,
  formatName: z.string(),
  /** Its results can come from a page of the wiki. */
  isFromWiki: z.boolean(),
  /** What the wiki says of its results and waits for an answer. */
  doubtsWaiting: count,
  overdue,
  rewardTypeId: z.int(),
});

/** A match of a bracket, wherever it stands. */
const deskMatch = z.object({
  eventSubstageId: id,
  /** `part-column-place`, unique in its substage. */
  slot: z.string(),
  /** The header of its column. */
  round: z.string(),
  topTeamId: id.nullable(),
  bottomTeamId: id.nullable(),
  winnerTeamId: id.nullable(),
  topTeamScore: z.int().nullable(),
  bottomTeamScore: z.int().nullable(),
  outcome: z.enum(['played', 'walkover', 'void', 'double_forfeit', 'bye']),
  bestOf: z.int(),
  startsAt: instant.nullable(),
  /** Staff say who starts at the top, or at the bottom: no other match brings anybody. */
  isTopOpening: z.boolean(),
  isBottomOpening: z.boolean(),
  /** `manual`: what staff entered, which no import overwrites; null = nothing is known of it. */
  source: z.enum(['manual', 'import']).nullable(),
});

const deskStage = z.object({
  id,
  index: count,
  name: z.string(),
  kind: z.enum(['swiss', 'groups', 'brackets']),
  /** `done`: it is past, or everything of it is official. */
  state: z.enum(['ahead', 'open', 'locked', 'done']),
  openedAt: instant.nullable(),
  sealedAt: instant.nullable(),
  /** By so many minutes its lock was put off for everybody. */
  extendedMinutes: count,
  /** Users whose picks of it are saved. */
  picked: count,
  /** Teams, or matches, whose result is official. */
  official: z.object({
    known: count,
    total: count,
    isDecided: z.boolean(),
    /** Something that is picked is decided. */
    hasResults: z.boolean(),
  }),
  /** A match of it has ended in public, or something is official: its picks cannot be opened any more. */
  isResultKnown: z.boolean(),
  /** Rounds that nobody picks, whose results all its picks wait for [rule: formats-25]. */
  awaitedRounds: z.array(z.string()),
  /** It opens by itself when so many of its teams are known; `needed` null = by staff alone. */
  opens: z.object({ known: count, needed: count.nullable() }),
  /** The first start known of its matches. */
  startsAt: instant.nullable(),
  substages: z.array(
    z.object({
      id,
      title: z.string(),
      /** In their fixed order: picks name a team by its place here. */
      teamIds: z.array(id),
      /** When its first match begins, where nothing is known of single matches. */
      startsAt: instant.nullable(),
    }),
  ),
  matches: z.array(deskMatch),
});

const deskTeam = eventTeam.omit({ group: true, eventStageId: true, eventSubstageId: true }).extend({
  /** Who says who it is: `hand` = staff typed its name. */
  source: z.enum(['hand', 'wiki', 'seed']),
  externalId: z.string(),
  /** What else it is called. */
  aliases: z.array(z.string()),
  /** Where its logo was found; null = nowhere. */
  logoSource: z.string().nullable(),
});

/** What staff said of a team of the event, in words. */
const teamEdit = z.object({
  id,
  teamId: id,
  text: z.string(),
  at: instant,
  /** Nothing was said of the team since, so that it can be taken back. */
  isUndoable: z.boolean(),
});

/** Which group of the wiki stands in which slot of the format. */
const deskMapping = z.array(
  z.object({
    stageIndex: count,
    substageIndex: count,
    matchKeys: z.array(z.string()),
    standingsKey: z.string().nullable(),
  }),
);

/** Everything that staff see of one event. */
export const eventDesk = z.object({
  id,
  gameId,
  /** Of the event; what changes it names the one that it builds on. */
  version: z.int(),
  /** Of official results. */
  officialVersion: z.int(),
  state: eventState,
  name: z.string(),
  nameOverride: z.string(),
  image: z.string().nullable(),
  /** Where the picture was found: it is fetched, and `image` is null until then. */
  imageSource: z.string().nullable(),
  /** Why the picture could not be fetched, in words. */
  imageProblem: z.string().nullable(),
  url: z.string().nullable(),
  attribution: z.object({ name: z.string(), url: z.string() }).nullable(),
  startDate: instant,
  endDate: instant,
  rewardTypeId: z.int(),
  flags: eventFlags,
  /** The event's own copy; `id` null = the format was not saved, or is gone. */
  format: z.object({ id: id.nullable(), name: z.string(), json: z.string() }),
  stage: count,
  lockAt: instant.nullable(),
  locked: z.boolean(),
  unlocked: z.boolean(),
  relockTime: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Its last result was entered: it is finished then, unless a correction comes first. */
  finishesAt: instant.nullable(),
  rewardedAt: instant.nullable(),
  archivedAt: instant.nullable(),
  serverTime: instant,
  entrants: entrantCount,
  overdue,
  stages: z.array(deskStage),
  teams: z.array(deskTeam),
  /** The newest first. */
  teamEdits: z.array(teamEdit),
  /** The page of the wiki that it is made from. */
  wiki: z
    .object({
      wiki: z.string(),
      pageId: id,
      pageName: z.string(),
      mapping: deskMapping,
      /** Who takes part there and has no place in the event yet. */
      unplaced: z.array(z.object({ id, name: z.string() })),
      /** What it says of results and waits for an answer. */
      doubtsWaiting: count,
    })
    .nullable(),
});
