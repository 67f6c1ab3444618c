import { joinTables, readFolder, recordedFolder, startFakeWiki } from '@callshot/fake-wiki';
import { checkFormat, type EventFormat, readFormat } from '@callshot/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess } from './test-process.ts';

const AUSTIN = '900200';

let wiki: Awaited<ReturnType<typeof startFakeWiki>>;

beforeAll(async () => {
  const tables = joinTables(readFolder(recordedFolder()).map((file) => file.tables));
  wiki = await startFakeWiki({ tables: () => tables });
});

afterAll(() => wiki?.stop());

const draft = async (...words: readonly string[]) => {
  const command = [process.execPath, 'scripts/draft.mjs', '--wiki', wiki.url, ...words];
  return startProcess(command, { LIQUIPEDIA_API_KEY: wiki.apiKey }).ended;
};

test('a Major is drafted for people, for programs, and for the builder [rule: drafts-10]', async () => {
  const told = await draft('--game', '2', '--page', AUSTIN);
  expect(told.said).toContain('Stage 1: swiss of 16, 8 go on');
  const printed = await draft('--game', '2', '--page', AUSTIN, '--json');
  const file: { stages: readonly { kind: string; edges?: readonly object[] }[] } = JSON.parse(
    printed.said,
  );
  expect(file).toMatchObject({ leftOut: [], doubts: [] });
  expect(file.stages.map(({ kind }) => kind)).toEqual(['swiss', 'swiss', 'swiss', 'bracket']);
  expect(file.stages[3]?.edges).toHaveLength(7);
  const { name, ...json } = JSON.parse(
    (await draft('--game', '2', '--page', AUSTIN, '--format')).said,
  ) as EventFormat & { readonly name: string };
  const { format } = readFormat(JSON.stringify(json));
  expect(name).toContain('Austin Major');
  expect(format && checkFormat(format).problems).toEqual([]);
});

test('what cannot be drafted is one sentence', async () => {
  for (const { words, says } of [
    { words: ['--game', '2'], says: /^Name the tournament: / },
    { words: ['--game', '1', '--page', AUSTIN], says: /has no tournament on page 900200$/ },
    { words: ['--game', '2', '--page', AUSTIN, '--wiki', 'http://127.0.0.1:1'], says: /wiki/i },
  ]) {
    const { said, code } = await draft(...words);
    expect(said.trim()).toMatch(says);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }
});
