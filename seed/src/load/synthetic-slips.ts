import { compileLayout, type EventStage, encodePicks, replaySubmission } from '@callshot/rules';
import type { RandomSource } from '../demo/random.ts';
import { judgedBy, type StrengthOf, slipOf } from '../demo/slips.ts';

/** Entries of a stage as they are stored, to be dealt out to entrants. */
export interface SyntheticSlips {
  readonly layoutFingerprint: string;
  /** As PostgreSQL reads bytes: `\x` and hexadecimal. */
  readonly slots: readonly string[];
}

/** Clicking a slip takes as long as copying a hundred: a million entrants share this many. */
const DISTINCT = 5000;

/** Slips clicked together by the rules and encoded as a save does it; most players know something. */
export function syntheticSlips(
  random: RandomSource,
  stage: EventStage,
  strengthOf: StrengthOf,
  entries: number,
): SyntheticSlips {
  const layout = compileLayout(stage);
  const teamIds = stage.substages.flatMap((substage) => substage.teamIds);
  const slots = Array.from({ length: Math.min(DISTINCT, entries) }, () => {
    const skill = 0.15 + 0.75 * random.next() * random.next();
    const slip = slipOf(random, stage, judgedBy(random, skill, teamIds, strengthOf));
    const replayed = replaySubmission(stage, slip);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problems));
    return `\\x${Buffer.from(encodePicks(stage, layout, replayed.value)).toString('hex')}`;
  });
  return { layoutFingerprint: layout.fingerprint, slots };
}
