import { z } from 'zod';
import { eventFlags, eventTeam } from './events.ts';
import { teamRanking } from './team-facts.ts';
import { translated } from './translated.ts';
import { entrantCount, gameId, id, instant, lateShare } from './values.ts';

const count = z.int().min(0);

/** State of an event by its current stage. */
const eventState = z.enum(['ahead', 'open', 'locked', 'finished', 'archived']);

/** The overdue step by its own times, and since when; null = none [rule: stages-17]. */
export const overdue = z
  .object({
    kind: z.enum(['lock', 'result', 'stage', 'next_place', 'opening', 'end']),
    since: instant,
  })
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
  /** Open doubts about results. */
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
  /** When it locks by itself; null = with its stage, or nobody knows yet. */
  lockAt: instant.nullable(),
  /** Its own lock has passed, and its picks are public. */
  isSealed: z.boolean(),
  /** Staff say who starts at the top, or at the bottom: no other match brings anybody. */
  isTopOpening: z.boolean(),
  isBottomOpening: z.boolean(),
  /** `manual`: what staff entered, which no import overwrites; null = nothing is known of it. */
  source: z.enum(['manual', 'import']).nullable(),
});

/** A place of a stage that the format says who comes into, in a substage that staff run by hand. */
const deskEntry = z.object({
  eventSubstageId: id,
  /** Position in the list of entries of its substage, from 0. */
  at: count,
  /**
   * The value `waits` = results do not say yet. The value `tied` = they do not part the teams, and staff place one.
   * The value `free` = the team is known, and does not stand there. The value `staff` = no result brings a team, or
   * staff put another one there.
   */
  kind: z.enum(['waits', 'tied', 'free', 'placed', 'staff']),
  /** The team that results bring. */
  teamId: id.nullable(),
  /** The starting slot; null where teams are picked. */
  slot: z.object({ match: z.string(), isTop: z.boolean() }).nullable(),
});

const deskStage = z.object({
  id,
  index: count,
  name: z.string(),
  kind: z.enum(['swiss', 'groups', 'orders', 'fixtures', 'brackets']),
  /** `done`: it is past, or everything of it is official. */
  state: z.enum(['ahead', 'open', 'locked', 'done']),
  openedAt: instant.nullable(),
  sealedAt: instant.nullable(),
  /** Together, or round by round, or match by match; only brackets lock in parts. */
  lockUnit: z.enum(['stage', 'round', 'match']),
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
  /** Rounds without picks that the stage's picks wait for [rule: formats-25]. */
  awaitedRounds: z.array(z.string()),
  /** Its matches can lock by themselves [rule: locks-18, formats-63]. */
  canLockInParts: z.boolean(),
  /** Rounds whose teams are all there, and nobody has said who meets whom [rule: results-36]. */
  roundsToDraw: z.array(z.string()),
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
  /** The state of each place that the format's entries name; none where it has no entries. */
  entries: z.array(deskEntry),
});

const deskTeam = eventTeam.omit({ group: true, eventStageId: true, eventSubstageId: true }).extend({
  /** Source of the team: `hand` = staff typed its name. */
  source: z.enum(['hand', 'wiki', 'seed']),
  externalId: z.string(),
  /** Other names. */
  aliases: z.array(z.string()),
  /** Source of the logo; null = none. */
  logoSource: z.string().nullable(),
  /** Its place in a ranking; null = staff said nothing. */
  ranking: teamRanking.nullable(),
});

/** An edit of a team by staff, in words. */
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
  /** Version of the event, which changes must name. */
  version: z.int(),
  /** Version of the official results. */
  officialVersion: z.int(),
  state: eventState,
  name: z.string(),
  nameOverride: z.string(),
  ...translated(z.object({ nameOverride: z.string() })),
  image: z.string().nullable(),
  /** Source of the picture. `image` is null until it is fetched. */
  imageSource: z.string().nullable(),
  /** Why the picture could not be fetched, in words. */
  imageProblem: z.string().nullable(),
  url: z.string().nullable(),
  attribution: z.object({ name: z.string(), url: z.string() }).nullable(),
  startDate: instant,
  endDate: instant,
  rewardTypeId: z.int(),
  /** Late entry: the share of the points in % (null = nobody may enter late), and how many have entered late. */
  late: z.object({ share: lateShare.nullable(), entrants: z.int().min(0) }),
  /** Its trophies go by rank, or by goals [rule: trophies-25]. */
  goals: z.object({
    /** Right calls that each stage asks for; null = by rank. */
    right: z.array(count).nullable(),
    /** Calls of each stage. */
    of: z.array(count),
    /** The picks of the first stage have locked: it changes no more. */
    isFixed: z.boolean(),
  }),
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
      /** Participants on the wiki without a place in the event. */
      unplaced: z.array(z.object({ id, name: z.string() })),
      /** Open doubts about results. */
      doubtsWaiting: count,
    })
    .nullable(),
});
