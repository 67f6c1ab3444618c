import { type EventFormat, FORMAT_VERSION } from '../model/format.ts';

/** A format with nothing in it yet, which is no format that could be played. */
export const emptyFormat = (): EventFormat => ({
  version: FORMAT_VERSION,
  stages: [],
  scoringBreakdown: { groups: [] },
});
