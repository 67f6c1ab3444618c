import { writeFileSync } from 'node:fs';
import { commandLine } from '@callshot/command-line';
import { chosenFiles } from '../scripts/lib/chosen-files.mjs';
import { stopDatabaseServer } from './bench-database.ts';
import { type BenchRow, faultOf } from './bench-row.ts';
import { runAlone, runHere } from './one-bench.ts';
import { renderTable } from './render-table.ts';
import { isSmoke } from './sized.ts';

const line = commandLine('bench');
const wanted = line.words;
const report = line.text('report');

/**
 * Runs every `bench/<folder>/*.bench.ts` (or those whose path has an argument in it): one table. Each
 * has a process of its own, so that no bench pays for the garbage of another. At the smallest size they
 * share one. `--report=file` counts the rows for `npm test`.
 */
async function main(): Promise<void> {
  const files = chosenFiles('bench', wanted);
  const results: Result[] = [];
  for (const file of files) results.push(await resultOf(file));
  const missed = isSmoke ? [] : results.filter(({ faults }) => faults.length > 0);
  for (const result of missed) {
    console.error(`again, alone: ${result.faults.join('; ')}`);
    results[results.indexOf(result)] = await resultOf(result.file);
  }
  await stopDatabaseServer();
  const rows = results.flatMap((result) => result.rows);
  console.log(renderTable(rows));
  for (const { bench, unmeasured } of rows) {
    if (unmeasured) console.log(`not measured: ${bench}: ${unmeasured}`);
  }
  const failed = results.flatMap(({ faults }) => faults);
  for (const fault of failed) console.error(fault);
  if (report) writeFileSync(report, JSON.stringify({ passed: rows.length, failed }));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

interface Result {
  readonly file: string;
  readonly rows: readonly BenchRow[];
  readonly faults: readonly string[];
}

async function resultOf(file: string): Promise<Result> {
  console.error(`running ${file}`);
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const { rows, error } = await (isSmoke ? runHere(file) : runAlone(file));
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - startedAt) / 1000;
  console.error(
    `${file} took ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of CPU)`,
  );
  if (error !== null) {
    console.error(error);
    return { file, rows, faults: [`not measured: ${file}: ${error.split('\n')[0]}`] };
  }
  const faults = rows.flatMap((row) => faultOf(row, { isTimed: !isSmoke }) ?? []);
  return { file, rows, faults: rows.length > 0 ? faults : [`not measured: ${file} has no rows`] };
}

await main();
// Handles that a bench left open do not keep the process alive.
process.exit();
