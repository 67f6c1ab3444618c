import { counted } from '../editing/counted.ts';

export interface Tally {
  readonly fitting: number;
  readonly suggested: number;
  readonly empty: number;
  readonly misfitting: number;
}

/** '4 of 7 slots fit, 1 suggested, 1 empty, 1 does not fit' */
export function tallyWords({ fitting, suggested, empty, misfitting }: Tally): string {
  const all = fitting + suggested + empty + misfitting;
  const first =
    fitting === all && all > 0
      ? `All ${counted(all, 'slot')} fit`
      : `${fitting} of ${counted(all, 'slot')} fit`;
  return [
    first,
    ...(suggested > 0 ? [`${suggested} suggested`] : []),
    ...(empty > 0 ? [`${empty} empty`] : []),
    ...(misfitting > 0 ? [`${misfitting} ${misfitting === 1 ? 'does' : 'do'} not fit`] : []),
  ].join(', ');
}

export interface StageLack {
  readonly name: string;
  /** Slots without a group. */
  readonly open: number;
  readonly hasMisfit: boolean;
}

/** 'Stage 3 has 2 open slots, and Playoffs does not fit the format.'; null = nothing is missing. */
export function missingWords(stages: readonly StageLack[]): string | null {
  const lacks = [
    ...stages
      .filter(({ open }) => open > 0)
      .map(({ name, open }) => `${name} has ${counted(open, 'open slot')}`),
    ...stages
      .filter(({ hasMisfit }) => hasMisfit)
      .map(({ name }) => `${name} does not fit the format`),
  ];
  const last = lacks.pop();
  if (last === undefined) return null;
  return lacks.length === 0 ? `${last}.` : `${lacks.join(', ')}, and ${last}.`;
}
