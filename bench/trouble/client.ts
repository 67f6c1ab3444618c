import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** The response; without one, `status` 0 and the reason. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

export interface SendOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Session cookie as `World` hands it out. */
  readonly cookie?: string;
}

/** A cheap HTTP client that keeps its connections; it never throws, and never tries twice. */
export interface Client {
  get(path: string, options?: SendOptions): Promise<Answer>;
  post(path: string, options?: SendOptions): Promise<Answer>;
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
  close(): void;
}

export interface ClientOptions {
  readonly connections?: number;
  readonly timeoutMs?: number;
}

export function createClient(origin: string, options: ClientOptions = {}): Client {
  const { connections = 64, timeoutMs = 30_000 } = options;
  const { hostname, port } = new URL(origin);
  // The client closes idle connections long before the server would close one under a request.
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: 3000 });

  const send = (
    method: string,
    path: string,
    { body, headers = {}, cookie }: SendOptions = {},
  ): Promise<Answer> => {
    const startedAt = performance.now();
    const payload = body === undefined ? null : JSON.stringify(body);
    return new Promise((resolve) => {
      const answerWith = (status: number, of: IncomingHttpHeaders, text: string): void =>
        resolve({ status, headers: of, body: text, ms: performance.now() - startedAt });
      const fail = (error: Error): void => answerWith(0, {}, error.message);
      const call = request(
        {
          hostname,
          port,
          path,
          method,
          agent,
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            game: '1',
            ...(cookie === undefined ? {} : { cookie }),
            ...(payload === null
              ? {}
              : {
                  'content-type': 'application/json',
                  'content-length': String(Buffer.byteLength(payload)),
                }),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('error', fail);
          response.on('end', () => answerWith(response.statusCode ?? 0, response.headers, text));
        },
      );
      call.on('error', fail);
      call.end(payload ?? undefined);
    });
  };
  return {
    send,
    get: (path, more) => send('GET', path, more),
    post: (path, more) => send('POST', path, more),
    close: () => agent.destroy(),
  };
}
