import { endpoints } from '@callshot/contract';
import type { FastifyInstance } from 'fastify';
import { registerDocs } from '../docs/docs.routes.ts';
import { registerHealth } from '../platform/http/health.ts';
import { registerEndpoints } from '../platform/http/register-endpoints.ts';
import { createServer, type ServerLimits } from '../platform/http/server.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import type { AppParts } from '../platform/parts.ts';
import { registerWebFiles } from '../platform/web-files/web-files.ts';

/** Puts the product together; nothing listens yet. */
export async function buildApp(
  parts: AppParts,
  metrics: Metrics = createMetrics(parts),
  limits?: ServerLimits,
): Promise<FastifyInstance> {
  const app = createServer(parts, metrics, limits);
  const { handlers, readKey } = parts;
  const answered = parts.endpoints ?? endpoints;
  registerEndpoints(app, { parts, endpoints: answered, handlers, ...(readKey && { readKey }) });
  for (const register of parts.routes ?? []) register(app);
  await registerHealth(app, parts);
  registerDocs(app);
  await registerWebFiles(app, parts);
  return app;
}
