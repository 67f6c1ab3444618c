import type { IncomingMessage } from 'node:http';
import { isPublicAddress } from '../../platform/outbound/is-public-address.ts';
import { done, type Outcome, refuse } from '../../platform/outcome.ts';
import type { PictureLine, ResolvedAddress } from './picture-line.ts';
import type { PictureProblem } from './picture-problem.ts';

export interface FetchLimits {
  readonly bytesAtMost: number;
  readonly msAtMost: number;
  readonly redirectsAtMost: number;
}

export const fetchLimits: FetchLimits = {
  bytesAtMost: 2 * 2 ** 20,
  msAtMost: 15_000,
  redirectsAtMost: 3,
};

/** The bytes behind an address of one of these hosts, within all limits, or why there are none. */
export async function fetchPicture(
  line: PictureLine,
  address: string,
  hosts: readonly string[],
  limits: FetchLimits = fetchLimits,
): Promise<Outcome<Buffer, PictureProblem>> {
  const signal = AbortSignal.timeout(limits.msAtMost);
  try {
    return await followed(line, { address, hosts, limits, signal });
  } catch (error) {
    // Whatever goes wrong on the way is the other side's.
    return signal.aborted || isNamed(error, 'TimeoutError')
      ? refuse('too_slow')
      : refuse('broken_off');
  }
}

const isNamed = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name;

interface Errand {
  readonly address: string;
  readonly hosts: readonly string[];
  readonly limits: FetchLimits;
  readonly signal: AbortSignal;
}

async function followed(
  line: PictureLine,
  errand: Errand,
): Promise<Outcome<Buffer, PictureProblem>> {
  let url = readAddress(errand.address, errand.hosts);
  for (let hop = 0; hop <= errand.limits.redirectsAtMost; hop += 1) {
    if (!url.ok) return url;
    const fetched = await ask(line, url.value, errand.signal);
    if (!fetched.ok) return fetched;
    const answer = fetched.value;
    const location = redirectOf(answer);
    if (location === null) return readAnswer(answer, errand);
    answer.destroy();
    const next = URL.canParse(location, url.value) ? new URL(location, url.value).href : '';
    url = readAddress(next, errand.hosts);
  }
  return refuse('too_many_redirects');
}

function readAddress(
  text: string,
  hosts: readonly string[],
): Outcome<URL, 'bad_address' | 'foreign_host'> {
  if (!URL.canParse(text)) return refuse('bad_address');
  const url = new URL(text);
  const { protocol, username, password, port, hostname } = url;
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') {
    return refuse('bad_address');
  }
  return hosts.includes(hostname) ? done(url) : refuse('foreign_host');
}

/** The name is resolved once, and what it means is checked before anything is sent there. */
async function ask(
  line: PictureLine,
  url: URL,
  signal: AbortSignal,
): Promise<Outcome<IncomingMessage, 'no_host' | 'closed_network'>> {
  const addresses = await within(
    line.resolve(url.hostname).catch((): readonly ResolvedAddress[] => []),
    signal,
  );
  const [first] = addresses;
  if (!first) return refuse('no_host');
  if (!addresses.every(({ address }) => isPublicAddress(address))) return refuse('closed_network');
  return new Promise((resolve, reject) => {
    const request = line.open(url, first, signal);
    request.once('response', (answer) => resolve(done(answer)));
    request.once('error', reject);
    // An answer that asks for another protocol ends it without either.
    request.once('close', () => reject(new Error('The connection was closed')));
    request.end();
  });
}

/** A resolver cannot be called back, so it is left behind. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : null;
}

async function readAnswer(
  answer: IncomingMessage,
  { limits, signal }: Errand,
): Promise<Outcome<Buffer, PictureProblem>> {
  const problem = problemOfHead(answer, limits);
  if (problem !== null) {
    answer.destroy();
    return refuse(problem);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    length += chunk.length;
    // Leaving the loop cuts the stream.
    if (length > limits.bytesAtMost) return refuse('too_large');
    if (signal.aborted) return refuse('too_slow');
    chunks.push(chunk);
  }
  return answer.complete ? done(Buffer.concat(chunks, length)) : refuse('broken_off');
}

function problemOfHead(
  { statusCode, headers }: IncomingMessage,
  { bytesAtMost }: FetchLimits,
): PictureProblem | null {
  if (statusCode !== 200) return 'bad_status';
  const type = headers['content-type'] ?? '';
  if (!/^image\/(?:png|jpeg|webp|gif)(?:;|$)/i.test(type)) return 'no_picture';
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return 'no_picture';
  return Number(headers['content-length'] ?? 0) > bytesAtMost ? 'too_large' : null;
}
