import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string>;

export interface TestClient {
  /** Cookies as a browser would keep them. */
  readonly cookies: Map<string, string>;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  delete(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
}

/** A browser of its own: sends what the product's pages send and keeps cookies. */
export function testClient(app: FastifyInstance, remoteAddress = '127.0.0.1'): TestClient {
  const cookies = new Map<string, string>();
  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body: unknown,
    headers: Headers,
  ): Promise<LightMyRequestResponse> => {
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      headers: { game: '1', ...headers },
      cookies: Object.fromEntries(cookies),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  return {
    cookies,
    get: (url, headers = {}) => send('GET', url, undefined, headers),
    post: (url, body, headers = {}) => send('POST', url, body, headers),
    delete: (url, headers = {}) => send('DELETE', url, undefined, headers),
  };
}
