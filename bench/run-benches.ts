import { commandLine } from '@callshot/command-line';
import { type Bench, type BenchRow, failureOf } from './bench-row.ts';
import { chosenFiles } from './chosen-files.ts';
import { renderTable } from './render-table.ts';

/** Runs every `bench/<folder>/*.bench.ts` (or those whose path has an argument in it): one table. */
async function main(wanted: readonly string[]): Promise<void> {
  const folder = new URL('.', import.meta.url);
  const files = chosenFiles(folder, '.bench.ts', wanted);
  const rows: BenchRow[] = [];
  let failed = 0;
  for (const file of files) {
    console.error(`running ${file}`);
    try {
      const bench = (await import(new URL(file, folder).href)) as Bench;
      rows.push(...(await bench.run()));
    } catch (error) {
      failed += 1;
      console.error(`${file} failed:`, error);
    }
  }
  console.log(renderTable(rows));
  for (const failure of rows.flatMap((row) => failureOf(row) ?? [])) {
    failed += 1;
    console.error(failure);
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

await main(commandLine('bench').words);
