// Prints what is generated: docs/api and a module of sentences out of the contract, both lists of settings,
// the vector kernel's binary, and lint rules. Types of messages come from
// the English catalogues. With --check it writes nothing and fails when the checked-in files are not what their source says.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { floorRules } from './lib/floor-rules.mjs';
import { kernelBinary } from './lib/kernel-binary.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');

const words = '../apps/web/words';
const { allLanguages, catalogueFolders, readCatalogue } = await tsImport(
  `${words}/catalogues.ts`,
  import.meta.url,
);
const { printMessageTypes } = await tsImport(`${words}/message-types.ts`, import.meta.url);
const { modules } = await tsImport(`${words}/product-words.ts`, import.meta.url);
const { printTables } = await tsImport(`${words}/message-table.ts`, import.meta.url);

// All else is read from sources that import these.
const messages = write([
  ...catalogueFolders(`${root}apps/web/src`).map((folder) => [
    `${folder}/messages.d.ts`,
    printMessageTypes(readCatalogue(folder, 'en')),
  ]),
  ...messageModules(),
]);

const docs = '../apps/server/src/docs';
const { createOpenApi } = await tsImport(`${docs}/openapi.ts`, import.meta.url);
const { printApiTable } = await tsImport(`${docs}/api-table.ts`, import.meta.url);
const { printSettingsEnv } = await tsImport(`${docs}/settings-env.ts`, import.meta.url);
const { withSettings } = await tsImport(`${docs}/settings-table.ts`, import.meta.url);
const { printLimitTable } = await tsImport(`${docs}/limit-table.ts`, import.meta.url);
const { printRefusalSentences } = await tsImport(`${docs}/refusal-table.ts`, import.meta.url);
const { printRoleTable } = await tsImport(`${docs}/role-table.ts`, import.meta.url);

const [kernelPath, kernelText] = await kernelBinary();
const [floorsPath, floorsText] = floorRules();

const others = write([
  [`${root}docs/api/openapi.json`, `${JSON.stringify(createOpenApi(), null, 2)}\n`],
  [`${root}docs/api/README.md`, printApiTable()],
  [`${root}docs/settings.md`, withSettings(readOrEmpty(`${root}docs/settings.md`))],
  [`${root}docs/operating/callshot.env`, printSettingsEnv()],
  [`${root}docs/api/roles.md`, printRoleTable()],
  [`${root}docs/api/limits.md`, printLimitTable()],
  [`${root}packages/contract/src/sentences/words/refusals/en.json`, printRefusalSentences()],
  [`${root}${kernelPath}`, kernelText],
  [`${root}${floorsPath}`, floorsText],
]);
// The sentences of refusals are printed just now.
if (!isCheck) write(messageModules());

if (isCheck && messages + others > 0) {
  console.log('Run: node scripts/generate.mjs');
  process.exitCode = 1;
}

/** Writes the files that differ, or only names them; answers how many they are. */
function write(files) {
  const differing = files.filter(([path, text]) => readOrEmpty(path) !== text);
  for (const [path, text] of differing) {
    console.log(`${relative(root, path)} ${isCheck ? 'is not what its source says' : 'written'}`);
    if (isCheck) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return differing.length;
}

function messageModules() {
  return modules
    .flatMap(catalogueFolders)
    .map((folder) => [`${folder}/messages.ts`, printTables(cataloguesIn(folder), wordsOf(folder))]);
}

/** A catalogue in every language that has it. */
function cataloguesIn(folder) {
  const read = allLanguages.map((language) => [language, readCatalogue(folder, language)]);
  return Object.fromEntries(read.filter(([, catalogue]) => catalogue !== null));
}

/** The module of a function that makes messages of tables. */
function wordsOf(folder) {
  const rules = `${root}packages/rules/src`;
  if (!folder.startsWith(rules)) return '@callshot/rules';
  return `${relative(folder, rules)}/model/words-of.ts`;
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
