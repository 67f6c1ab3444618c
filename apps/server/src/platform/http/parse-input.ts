import { type Endpoint, idempotencyKey } from '@callshot/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ToldProblem } from './answers/told-faults.ts';
import { tellIssue } from './answers/told-issue.ts';

export type ParsedInput =
  | { readonly ok: true; readonly params: unknown; readonly query: unknown; readonly body: unknown }
  | { readonly ok: false; readonly problems: ToldProblem[] };

type Part = 'params' | 'query' | 'body';

/** Reads what a call carries by its contract; every problem is named, not only the first. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): ParsedInput {
  const problems: ToldProblem[] = [];
  const check = (path: string, schema: z.ZodType | undefined, value: unknown): unknown => {
    const result = schema?.safeParse(value);
    if (result === undefined || result.success) return result?.data;
    for (const issue of result.error.issues) {
      problems.push(tellIssue([path, ...issue.path].join('.'), issue));
    }
    return undefined;
  };
  const parse = (part: Part): unknown => check(part, endpoint[part], request[part]);
  const key = request.headers['idempotency-key'];
  if (endpoint.takesIdempotencyKey && key !== undefined) {
    check('headers.Idempotency-Key', idempotencyKey, key);
  }
  const input = { params: parse('params'), query: parse('query'), body: parse('body') };
  return problems.length === 0 ? { ok: true, ...input } : { ok: false, problems };
}
