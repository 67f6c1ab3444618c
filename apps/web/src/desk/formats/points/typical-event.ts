import {
  type FormatStage,
  formatMaximum,
  formatWithPoints,
  type PointPreset,
  startFrom,
} from '@callshot/rules';

const knockout = (elimination: 'single' | 'double') =>
  startFrom({ kind: 'knockout', teamCount: 8, elimination, hasReset: false });

/** A Swiss stage of 16 and playoffs of 8, as most large tournaments are played. */
const TYPICAL = {
  swiss: startFrom({ kind: 'swiss', teamCount: 16 }),
  playoffs: knockout('single'),
} as const;

const OTHERS = {
  double: knockout('double'),
  groups: startFrom({ kind: 'groups', groupCount: 4, of: 'teams' }),
} as const;

/** The most that a slip gets of each stage by a preset [rule: drafts-16]. */
export function perfectOf(points: PointPreset) {
  const of = (format: { readonly stages: readonly FormatStage[] } & (typeof TYPICAL)['swiss']) =>
    formatMaximum(formatWithPoints(format, points)).total;
  const [swiss, playoffs] = [of(TYPICAL.swiss), of(TYPICAL.playoffs)];
  return {
    ...{ swiss, playoffs, total: swiss + playoffs },
    ...{ double: of(OTHERS.double), groups: of(OTHERS.groups) },
  };
}
