import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type Level, pino } from 'pino';
import { describeError } from './describe-error.ts';

export interface LogOptions {
  readonly level?: Level | 'silent';
  readonly destination?: DestinationStream;
}

/** Names under which secrets would stand if somebody logged a whole object by mistake. */
const secretNames = [
  'password',
  'confirmPassword',
  'passwordHash',
  'token',
  'secret',
  'webhookSecret',
  'apiKey',
  'tokenHash',
  'email',
  'cookie',
  'authorization',
];

/** One JSON object a line; no cookies, passwords, tokens or e-mails. */
export function createLog(options: LogOptions = {}): FastifyBaseLogger {
  const { level = 'info', destination } = options;
  const settings = {
    level,
    base: { process: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError, req: () => undefined, res: () => undefined },
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
  };
  return destination === undefined ? pino(settings) : pino(settings, destination);
}
