import { type Modules, neededModules } from './needed-modules.ts';

/** Everything that the entry loads at once, libraries included: one file compresses better than two. */
const APP = 'app';

type NeededBy = readonly string[];

const EVENT = /\/event-page\/event-page\.tsx$/;
/** Drawn on the page of an event alone, or fetched with all of it. */
const OF_EVENT =
  /\/(event-page|bracket|results|override)\/(?:[\w-]+\/)*[\w-]+\.tsx$|\/((bracket|team)-picker|save-modals|fill-dialog|pick-progress)\.tsx$/;

const oneOf = (pattern: RegExp) => (parts: NeededBy) => parts.some((part) => pattern.test(part));

const BRACKETS = /\/bracket-(picker|canvas|stage)\.tsx$/;

const isOfEvent = oneOf(/\/(event-page|pane-of-event)\.tsx$/);
const isOfBrackets = oneOf(BRACKETS);
const isOfMoves = oneOf(/\/(live-moments\.tsx|pick-motion\.ts|plates\.ts)$/);
const isOfModals = oneOf(/-modal\.tsx$/);
const isOfLeagues = oneOf(/\/leagues-page\.tsx$/);
const isOfTeams = oneOf(/\/team-picker\.tsx$/);
const isOfResults = oneOf(/\/stage-results\.tsx$/);
const isKindOfResults = (part: string) => /\/(fixture|order)-results\.tsx$/.test(part);

const isOfBoth = (parts: NeededBy) =>
  (isOfBrackets(parts) && (isOfTeams(parts) || isOfMoves(parts))) ||
  (isOfResults(parts) && isOfLeagues(parts));

/**
 * Where a module lies that several parts need: with the first that says yes; the pane is open on most
 * visits, so that what it needs lies with the event, not with what only brackets need. Modules of players come before those of staff, or players would fetch staff's too. Each answer
 * holds of whatever such a module imports as well, so that no two chunks need each other.
 */
const plan: readonly (readonly [chunk: string, holds: (parts: NeededBy) => boolean])[] = [
  ['shared', (parts) => oneOf(EVENT)(parts) && !parts.every((part) => OF_EVENT.test(part))],
  // Picking teams, and moves of results, load nothing of brackets, results nothing of leagues, and the other way round.
  ['event', (parts) => isOfEvent(parts) || isOfBoth(parts)],
  ['other', oneOf(/\/other-pages\.tsx$/)],
  ['moves', isOfMoves],
  ['bracket', isOfBrackets],
  ['teams', isOfTeams],
  ['landing', oneOf(/\/landing-page\.tsx$/)],
  ['about', oneOf(/\/about-page\.tsx$/)],
  ['bell', oneOf(/\/own-bar\.tsx$/)],
  ['form', oneOf(/\/accounts\/[\w-]+-page\.tsx$/)],
  // A page of leagues loads nothing of results and dialogs.
  ['ranks', (parts) => isOfLeagues(parts) && isOfModals(parts)],
  ['leagues', isOfLeagues],
  ['results', (parts) => isOfResults(parts) || parts.every(isKindOfResults)],
  ['notifications', oneOf(/\/notification-panel\.tsx$/)],
  ['dialog', isOfModals],
  ['survey', oneOf(/\/survey\/survey-(tab|page)\.tsx$/)],
  ['league', oneOf(/\/(league-picks-page|league-dialog|join-page)\.tsx$/)],
  [
    'player',
    oneOf(/\/(user-card-layer|save-modals|fill-dialog|nameplate-dialog|redeem-page)\.tsx$/),
  ],
  [
    'staff',
    oneOf(
      /\/(staff-frame|dashboard-page|users-page|developer-page|override-page)\.tsx$|-commands\.ts$/,
    ),
  ],
  ['mapping', oneOf(/\/mapping-page\.tsx$/)],
  ['style', oneOf(/\/style-editor\.tsx$/)],
  ['builders', () => true],
];

/**
 * The page of a bracket fetches all of its parts. They lie in the chunk of what they share, with all
 * that they alone need: one file compresses better than three.
 */
const chunkAround = (part: string): string | undefined =>
  BRACKETS.test(part) ? 'bracket' : undefined;

/** What is loaded at once, and every part that is fetched later, each with the modules it needs. */
function partsOf(main: string, modules: Modules): ReadonlyMap<string, ReadonlySet<string>> {
  const parts = new Map<string, ReadonlySet<string>>();
  const waiting = [main];
  for (const part of waiting) {
    if (parts.has(part)) continue;
    const needed = neededModules(part, modules);
    parts.set(part, needed);
    for (const id of needed) {
      waiting.push(...(modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
    }
  }
  return parts;
}

/**
 * Left alone, the bundler makes a chunk of each set of modules that the same parts need: more than a
 * hundred files, most of them smaller than what asking for one costs.
 */
export function chunkPlan(main: string) {
  let parts: ReturnType<typeof partsOf> | undefined;
  const chunkOf = (id: string, modules: Modules): string | undefined => {
    parts ??= partsOf(main, modules);
    const neededBy = [...parts].filter(([, needed]) => needed.has(id)).map(([part]) => part);
    if (id !== main && neededBy.includes(main)) return APP;
    if (parts.has(id)) return chunkAround(id);
    const [only, another] = neededBy;
    if (only === undefined) return;
    if (another === undefined) return chunkAround(only);
    return plan.find(([, holds]) => holds(neededBy))?.[0];
  };
  // A group takes what its modules import along, so that the first has to come first.
  const chunks = [APP, ...plan.map(([chunk]) => chunk)];
  return chunks.map((chunk, at) => ({
    name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
    debugName: chunk,
    priority: chunks.length - at,
  }));
}
