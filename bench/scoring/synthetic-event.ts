import {
  type Random,
  randomOf,
  randomPicks,
} from '../../packages/rules/fixtures/synthetic-picks.ts';
import { playoffStage, swissStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import {
  compileLayout,
  compileScoring,
  createEntrantDirectory,
  createEntryBlock,
  type EventStage,
  encodePicks,
  type ScoreboardInput,
  type ScoreboardStage,
  type ScoringKernel,
} from '../../packages/rules/src/index.ts';
import { sized } from '../sized.ts';

/** The number of different slips; every entrant has a random one of them. */
const DISTINCT = sized(5_000, 50);

/**
 * An event with complete results and as many entries as asked for. It has a Swiss stage of 16 teams
 * and a double elimination of 8 with series scores and a reset. It is always the same.
 */
export function syntheticEvent(entries: number, kernel?: ScoringKernel): ScoreboardInput {
  const random = randomOf(20_250_621);
  const stages = [swissStage(), playoffStage({ teams: 8, hasReset: true })];
  const entrants = Array.from({ length: entries }, (_, at) => ({
    userId: at + 1,
    username: `player${at + 1}`,
  }));
  return {
    stages: stages.map((stage) => sealedStage(stage, entries, random, kernel)),
    entrants: createEntrantDirectory(entrants),
  };
}

function sealedStage(
  stage: EventStage,
  entries: number,
  random: Random,
  kernel?: ScoringKernel,
): ScoreboardStage {
  const layout = compileLayout(stage);
  const slips = Array.from({ length: DISTINCT }, () =>
    encodePicks(stage, layout, randomPicks(stage, random)),
  );
  const block = createEntryBlock(entries, layout.stride, kernel);
  for (let at = 0; at < entries; at += 1) {
    const slip = slips[Math.floor(random() * DISTINCT)];
    if (slip) block.write(at, slip);
  }
  return { layout, scoring: compileScoring(stage, layout, randomPicks(stage, random)), block };
}

/** All stages' bytes in one piece. */
export function allBytes({ stages }: ScoreboardInput): Uint8Array {
  const size = stages.reduce((sum, { block }) => sum + block.count * block.stride, 0);
  const bytes = new Uint8Array(size);
  let end = 0;
  for (const { block } of stages) {
    for (let entrant = 0; entrant < block.count; entrant += 1) {
      bytes.set(block.read(entrant), end);
      end += block.stride;
    }
  }
  return bytes;
}
