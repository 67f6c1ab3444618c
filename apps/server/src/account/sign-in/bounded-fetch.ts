import { SignInProblem } from './sign-in-problem.ts';

/** A profile or a set of keys has a few kilobytes. */
const mostBytes = 64 * 1024;
const defaultTimeoutMs = 5000;

interface Call {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** One call to a provider: it ends in time, follows no redirect, and its answer is small. */
export function boundedFetch(timeoutMs = defaultTimeoutMs) {
  return async (url: string, call: Call): Promise<Response> => {
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = call.signal ? AbortSignal.any([call.signal, limit]) : limit;
    const { method, headers: sent } = call;
    // A token call sends a form; nothing else has a body.
    const body = call.body instanceof URLSearchParams ? call.body : null;
    const answer = await fetch(url, { method, headers: sent, body, redirect: 'manual', signal });
    const { status, headers } = answer;
    return new Response(await readBody(answer), { status, headers });
  };
}

async function readBody(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (answer.body === null) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body) {
    length += chunk.length;
    if (length > mostBytes) throw new SignInProblem('the provider answers without end');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
