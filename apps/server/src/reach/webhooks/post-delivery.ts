import type { IncomingMessage } from 'node:http';
import type { OutboundLine } from '../../platform/outbound/outbound-line.ts';
import { type AddressProblem, checkAddress } from './check-address.ts';
import type { ToSend } from './deliveries.repository.ts';
import { bodyOf } from './delivery-body.ts';
import { signatureOf } from './signature.ts';

/** A receiver's answer to a delivery. */
export interface Posted {
  readonly status: number | null;
  /** Why it does not count as delivered; null = it does. */
  readonly problem: string | null;
}

const answeredWithinMs = 5000;

const addressProblems: Readonly<Record<AddressProblem, string>> = {
  bad_address: 'The address is none that begins with https://',
  no_host: 'No server has this name',
  closed_network: 'The address is not on the public internet',
};

/**
 * Sends a delivery once and returns the outcome; never throws. The answer's body is not read, and
 * redirects are not followed.
 */
export async function postDelivery(
  line: OutboundLine,
  publicUrl: string,
  delivery: ToSend,
  stopping: AbortSignal,
): Promise<Posted> {
  const timeout = AbortSignal.timeout(answeredWithinMs);
  const signal = AbortSignal.any([timeout, stopping]);
  try {
    const checked = await checkAddress(line, delivery.url);
    if (!checked.ok) return { status: null, problem: addressProblems[checked.code] };
    const body = bodyOf(delivery, publicUrl);
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': `Callshot-Webhooks (+${publicUrl})`,
      'callshot-delivery': delivery.deliveryId,
      'callshot-topic': delivery.topic ?? 'test',
      'callshot-timestamp': String(timestamp),
      'callshot-signature': signatureOf(delivery.secret, timestamp, body),
    };
    const { url, at } = checked.value;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = line.post(url, at, { headers, signal });
      request.once('response', resolve);
      request.once('error', reject);
      // An answer that asks for another protocol ends it without either.
      request.once('close', () => reject(new Error('The connection was closed')));
      request.end(body);
    });
    answer.destroy();
    return judge(answer.statusCode ?? 0);
  } catch (error) {
    const problem = timeout.aborted ? 'No answer within 5 seconds' : reasonOf(error);
    return { status: null, problem };
  }
}

function judge(status: number): Posted {
  if (status >= 200 && status < 300) return { status, problem: null };
  const isRedirect = status >= 300 && status < 400;
  return {
    status,
    problem: isRedirect ? `Answered ${status}: redirects are not followed` : `Answered ${status}`,
  };
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection broke off',
  EHOSTUNREACH: 'The server cannot be reached',
  ENETUNREACH: 'The server cannot be reached',
  ETIMEDOUT: 'The server cannot be reached',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate’s issuer is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate’s issuer is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name',
};

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(reasons, code) ? (reasons[code] ?? '') : 'The connection failed';
}
