import {
  bestRanksInSlices,
  buildScoreboardInSlices,
  compileScoring,
  createEntryBlock,
  type EarlierStandings,
  type EntryBlock,
  earlierStandingsInSlices,
  exchangeEntry,
  type PickSet,
  rankScoreboardInSlices,
  type Scoreboard,
  type ScoreboardInput,
  type ScoreboardStage,
  type StageScoring,
  type Totals,
} from '@callshot/rules';
import { runInSlices } from '../../platform/slices.ts';
import { type LoadedEvent, type LoadedStage, shownSince } from '../events/loaded-event.ts';
import { type LastResult, stageBefore } from '../events/results/last-result.ts';
import type { Entrants } from './entrants.ts';

/** A sealed stage with its results, as a board counts them. */
export interface BoardStage {
  readonly loaded: LoadedStage;
  readonly scoring: StageScoring;
}

/** Sealed stages, and those with sealed matches, compared with what is official about them. */
export const sealedStages = (event: LoadedEvent): BoardStage[] =>
  event.stages.filter((stage) => shownSince(stage) !== null).map(judged);

const judged = (loaded: LoadedStage): BoardStage => ({
  loaded,
  scoring: compileScoring(loaded.stage, loaded.layout, loaded.official),
});

/** Scores and ranks the entrants by these stages, in slices. */
export const scoreEntrants = (
  stages: readonly BoardStage[],
  entrants: Entrants,
): Promise<Scoreboard> => runInSlices(buildScoreboardInSlices(inputOf(stages, entrants)));

/** Ranks them by totals that were computed before, or elsewhere. */
export const rankEntrants = (
  stages: readonly BoardStage[],
  entrants: Entrants,
  totals: Totals,
): Promise<Scoreboard> =>
  runInSlices(rankScoreboardInSlices({ ...inputOf(stages, entrants), totals }));

/** Standings before the last result; null = there were no ranks yet. */
export function standingsBefore(
  stages: readonly BoardStage[],
  last: LastResult,
  entrants: Entrants,
): Promise<EarlierStandings | null> {
  const before = stages.map((stage) => {
    const loaded = stageBefore(stage.loaded, last);
    return loaded === stage.loaded ? stage : judged(loaded);
  });
  return runInSlices(earlierStandingsInSlices(inputOf(before, entrants)));
}

/**
 * The best rank of each entrant over all endings. `endings` lists the possible results of each
 * stage, which combine freely with those of other stages.
 */
export function bestRanks(
  stages: readonly BoardStage[],
  entrants: Entrants,
  endings: readonly (readonly PickSet[])[],
): Promise<Uint32Array> {
  // Each way is compiled once, when it is first met: all at once would keep others waiting.
  const compiled = stages.map(({ loaded, scoring }) => new Map([[loaded.official, scoring]]));
  const scoringOf = ({ loaded }: BoardStage, at: number, official: PickSet): StageScoring => {
    const scoring =
      compiled[at]?.get(official) ?? compileScoring(loaded.stage, loaded.layout, official);
    compiled[at]?.set(official, scoring);
    return scoring;
  };
  function* scored(ended: readonly BoardStage[]): Generator<readonly ScoreboardStage[]> {
    const at = ended.length;
    const next = stages[at];
    if (!next) {
      yield inputOf(ended, entrants).stages;
      return;
    }
    for (const official of endings[at] ?? []) {
      yield* scored([...ended, { ...next, scoring: scoringOf(next, at, official) }]);
    }
  }
  return runInSlices(bestRanksInSlices(entrants.directory, scored([])));
}

const inputOf = (stages: readonly BoardStage[], entrants: Entrants): ScoreboardInput => ({
  entrants: entrants.directory,
  stages: stages.map(({ loaded, scoring }) => ({
    layout: loaded.layout,
    scoring,
    block: entrants.blocks.get(loaded.id) ?? emptyBlock(loaded, entrants),
  })),
});

const emptyBlock = ({ layout }: LoadedStage, { directory }: Entrants): EntryBlock =>
  createEntryBlock(directory.count, layout.stride);

/** The same entrants with one user's picks of a stage exchanged. */
export function withEntry(
  entrants: Entrants,
  entry: { readonly stage: LoadedStage; readonly slots: Uint8Array; readonly entrant: number },
): Entrants {
  const { id } = entry.stage;
  const block = entrants.blocks.get(id) ?? emptyBlock(entry.stage, entrants);
  const exchanged = exchangeEntry(block, entry.entrant, entry.slots);
  return { ...entrants, blocks: new Map(entrants.blocks).set(id, exchanged) };
}
