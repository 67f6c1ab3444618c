import { formatWithPoints } from '../draft/format-with-points.ts';
import type { PointPreset } from '../draft/point-preset.ts';
import type { EventFormat } from '../model/format.ts';
import { formatMaximum } from './format-maximum.ts';

export interface PaidFormat {
  /** Null = nothing was drafted. */
  readonly format: EventFormat | null;
  /** The most that a slip can get, in all and of each stage [rule: drafts-16]. */
  readonly perfect: { readonly total: number; readonly stages: readonly number[] };
}

/** A drafted format with the points of a preset, in steps, between which a server can do something else. */
export function* paidInSlices(
  drafted: EventFormat | null,
  preset: PointPreset,
): Generator<void, PaidFormat> {
  yield;
  const format = drafted && formatWithPoints(drafted, preset);
  const stages: number[] = [];
  for (const stage of format?.stages ?? []) {
    yield;
    stages.push(formatMaximum({ stages: [stage] }).total);
  }
  return { format, perfect: { total: stages.reduce((sum, own) => sum + own, 0), stages } };
}
