import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { explainListening } from '../failures/explain-listening.ts';
import { OperatorProblem } from '../failures/operator-problem.ts';
import type { Metrics } from './metrics.ts';
import { type MetricsAddress, metricsPath, metricsSettingNames } from './metrics-address.ts';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves the figures of this process, and nothing else, at an address of their own. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    answer(metrics, request, response).catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: Error) => {
    const text = explainListening(error, host, metricsSettingNames);
    throw text === null ? error : new OperatorProblem(text);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(
  metrics: Metrics,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isAsked = method === 'GET' && url === metricsPath;
  const text = isAsked ? await metrics.print() : 'Only GET /metrics is answered here.\n';
  response
    .writeHead(isAsked ? 200 : 404, {
      'content-type': isAsked ? metrics.contentType : 'text/plain',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(text);
}
