import type { Endpoint, RefusalBody } from '@callshot/contract';
import type { FastifyRequest } from 'fastify';

type Problem = NonNullable<RefusalBody['problems']>[number];

export type ParsedInput =
  | { readonly ok: true; readonly params: unknown; readonly query: unknown; readonly body: unknown }
  | { readonly ok: false; readonly problems: Problem[] };

type Part = 'params' | 'query' | 'body';

/** Reads what a call carries by its contract; every problem is named, not only the first. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): ParsedInput {
  const problems: Problem[] = [];
  const parse = (part: Part): unknown => {
    const result = endpoint[part]?.safeParse(request[part]);
    if (result === undefined || result.success) return result?.data;
    for (const issue of result.error.issues) {
      problems.push({ path: [part, ...issue.path].join('.'), message: issue.message });
    }
    return undefined;
  };
  const input = { params: parse('params'), query: parse('query'), body: parse('body') };
  return problems.length === 0 ? { ok: true, ...input } : { ok: false, problems };
}
