import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { findFile, insertFiles, markServed } from './kept-files.repository.ts';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** A script or a style as the build names it: in a folder a language, with the hash of its content. */
const keptName = /^(?:[\w-]{2,35}\/)?[\w.-]{1,150}-[\w-]{7,8}\.(js|css)$/;
const folder = '/assets/';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Files in a statement. */
const storedAtOnce = 100;

/** The name in the path of a file that a build may have had, without its query; null = it is no such path. */
export function keptNameOf(url: string): string | null {
  const [path = ''] = url.split('?');
  const name = path.slice(folder.length);
  return path.startsWith(folder) && keptName.test(name) ? name : null;
}

/**
 * Stores the scripts and styles of this build, so that processes of other versions can serve them.
 * Pages of two versions are open while processes are replaced one after the other.
 */
export async function keepFiles(db: Kysely<Schema>, root: string): Promise<void> {
  const below = join(root, folder);
  const names = (await readdir(below, { recursive: true }))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => keptName.test(name));
  const missing = await markServed(db, names);
  for (let at = 0; at < missing.length; at += storedAtOnce) {
    const batch = missing.slice(at, at + storedAtOnce);
    const bodies = batch.map(async (name) => ({ name, body: await readShort(join(below, name)) }));
    await insertFiles(db, await Promise.all(bodies));
  }
}

/** The build compresses all but the shortest files. */
async function readShort(path: string): Promise<Buffer> {
  try {
    return await readFile(`${path}.br`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return compress(await readFile(path));
  }
}

/** Sends a file of another version; null = no version that ran lately had one of this name. */
export async function sendKeptFile(
  db: Kysely<Schema>,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  const body = await findFile(db, name);
  if (body === null) return null;
  reply.type(types[name.slice(name.lastIndexOf('.') + 1)] ?? '').headers({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  if (negotiate(request.headers['accept-encoding'] ?? '', ['br']) === null)
    return reply.send(await decompress(body));
  return reply.header('content-encoding', 'br').send(body);
}
