import { settingRows } from '../app/config.ts';

const head = `# All settings that compose.yaml does not set itself. Copy this file to callshot.env, change the copy, and start with
# CALLSHOT_ENV=callshot.env. A setting without a value has its default.
# Printed from apps/server/src/app/config.ts by \`node scripts/generate.mjs\`; do not edit this one.
`;

/** Set by compose.yaml, so that its services find each other. */
const setByCompose: ReadonlySet<string> = new Set([
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'DATABASE_URL',
  'CALLSHOT_DATA',
  'DRAIN_SECONDS',
  'METRICS_PORT',
  'METRICS_HOST',
]);

/** A file of settings for containers, each with its meaning and without a value. */
export function printSettingsEnv(): string {
  const blocks = settingRows.flatMap(({ names, fallback, meaning }) => {
    const named = names.filter((name) => !setByCompose.has(name));
    if (named.length === 0) return [];
    const told = fallback === '' ? meaning : `${meaning} Default: ${fallback}.`;
    return [[`# ${told.replaceAll('`', '')}`, ...named.map((name) => `${name}=`)].join('\n')];
  });
  return `${head}\n${blocks.join('\n\n')}\n`;
}
