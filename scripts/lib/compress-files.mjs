import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(js|css|html|svg|json|txt)$/;
/** A page asks for dozens of small files, which lose half of their bytes; shorter ones lose none. */
const shortest = 200;

const ways = [
  { ending: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
  {
    ending: '.br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
];

/** Puts a compressed form of every longer text file beside it, for the server to choose from. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path) {
  const bytes = readFileSync(path);
  if (bytes.length < shortest) return;
  for (const { ending, compress } of ways) {
    const compressed = await compress(bytes);
    if (compressed.length < bytes.length * 0.9) writeFileSync(path + ending, compressed);
  }
}
