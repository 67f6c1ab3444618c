import { writeFileSync } from 'node:fs';
import { commandLine } from '@callshot/command-line';
import { chosenFiles } from '../scripts/lib/chosen-files.mjs';
import { ensureProxies } from '../scripts/lib/proxies.mjs';
import { type Finding, type Trouble, told } from './trouble/finding.ts';
import { renderFindings } from './trouble/render-findings.ts';

const line = commandLine('trouble');
const isBrief = line.has('brief');
const wanted = line.words;
const report = line.text('report');
const runs = line.number('runs');
const seed = line.number('seed');

/**
 * Runs every `bench/trouble/*.trouble.ts`, or those whose name contains an argument, and prints one
 * table. The option `--brief` runs the brief forms of those that have one. With `--report=file`
 * they are counted for `npm test`, beside
 * the details that some of them record.
 */
async function main(): Promise<void> {
  const folder = new URL('./trouble/', import.meta.url);
  const files = chosenFiles('trouble', wanted);
  const findings: Finding[] = [];
  const thrown: string[] = [];
  const details: unknown[] = [];
  for (const file of files) {
    const trouble = (await import(new URL(file, folder).href)) as Trouble;
    if (isBrief && wanted.length === 0 && !trouble.isInBrief) continue;
    // They may have to be installed.
    if (trouble.needsProxies) await ensureProxies();
    console.error(`running ${file}${isBrief ? ', briefly' : ''}`);
    const startedAt = performance.now();
    try {
      const found = await trouble.run({
        isBrief,
        ...(runs !== null && { runs }),
        ...(seed !== null && { seed }),
        record: (detail) => details.push(detail),
      });
      findings.push(...(isBrief ? found.map(untimed) : found));
    } catch (error) {
      thrown.push(`${file} threw`);
      console.error(`${file} failed:`, error);
    }
    console.error(`${file} took ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  console.log(renderFindings(findings));
  const passed = findings.filter(({ isKept }) => isKept).length;
  const broken = findings.filter(({ isKept }) => !isKept);
  const failed = [...thrown, ...broken.map(({ name, figure }) => `${name}: ${figure}`)];
  if (report) writeFileSync(report, JSON.stringify({ passed, failed, details }));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** A brief run shares the machine with whatever else goes on: it tells times, and judges the rest. */
function untimed(finding: Finding): Finding {
  const isOfMachine = finding.unit === 'ms' || finding.unit === 'a second';
  return isOfMachine ? told(finding.name, finding.figure, finding.unit) : finding;
}

await main();
// A process that a failed trouble left behind ends with this one, see own-processes.ts.
process.exit();
