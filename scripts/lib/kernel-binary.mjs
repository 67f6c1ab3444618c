import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureTools } from './install.mjs';
import { root } from './workspace.mjs';

const folder = 'apps/server/src/play/scoreboards/kernel';

/** The vector kernel, compiled: its file in the repository, and that file's text. */
export async function kernelBinary() {
  await ensureTools('tools/checks');
  const { default: asc } = await import('../../tools/checks/assemblyscript.mjs');
  const output = new Map();
  const options = ['--outFile', 'kernel.wasm', '-O3', '--noAssert', '--runtime', 'stub'];
  const { error, stderr } = await asc.main(
    ['kernel.as.ts', ...options, '--enable', 'simd', '--importMemory', '--noExportMemory'],
    {
      readFile: (name) => {
        try {
          return readFileSync(join(root, folder, name), 'utf8');
        } catch {
          return null;
        }
      },
      writeFile: (name, contents) => output.set(name, contents),
      listFiles: () => [],
    },
  );
  if (error) throw new Error(stderr.toString(), { cause: error });
  const base64 = Buffer.from(output.get('kernel.wasm')).toString('base64');
  return [
    `${folder}/kernel-binary.ts`,
    `// Compiled from kernel.as.ts by scripts/generate.mjs.\nexport const KERNEL_BINARY =\n  '${base64}';\n`,
  ];
}
