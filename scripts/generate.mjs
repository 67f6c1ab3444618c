// Prints what is generated: docs/api and a module of sentences out of the contract, docs/settings.md,
// the vector kernel's binary, and lint rules out of the plan of floors. Types of messages come from
// the English catalogues. With --check it writes nothing and fails when the checked-in files are not what their source says.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { floorRules } from './lib/floor-rules.mjs';
import { kernelBinary } from './lib/kernel-binary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const docs = '../apps/server/src/docs';
const { createOpenApi } = await tsImport(`${docs}/openapi.ts`, import.meta.url);
const { printApiTable } = await tsImport(`${docs}/api-table.ts`, import.meta.url);
const { withSettings } = await tsImport(`${docs}/settings-table.ts`, import.meta.url);
const { printLimitTable } = await tsImport(`${docs}/limit-table.ts`, import.meta.url);
const { printRefusalSentences } = await tsImport(`${docs}/refusal-table.ts`, import.meta.url);
const { printRoleTable } = await tsImport(`${docs}/role-table.ts`, import.meta.url);
const words = '../apps/web/words';
const { catalogueFolders, readCatalogue } = await tsImport(
  `${words}/catalogues.ts`,
  import.meta.url,
);
const { printMessageTypes } = await tsImport(`${words}/message-types.ts`, import.meta.url);

const [kernelPath, kernelText] = await kernelBinary();
const [floorsPath, floorsText] = floorRules();

const files = [
  [`${root}docs/api/openapi.json`, `${JSON.stringify(createOpenApi(), null, 2)}\n`],
  [`${root}docs/api/README.md`, printApiTable()],
  [`${root}docs/settings.md`, withSettings(readOrEmpty(`${root}docs/settings.md`))],
  [`${root}docs/api/roles.md`, printRoleTable()],
  [`${root}docs/api/limits.md`, printLimitTable()],
  [`${root}packages/contract/src/sentences/refusal-sentences.ts`, printRefusalSentences()],
  ...catalogueFolders(`${root}apps/web/src`).map((folder) => [
    `${folder}/messages.d.ts`,
    printMessageTypes(readCatalogue(folder, 'en')),
  ]),
  [`${root}${kernelPath}`, kernelText],
  [`${root}${floorsPath}`, floorsText],
];

const isCheck = process.argv.includes('--check');
const differing = files.filter(([path, text]) => readOrEmpty(path) !== text);
for (const [path, text] of differing) {
  console.log(`${relative(root, path)} ${isCheck ? 'is not what its source says' : 'written'}`);
  if (isCheck) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
if (isCheck && differing.length > 0) {
  console.log('Run: node scripts/generate.mjs');
  process.exitCode = 1;
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
