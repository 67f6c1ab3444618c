import type { Answer, AnsweredRefusal, Query } from '@callshot/contract';
import {
  type DraftDoubt,
  draftTournament,
  type EventFormat,
  formatOfDraft,
  guessName,
  MAX_FORMAT_NAME,
  readFormat,
} from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { findFormatLike } from './format-like.repository.ts';
import type { WikiParts } from './upcoming.service.ts';
import { refuseUnavailable } from './wiki-refusal.ts';

type Key = 'GET /api/liquipedia/draftFormat';
type Drafted = Answer<Key>;

/** A tournament's format as its pages draw it, and a saved one that is the same [rule: drafts-11]. */
export async function readDraftedFormat(
  { db, wiki }: WikiParts,
  { gameId, pageId }: Query<Key>,
): Promise<Outcome<Drafted, AnsweredRefusal<Key>>> {
  const looked = await wiki.details(gameId, pageId);
  if (!looked.ok) return refuseUnavailable(db, looked.failure);
  const { value: details } = looked.value;
  if (details === null) return refuse('tournament_not_found');
  const { stages, leftOut, doubts } = draftTournament(details);
  const json = stages.length === 0 ? null : asSaved(formatOfDraft(stages).format);
  return done({
    name: guessName(details.tournament).slice(0, MAX_FORMAT_NAME),
    json,
    saved: json === null ? null : await findFormatLike(db, json),
    parts: stages.flatMap(({ parts }) =>
      parts.map(({ title, kind, teams, advancing, bestOfs, sure }) => ({
        ...{ stage: title, kind, teams, advancing, sure },
        bestOf: [...bestOfs],
      })),
    ),
    leftOut: leftOut.map(({ what, why }) => ({ what, why })),
    doubts: doubts.map(toldDoubt),
  });
}

/** The text that saving it would store. */
const asSaved = (format: EventFormat): string =>
  JSON.stringify(readFormat(JSON.stringify(format)).format);

function toldDoubt(doubt: DraftDoubt): Drafted['doubts'][number] {
  const { code } = doubt;
  const numbers = Object.entries(doubt).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value] as const] : [],
  );
  return {
    code,
    stage: 'stage' in doubt ? doubt.stage : '',
    values: Object.fromEntries(numbers),
    lengths: 'lengths' in doubt ? doubt.lengths.split(', ').map(Number) : [],
  };
}
