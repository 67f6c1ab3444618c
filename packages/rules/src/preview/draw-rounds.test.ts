import { expect, test } from 'vitest';
import { DRAWN_STAGES } from '../../fixtures/special-brackets.ts';
import { randomOf } from '../../fixtures/synthetic-picks.ts';
import type { EventStage } from '../model/event-stage.ts';
import type { PickSet } from '../model/picks.ts';
import { isStageDecided } from '../stage/is-stage-decided.ts';
import { replayOfficial, replaySubmission } from '../stage/replay-submission.ts';
import { drawResults, drawSlip } from './draw-results.ts';

const withResults = (stage: EventStage, { matchPicks }: PickSet): EventStage => ({
  ...stage,
  substages: stage.substages.map((substage) => ({
    ...substage,
    officialMatches: matchPicks.filter(
      ({ eventSubstageId }) => eventSubstageId === substage.eventSubstageId,
    ),
  })),
});

test.each(DRAWN_STAGES)(
  'a trial of $why is drawn, called and played to its end [rule: brackets-16]',
  ({ stage }) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const slip = drawSlip(stage, randomOf(seed));
      expect(replaySubmission(stage, slip)).toEqual({ ok: true, value: slip });
      const official = drawResults(stage, randomOf(seed));
      expect(replayOfficial(stage, official)).toEqual({ ok: true, value: official });
      expect(isStageDecided(withResults(stage, official), official)).toBe(true);
    }
  },
);
