import type { Answer, AnsweredRefusal, Query } from '@callshot/contract';
import { draftInSlices } from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { runInSlices } from '../../platform/slices.ts';
import { draftName } from './draft-name.ts';
import { findFormatLike } from './format-like.repository.ts';
import type { WikiParts } from './upcoming.service.ts';
import { refuseUnavailable } from './wiki-refusal.ts';

type Key = 'GET /api/liquipedia/draftFormat';
/** A tournament's format as its pages draw it, and a saved one that is the same [rule: drafts-11]. */
export async function readDraftedFormat(
  { db, wiki }: WikiParts,
  { gameId, pageId }: Query<Key>,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> {
  const looked = await wiki.details(gameId, pageId);
  if (!looked.ok) return refuseUnavailable(db, looked.failure);
  const { value: details } = looked.value;
  if (details === null) return refuse('tournament_not_found');
  const { stages, format, mapping, leftOut, doubts } = await runInSlices(draftInSlices(details));
  const json = format && JSON.stringify(format);
  return done({
    name: draftName(details.tournament),
    json,
    saved: json === null ? null : await findFormatLike(db, json),
    mapping: mapping.map((own) => ({ ...own, matchKeys: [...own.matchKeys] })),
    parts: stages.flatMap(({ parts }) =>
      parts.map(({ title, kind, teams, advancing, bestOfs, sure }) => ({
        ...{ stage: title, kind, teams, advancing, sure },
        bestOf: [...bestOfs],
      })),
    ),
    leftOut: leftOut.map(({ what, why }) => ({ what, why })),
    doubts: doubts.map(({ code, ...values }) => ({ code, values })),
  });
}
