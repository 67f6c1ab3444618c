// Judges docs/operating/kubernetes.yaml: by Kubernetes' own schemas, by its types (which find a misspelt name), and by what the
// product needs of probes, draining and rights.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { ensureTools } from '../../scripts/lib/install.mjs';

await ensureTools('tools/checks');

const here = fileURLToPath(new URL('.', import.meta.url));
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const path = 'docs/operating/kubernetes.yaml';
const settings = settingNames();
const objects = parseAllDocuments(readFileSync(at(path), 'utf8')).map((document) => {
  for (const problem of document.errors) throw problem;
  return document.toJS();
});

const problems = [
  ...(await Promise.all(objects.map(judgeBySchema))).flat(),
  ...judgeByTypes(),
  ...judgeNames(),
  ...objects.flatMap(judgePods),
];
for (const problem of problems) console.error(`${path}: ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;

function nameOf({ kind, metadata }) {
  return `${kind} ${metadata.name}`;
}

async function judgeBySchema(object) {
  const module = await import(`kubernetes-models/${object.apiVersion}/${object.kind}`);
  try {
    new module[object.kind](object).validate();
    return [];
  } catch (error) {
    return [`${nameOf(object)}: ${error.message}`];
  }
}

/** TypeScript refuses a property that a type does not have, which the schemas let pass. */
function judgeByTypes() {
  const folder = `${here}node_modules/.cache/kubernetes/`;
  mkdirSync(folder, { recursive: true });
  const lines = objects.flatMap((object, index) => [
    `import type { I${object.kind} as T${index} } from 'kubernetes-models/${object.apiVersion}/${object.kind}';`,
    `export const o${index}: T${index} = ${JSON.stringify(object)};`,
  ]);
  writeFileSync(`${folder}objects.ts`, lines.join('\n'));
  const compiled = spawnSync(
    process.execPath,
    [
      `${here}node_modules/typescript/bin/tsc`,
      ...['--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false'],
      ...['--module', 'nodenext', `${folder}objects.ts`],
    ],
    { encoding: 'utf8' },
  );
  return compiled.stdout.split('\n').filter((line) => line !== '');
}

/** A reference to another object must name one that is there. */
function judgeNames() {
  const made = new Set(objects.map(nameOf));
  const labels = objects.flatMap((object) => podOf(object)?.metadata?.labels ?? []);
  const isPod = (selector) =>
    labels.some((has) => Object.entries(selector).every(([key, value]) => has[key] === value));
  return objects.flatMap((object) => {
    const { kind, spec } = object;
    const found = [];
    const selector = kind === 'Service' ? spec.selector : spec?.selector?.matchLabels;
    if (selector && !isPod(selector)) found.push('selects no pod');
    const needed = [
      ...(podOf(object)?.spec.containers ?? []).flatMap(({ envFrom = [] }) =>
        envFrom.flatMap(({ configMapRef: map }) => (map ? [`ConfigMap ${map.name}`] : [])),
      ),
      ...(podOf(object)?.spec.volumes ?? []).flatMap(({ persistentVolumeClaim: claim }) =>
        claim ? [`PersistentVolumeClaim ${claim.claimName}`] : [],
      ),
      ...(kind === 'Ingress' ? spec.rules : []).flatMap(({ http }) =>
        http.paths.map(({ backend }) => `Service ${backend.service.name}`),
      ),
    ];
    for (const name of needed) if (!made.has(name)) found.push(`there is no ${name}`);
    if (kind === 'ConfigMap') {
      for (const name of Object.keys(object.data)) {
        if (!settings.has(name)) found.push(`${name} is no setting`);
      }
    }
    return found.map((problem) => `${nameOf(object)}: ${problem}`);
  });
}

function podOf({ kind, spec }) {
  if (kind === 'Deployment') return spec.template;
  return kind === 'CronJob' ? spec.jobTemplate.spec.template : null;
}

function judgePods(object) {
  const pod = podOf(object)?.spec;
  if (!pod) return [];
  const found = [];
  const must = (holds, what) => {
    if (!holds) found.push(`${nameOf(object)}: ${what}`);
  };
  must(pod.securityContext?.runAsNonRoot && pod.securityContext.runAsUser > 0, 'runs as root');
  must(pod.automountServiceAccountToken === false, 'holds a token of the cluster');
  for (const {
    name,
    securityContext: rights = {},
    resources = {},
    ...container
  } of pod.containers) {
    must(rights.readOnlyRootFilesystem, `${name} may write into its image`);
    must(rights.allowPrivilegeEscalation === false, `${name} may gain rights`);
    must(rights.capabilities?.drop?.includes('ALL'), `${name} keeps capabilities`);
    must(resources.limits?.memory && resources.requests?.cpu, `${name} has no bounds`);
    if (object.kind !== 'Deployment') continue;
    must(container.startupProbe?.httpGet?.path === '/healthz', `${name} is killed while it starts`);
    must(container.livenessProbe?.httpGet?.path === '/healthz', `${name} is not seen to hang`);
    must(
      container.readinessProbe?.httpGet?.path === '/readyz',
      `${name} is asked before it is ready`,
    );
    const { periodSeconds, failureThreshold } = container.readinessProbe ?? {};
    const drain = Number(configOf(container).DRAIN_SECONDS);
    must(
      periodSeconds * failureThreshold < drain,
      `${name} stops before it is seen to be draining`,
    );
    must(pod.terminationGracePeriodSeconds >= drain + 30, `${name} is killed while it drains`);
  }
  return found;
}

function configOf({ envFrom }) {
  const names = envFrom.flatMap(({ configMapRef: map }) => (map ? [map.name] : []));
  const maps = objects.filter(
    ({ kind, metadata }) => kind === 'ConfigMap' && names.includes(metadata.name),
  );
  return Object.assign({}, ...maps.map(({ data }) => data));
}

/** The first column of the printed list of settings. */
function settingNames() {
  const rows = readFileSync(at('docs/settings.md'), 'utf8').matchAll(/^\| (`[^|]+) \|/gm);
  return new Set([...rows].flatMap(([, names]) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []));
}
