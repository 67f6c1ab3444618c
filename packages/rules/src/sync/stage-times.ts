import type { SaidMatch } from './said.ts';

/** When a stage is played, as far as the wiki names times and not only days. */
export interface StageTimes {
  readonly first: string | null;
  readonly last: string | null;
  /** The start of each match of its brackets. */
  readonly matches: readonly {
    readonly eventSubstageId: number;
    readonly place: string;
    readonly startsAt: string;
  }[];
}

export function stageTimes(said: readonly SaidMatch[]): StageTimes {
  const exact = said.flatMap(({ match, ...place }) =>
    match.startsAt !== null && match.isExact && !match.isNotPlayed
      ? [{ ...place, startsAt: match.startsAt }]
      : [],
  );
  const starts = exact.map(({ startsAt }) => startsAt).toSorted(byInstant);
  return {
    first: starts[0] ?? null,
    last: starts.at(-1) ?? null,
    matches: exact.flatMap(({ eventSubstageId, place, startsAt }) =>
      place === null ? [] : [{ eventSubstageId, place, startsAt }],
    ),
  };
}

const byInstant = (a: string, b: string): number => Date.parse(a) - Date.parse(b);
