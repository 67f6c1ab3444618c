import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { testProduct } from '../../../testing/product/product.ts';

const folder = 'docs/operating/watching';
const { app, metrics, visitor } = await testProduct();

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const alerts: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
  readFileSync(`${folder}/alerts.yml`, 'utf8'),
);
const rules = alerts.groups.flatMap((group) => group.rules);

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(
  readFileSync(`${folder}/grafana-dashboard.json`, 'utf8'),
);

const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
];
const namesIn = (expr: string): string[] => expr.match(/\b(?:callshot|nodejs|process)_\w+/g) ?? [];

test('alerts and the dashboard ask for metrics that exist', async () => {
  const printed = await metrics.print();
  const types = new Map(
    [...printed.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]),
  );
  // The last handler of the process brings it, see main.ts.
  const known = new Set([...types.keys(), 'callshot_unhandled_rejections_total']);
  for (const [name, type] of types) {
    if (type !== 'histogram') continue;
    for (const suffix of ['bucket', 'count', 'sum']) known.add(`${name}_${suffix}`);
  }
  const unknown = expressions.flatMap(([where, expr]) =>
    namesIn(expr)
      .filter((name) => !known.has(name))
      .map((name) => `${where}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(expressions.flatMap(([, expr]) => namesIn(expr)).length).toBeGreaterThan(40);
});

test('every metric of the product is on the dashboard or in an alert', async () => {
  const asked = expressions.map(([, expr]) => expr).join('\n');
  const own = [...(await metrics.print()).matchAll(/^# TYPE (callshot_\w+)/gm)].map(
    ([, name = '']) => name,
  );
  expect(own.filter((name) => !asked.includes(name))).toEqual([
    'callshot_league_places_held',
    // Shown by callshot_calls_refused_total once they matter.
    'callshot_calls_running',
    'callshot_calls_waiting',
    'callshot_http_requests_in_flight',
  ]);
});

test('the save that is timed is a route with these labels', async () => {
  await visitor.post('/api/picks/save/user/1', {});
  const [, labels] =
    /^callshot_http_request_seconds_bucket\{([^}]*save[^}]*)\}/m.exec(await metrics.print()) ?? [];
  expect(labels).toContain('method="POST",route="/api/picks/save/user/:eventId"');
  expect(app.hasRoute({ method: 'POST', url: '/api/picks/save/user/:eventId' })).toBe(true);
});

test('operating.md walks through each alert', () => {
  const text = readFileSync('docs/operating.md', 'utf8');
  const told = [...text.matchAll(/^\*\*<a id="(\w+)"><\/a>(\w+)\.\*\*/gm)];
  expect(told.map(([, , name]) => name)).toEqual(rules.map(({ alert }) => alert));
  expect(rules.map(({ annotations }) => annotations.runbook)).toEqual(
    told.map(([, anchor]) => `docs/operating.md#${anchor}`),
  );
});
