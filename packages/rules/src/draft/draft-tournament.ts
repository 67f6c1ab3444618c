import type { WikiDetails } from '../wiki/records.ts';
import { type DraftDoubt, doubtsOf } from './doubts.ts';
import { type DraftedStage, stagesOf } from './draft-stages.ts';
import { readParts } from './read-parts.ts';
import { countedMatches, type Uncounted } from './uncounted.ts';

/** A tournament as its records on the wiki draw it. */
export interface TournamentDraft {
  /** In the order of play. */
  readonly stages: readonly DraftedStage[];
  readonly leftOut: readonly Uncounted[];
  readonly doubts: readonly DraftDoubt[];
}

/**
 * The stages of a tournament from its matches and tables [rule: drafts-1]. The same structure comes out before
 * the first match, in the middle and after the end.
 */
export function draftTournament(details: Pick<WikiDetails, 'matches' | 'tables'>): TournamentDraft {
  const { counted, leftOut } = countedMatches(details);
  const stages = stagesOf(readParts({ ...details, matches: counted }));
  return { stages, leftOut, doubts: doubtsOf(stages) };
}
