import type { DraftDoubt } from '../draft/doubts.ts';
import { draftInSlices, type TournamentDraft } from '../draft/draft-tournament.ts';
import type { Fault } from '../model/problem.ts';
import { type DraftWarning, draftEvent, type EventDraft } from '../wiki/draft-event.ts';
import type { MappingProblem } from '../wiki/mapping-problem.ts';
import type { WikiDetails } from '../wiki/records.ts';

/** Something that keeps an event from being made of a tournament without a look of staff. */
export type CalendarDoubt =
  | DraftDoubt
  /** A part is what is usual, and no other doubt names it. */
  | Fault<'part_guessed', { stage: string }>
  | Fault<'no_format'>
  /** The tournament does not fit its own draft. */
  | Fault<'does_not_fit', { problem: MappingProblem }>
  /** The wiki's word for a tournament that is off or put off. */
  | Fault<'not_on_time', { status: string }>;

/** Something that comes with time. */
export type CalendarWait = DraftWarning | Fault<'begun', { startsAt: string }>;

export interface Prepared {
  readonly draft: TournamentDraft;
  readonly doubts: readonly CalendarDoubt[];
  readonly waitsFor: readonly CalendarWait[];
  /** When picks of its first stage would lock; null = nobody knows. */
  readonly startsAt: string | null;
}

/** So many misfits are told of: the first says what is wrong. */
const misfitsAtMost = 3;

/**
 * The draft of a tournament, and all that keeps its event from being made by itself [rule: calendar-6]. `now` is an
 * ISO text in UTC. Nothing is refused: what cannot be made is a doubt. It is done in
 * steps, between which a server can do something else.
 */
export function* prepareInSlices(details: WikiDetails, now: string): Generator<void, Prepared> {
  const draft = yield* draftInSlices(details);
  yield;
  const doubts: CalendarDoubt[] = [...draft.doubts, ...guessedParts(draft)];
  const { status } = details.tournament;
  if (offWords.has(status)) doubts.push({ code: 'not_on_time', status });
  if (draft.format === null) {
    if (doubts.length === 0) doubts.push({ code: 'no_format' });
    return { draft, doubts, waitsFor: [], startsAt: null };
  }
  const event = draftEvent(details, draft.format, draft.mapping);
  if (!event.ok) {
    const misfits = event.problems.slice(0, misfitsAtMost);
    doubts.push(...misfits.map((problem) => ({ code: 'does_not_fit', problem }) as const));
    return { draft, doubts, waitsFor: [], startsAt: null };
  }
  const { startsAt } = event.value;
  return { draft, doubts, waitsFor: waitsOf(event.value, now), startsAt };
}

/** The wiki's words for a tournament that does not go as it was announced. */
const offWords: ReadonlySet<string> = new Set(['cancelled', 'delayed', 'postponed']);

function guessedParts({ stages, doubts }: TournamentDraft): CalendarDoubt[] {
  const named = new Set(doubts.flatMap((doubt) => ('stage' in doubt ? [doubt.stage] : [])));
  return stages
    .flatMap(({ parts }) => parts)
    .filter(({ sure, title }) => sure === 'guessed' && !named.has(title))
    .map(({ title: stage }) => ({ code: 'part_guessed', stage }));
}

function waitsOf({ warnings, startsAt, stages: [first] }: EventDraft, now: string): CalendarWait[] {
  const told = new Set(
    warnings.flatMap((warning) => (warning.code === 'teams_open' ? [warning.substage] : [])),
  );
  const open = (first?.substages ?? []).flatMap(({ title, teamKeys, places }): CalendarWait[] => {
    const teams = places ?? 2;
    const known = teamKeys.length;
    return known >= teams || told.has(title)
      ? []
      : [{ code: 'teams_open', substage: title, known, teams }];
  });
  const begun: CalendarWait[] =
    Date.parse(startsAt) <= Date.parse(now) ? [{ code: 'begun', startsAt }] : [];
  return [...warnings, ...open, ...begun];
}

/** Whether an event can be made of it by itself. */
export const isReady = ({ doubts, waitsFor }: Pick<Prepared, 'doubts' | 'waitsFor'>): boolean =>
  doubts.length === 0 && waitsFor.length === 0;
