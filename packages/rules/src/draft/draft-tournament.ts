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

/**
 * The stages of a tournament from its matches and tables [rule: drafts-1]. The same structure comes out before
 * the first match, in the middle and after the end.
 */
export function draftTournament(details: Pick<WikiDetails, 'matches' | 'tables'>): TournamentDraft {
  const { counted, leftOut } = countedMatches(details);
  const stages = stagesOf(readParts({ ...details, matches: counted }));
  const { format, mapping, notMade } = formatOfDraft(stages);
  const refused = notMade.map((stage): DraftDoubt => ({ code: 'stage_not_made', stage }));
  return { stages, format, mapping, leftOut, doubts: [...doubtsOf(stages), ...refused] };
}
