import { activeParts, linkBracket } from '../bracket/links.ts';
import { openSlotsOf } from '../bracket/open-slots.ts';
import { fixtureCount } from '../fixtures/fixture-list.ts';
import { furtherCount, groupSteps } from '../group/group-picks.ts';
import { MAX_TEAMS } from '../model/event-stage.ts';
import { type Bracket, type FormatStage, substageCountOf } from '../model/format.ts';
import {
  fixturesOf,
  groupOf,
  orderOf,
  placesOf,
  sumOfGroups,
  swissGroup,
} from '../model/group-counts.ts';
import { askFormat, type ByFormat } from '../model/stage-kind.ts';
import { swissSteps } from '../swiss/swiss-picks.ts';
import { type Found, note } from './read-value.ts';

/** A match is named by a number from 0 to 255 wherever picks are exchanged. */
export const MAX_BRACKET_MATCHES = 256;

/** Rows of each kind that a slip holds over all stages, wherever picks are exchanged. */
const MAX_SLIP_ROWS = 1000;

/** A bracket is no larger than the teams that can start in it and the numbers that name its matches. */
export function checkBracketSize(at: Found, bracket: Bracket, hasReset: boolean): void {
  const matches = linkBracket(bracket).places.length + (hasReset ? 1 : 0);
  if (matches > MAX_BRACKET_MATCHES) {
    note(at, { code: 'too_many_matches', count: matches, most: MAX_BRACKET_MATCHES });
  }
  const openings = openSlotsOf(bracket).length;
  if (openings > MAX_TEAMS) {
    note(at, { code: 'too_many_openings', count: openings, most: MAX_TEAMS });
  }
}

/** A stage with which a slip would be longer than what is exchanged is too much. */
export function checkSlipSize(
  stagesAt: readonly Found[],
  stages: readonly (FormatStage | null)[],
): void {
  const rows = { teams: 0, matches: 0 };
  stages.forEach((stage, index) => {
    if (stage === null) return;
    const { of, count } = askFormat(ROWS_OF, stage);
    rows[of] += count;
    const at = stagesAt[index];
    if (at && rows[of] > MAX_SLIP_ROWS) {
      note(at, { code: 'slip_too_long', of, count: rows[of], most: MAX_SLIP_ROWS });
    }
  });
}

interface SlipRows {
  readonly of: 'matches' | 'teams';
  readonly count: number;
}

/** The rows of a stage on a slip. */
const ROWS_OF: ByFormat<SlipRows> = {
  swiss: ({ swissStageDetails }) => ({
    of: 'teams',
    count: sumOfGroups(swissStageDetails, swissGroup, (own) => picksOf(swissSteps(own))),
  }),
  groups: ({ groupStageDetails }) => ({
    of: 'teams',
    count:
      sumOfGroups(groupStageDetails, groupOf, (own) => picksOf(groupSteps(own))) +
      furtherCount(groupStageDetails),
  }),
  orders: ({ groupStageDetails }) => ({
    of: 'teams',
    count: sumOfGroups(groupStageDetails, orderOf, placesOf),
  }),
  fixtures: ({ groupStageDetails }) => ({
    of: 'matches',
    count: sumOfGroups(groupStageDetails, fixturesOf, fixtureCount),
  }),
  brackets: (stage) => {
    const columns = activeParts(stage.bracket).flatMap((part) => part.columns);
    const matches = columns.reduce((sum, { matchCount }) => sum + matchCount, 0);
    return { of: 'matches', count: matches * substageCountOf(stage) };
  },
};

const picksOf = (steps: readonly { readonly count: number }[]): number =>
  steps.reduce((sum, { count }) => sum + count, 0);
