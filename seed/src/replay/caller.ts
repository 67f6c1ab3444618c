/** Somebody who calls the product, with a session or without one. */
export interface Caller {
  get<T>(path: string): Promise<T>;
  /** Refusals are returned, not thrown. */
  post(path: string, body: unknown): Promise<Answered>;
}

export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the product at an address as a browser does. */
export function httpCaller(origin: string, gameId: number, session: string | null = null): Caller {
  const headers = {
    game: String(gameId),
    'content-type': 'application/json',
    ...(session === null ? {} : { cookie: `callshot=${session}` }),
  };
  return {
    get: async <T>(path: string) => {
      const answer = await fetch(`${origin}${path}`, { headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    post: async (path, body) => {
      const answer = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    },
  };
}
