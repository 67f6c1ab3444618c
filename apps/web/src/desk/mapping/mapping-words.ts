import { counted } from '../../platform/ui/words/counted.ts';

export interface Tally {
  readonly fitting: number;
  readonly suggested: number;
  readonly empty: number;
  readonly misfitting: number;
  /** Left to staff. */
  readonly byHand: number;
}

/** '4 of 7 slots fit, 1 suggested, 1 empty, 1 does not fit, 2 by hand' */
export function tallyWords({ fitting, suggested, empty, misfitting, byHand }: Tally): string {
  const all = fitting + suggested + empty + misfitting;
  const first =
    fitting === all && all > 0
      ? `All ${counted(all, 'slot')} fit`
      : `${fitting} of ${counted(all, 'slot')} fit`;
  return [
    ...(all > 0 || byHand === 0 ? [first] : []),
    ...(suggested > 0 ? [`${suggested} suggested`] : []),
    ...(empty > 0 ? [`${empty} empty`] : []),
    ...(misfitting > 0 ? [`${misfitting} ${misfitting === 1 ? 'does' : 'do'} not fit`] : []),
    ...(byHand > 0 ? [`${all > 0 ? byHand : counted(byHand, 'slot')} by hand`] : []),
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

/** 'Stage 1 and Stage 2 follow the wiki; Playoffs is entered by hand.'; null = all of them follow it. */
export function followWords(followed: readonly string[], byHand: readonly string[]): string | null {
  if (byHand.length === 0) return null;
  const hand = `${listed(byHand)} ${byHand.length === 1 ? 'is' : 'are'} entered by hand.`;
  if (followed.length === 0) return `Nothing follows the wiki: ${hand}`;
  return `${listed(followed)} ${followed.length === 1 ? 'follows' : 'follow'} the wiki; ${hand}`;
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
