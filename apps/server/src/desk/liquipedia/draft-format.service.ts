import type { Answer, AnsweredRefusal, Query } from '@callshot/contract';
import {
  draftInSlices,
  guessesOf,
  type PointPreset,
  paidInSlices,
  usualPoints,
  type WikiDetails,
} from '@callshot/rules';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import { runInSlices } from '../../platform/slices.ts';
import { findPresets } from '../formats/presets/presets.repository.ts';
import { draftName } from './draft-name.ts';
import { findFormatLike } from './format-like.repository.ts';
import { findLastOfSeries } from './last-of-series.ts';
import type { WikiParts } from './upcoming.service.ts';
import { refuseUnavailable } from './wiki-refusal.ts';

type Key = 'GET /api/liquipedia/draftFormat';
/**
 * A tournament's format as its pages draw it, with the points of a preset, and a saved one that is the same
 * [rule: drafts-11, drafts-16].
 */
export async function readDraftedFormat(
  { db, wiki }: WikiParts,
  { gameId, pageId, presetId }: Query<Key>,
): Promise<Outcome<Answer<Key>, AnsweredRefusal<Key>>> {
  const looked = await wiki.details(gameId, pageId);
  if (!looked.ok) return refuseUnavailable(db, looked.failure);
  const { value: details } = looked.value;
  if (details === null) return refuse('tournament_not_found');
  const presets = await findPresets(db, gameId);
  const wanted = presets.find(({ id, isUsual }) =>
    presetId === undefined ? isUsual : id === presetId,
  );
  if (presetId !== undefined && !wanted) return refuse('preset_not_found');
  const { stages, mapping, leftOut, doubts, format, perfect } = await runInSlices(
    paidDraft(details, wanted?.points ?? usualPoints),
  );
  const json = format && JSON.stringify(format);
  const name = draftName(details.tournament);
  const stageOf = new Map(
    mapping.flatMap(({ matchKeys, stageIndex }) => matchKeys.map((key) => [key, stageIndex])),
  );
  return done({
    name,
    json,
    saved: json === null ? null : await findFormatLike(db, json),
    mapping: mapping.map((own) => ({ ...own, matchKeys: [...own.matchKeys] })),
    last: await findLastOfSeries(db, { gameId, pageId, name }),
    parts: stages.flatMap(({ parts }) =>
      parts.map((part) => {
        const { title, kind, teams, advancing, bestOfs, sure, records } = part;
        return {
          ...{ stage: title, kind, teams, advancing, sure, bestOf: [...bestOfs] },
          ...{ guesses: guessesOf(part), stageIndex: stageOf.get(records.group.key) ?? null },
        };
      }),
    ),
    leftOut: leftOut.map(({ what, why }) => ({ what, why })),
    doubts: doubts.map(({ code, ...values }) => ({ code, values })),
    presets: presets.map(({ id, name, isUsual }) => ({ id, name, isUsual })),
    presetId: wanted?.id ?? null,
    perfect: { total: perfect.total, stages: [...perfect.stages] },
  });
}

function* paidDraft(details: WikiDetails, points: PointPreset) {
  const draft = yield* draftInSlices(details);
  return { ...draft, ...(yield* paidInSlices(draft.format, points)) };
}
