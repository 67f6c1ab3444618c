import type { EndpointKey } from '@callshot/contract';

interface Named {
  /** The name after `callshot_`. */
  readonly name: string;
  readonly help: string;
}

export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly count: number;
}

/** A metric, read on each scrape. */
export type Figure =
  | (Named & { readonly kind: 'gauge'; read(): number })
  | (Named & {
      /** Only grows while the process runs. */
      readonly kind: 'counter';
      readonly labels?: readonly string[];
      read(): readonly Sample[];
    })
  /** Answers to one call, by their status. */
  | (Named & { readonly kind: 'answers'; readonly call: EndpointKey });
