// What the bench asks of `redis`: types are checked where it is not installed too.

interface Options {
  readonly commandOptions: { readonly timeout: number };
  readonly socket: {
    readonly path: string;
    readonly tls: false;
    readonly reconnectStrategy: (tries: number) => number | false;
  };
}

interface Scored {
  readonly value: string;
  readonly score: number;
}

export interface RedisClient {
  on(event: 'error', does: () => void): void;
  connect(): Promise<unknown>;
  destroy(): void;
  zAdd(key: string, members: readonly Scored[]): Promise<number>;
  zRangeWithScores(
    key: string,
    from: number,
    to: number,
    options: { readonly REV: true },
  ): Promise<readonly Scored[]>;
  zRevRank(key: string, member: string): Promise<number | null>;
}

export function createClient(options: Options): RedisClient;
