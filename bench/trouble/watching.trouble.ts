import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { testEvent } from '../../apps/server/testing/play/events.ts';
import { swissStage } from '../../packages/rules/fixtures/synthetic-stages.ts';
import { ensurePrometheus } from '../../scripts/lib/prometheus.mjs';
import { type Client, createClient } from './client.ts';
import { withDeployment } from './deployment.ts';
import { atLeast, atMost, exactly, type Finding, told } from './finding.ts';
import { freePort } from './free-port.ts';
import { ownProcess } from './own-processes.ts';
import { waitUntil } from './wait-until.ts';
import { insertPeople, savePath, slipOf } from './world.ts';

const samples = fileURLToPath(new URL('../../docs/operating/watching/', import.meta.url));

/** The files of docs/operating/watching in a Prometheus beside two processes, of which one is killed. */
export async function run(): Promise<Finding[]> {
  const programs = await ensurePrometheus();
  if (programs === null) {
    console.error('Prometheus is not installed: watching is left out');
    return [told('Prometheus is not installed', 0)];
  }
  const { prometheus, promtool } = programs;
  execFileSync(promtool, ['test', 'rules', 'alerts.test.yml'], { cwd: samples, stdio: 'inherit' });
  return withDeployment({ processes: 2 }, async ({ db, servers }) => {
    const [player] = await insertPeople(db, 1);
    const event = await testEvent(db, { stages: [swissStage()] });
    const saved = await servers[0]?.client.post(savePath(event.row.id), {
      cookie: player?.cookie ?? '',
      body: slipOf(event, 1),
    });
    const watcher = await startPrometheus(
      prometheus,
      servers.map(({ metricsPort }) => metricsPort),
    );
    try {
      const expressions = dashboardExpressions();
      const refused: string[] = [];
      for (const expr of expressions) {
        if (!(await watcher.ask(expr)).isUnderstood) refused.push(expr);
      }
      if (refused.length > 0) console.error(`Prometheus refuses ${refused.join('\n')}`);
      const saves = await watcher.ask('sum(callshot_saves_total{status="200"})');
      const firingBefore = (await watcher.ask('ALERTS{alertstate="firing"}')).values.length;
      await servers[1]?.killHard();
      const seconds = await waitUntil('CallshotDown', 60_000, async () => {
        const { values } = await watcher.ask(
          'ALERTS{alertname="CallshotDown", alertstate="firing"}',
        );
        return values.length === 1;
      });
      return [
        exactly('a save before', saved?.status ?? 0, '', 200),
        atLeast('expressions of the dashboard', expressions.length, '', 30),
        exactly('expressions that Prometheus refuses', refused.length, '', 0),
        exactly('saves that it counts', saves.values[0] ?? 0, '', 1),
        exactly('alerts while all is well', firingBefore, '', 0),
        atMost(
          'an alert of a killed process, with rules that wait a second',
          seconds,
          'ms',
          30_000,
        ),
      ];
    } finally {
      await watcher.stop();
    }
  });
}

function dashboardExpressions(): string[] {
  const text = readFileSync(join(samples, 'grafana-dashboard.json'), 'utf8');
  const { panels } = JSON.parse(text) as {
    readonly panels: readonly { readonly targets?: readonly { readonly expr: string }[] }[];
  };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

interface Watcher {
  ask(
    expr: string,
  ): Promise<{ readonly isUnderstood: boolean; readonly values: readonly number[] }>;
  stop(): Promise<void>;
}

/** Prometheus with the sample files: other targets, a look each second, alerts that wait for one. */
async function startPrometheus(program: string, ports: readonly number[]): Promise<Watcher> {
  const folder = mkdtempSync('/tmp/callshot-prometheus-');
  cpSync(samples, folder, { recursive: true });
  const config = parse(readFileSync(join(folder, 'prometheus.yml'), 'utf8'));
  config.global = { scrape_interval: '1s', evaluation_interval: '1s' };
  config.scrape_configs[0].static_configs[0].targets = ports.map((port) => `127.0.0.1:${port}`);
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config));
  const rules = readFileSync(join(folder, 'alerts.yml'), 'utf8');
  writeFileSync(join(folder, 'alerts.yml'), rules.replaceAll(/^( *for:) .*$/gm, '$1 1s'));
  const port = await freePort();
  const child = ownProcess(
    spawn(
      program,
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    ),
  );
  const client = createClient(`http://127.0.0.1:${port}`);
  const ask = (expr: string) => query(client, expr);
  await waitUntil('Prometheus sees both processes', 30_000, async () => {
    const { values } = await ask('sum(up{job="callshot"})');
    return values[0] === ports.length;
  });
  const seenAt = Date.now();
  await waitUntil('rules are evaluated, those that wait a second too', 30_000, async () => {
    const { data } = JSON.parse((await client.get('/api/v1/rules')).body);
    return Date.parse(data.groups[0]?.lastEvaluation ?? 0) > seenAt + 3000;
  });
  return {
    ask,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      client.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function query(client: Client, expr: string) {
  const answer = await client.get(`/api/v1/query?query=${encodeURIComponent(expr)}`);
  if (answer.status !== 200) return { isUnderstood: false, values: [] };
  const { data } = JSON.parse(answer.body) as {
    readonly data: { readonly result: readonly { readonly value: readonly [number, string] }[] };
  };
  return { isUnderstood: true, values: data.result.map(({ value }) => Number(value[1])) };
}
