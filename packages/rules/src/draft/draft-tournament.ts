import type { EventFormat } from '../model/format.ts';
import type { StageMapping } from '../wiki/mapping.ts';
import type { WikiDetails } from '../wiki/records.ts';
import { type DraftDoubt, doubtsOf } from './doubts.ts';
import { formatOfDraft } from './draft-format.ts';
import { type DraftedStage, stagesOf } from './draft-stages.ts';
import { readParts } from './read-parts.ts';
import { countedMatches, type Uncounted } from './uncounted.ts';

/** A tournament as its records on the wiki draw it. */
export interface TournamentDraft {
  /** In the order of play. */
  readonly stages: readonly DraftedStage[];
  /** Null = none of its stages can be made. */
  readonly format: EventFormat | null;
  /** The groups of the wiki that the format follows. */
  readonly mapping: StageMapping;
  readonly leftOut: readonly Uncounted[];
  readonly doubts: readonly DraftDoubt[];
}

type Records = Pick<WikiDetails, 'matches' | 'tables'>;

/**
 * The stages of a tournament from its matches and tables [rule: drafts-1]. The same structure comes out before
 * the first match, in the middle and after the end.
 */
export function draftTournament(details: Records): TournamentDraft {
  const slices = draftInSlices(details);
  for (;;) {
    const step = slices.next();
    if (step.done) return step.value;
  }
}

/** The same in steps, between which a server can do something else. */
export function* draftInSlices(details: Records): Generator<void, TournamentDraft> {
  const { counted, leftOut } = countedMatches(details);
  yield;
  const parts = yield* readParts({ ...details, matches: counted });
  const stages = stagesOf(parts);
  yield;
  const { format, mapping, notMade } = yield* formatOfDraft(stages);
  const refused = notMade.map((stage): DraftDoubt => ({ code: 'stage_not_made', stage }));
  return { stages, format, mapping, leftOut, doubts: [...doubtsOf(stages), ...refused] };
}
