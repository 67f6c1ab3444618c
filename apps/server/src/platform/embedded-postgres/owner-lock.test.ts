import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acquireOwnerLock } from './owner-lock.ts';
import { bootId, startMarkOf } from './processes.ts';

let root: string;
let path: string;

beforeEach(() => {
  root = mkdtempSync('/tmp/callshot-lock-');
  path = join(root, 'owner.lock');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const parent = {
  pid: process.ppid,
  bootId: bootId(),
  startMark: startMarkOf(process.ppid),
  token: 'another',
};

describe('acquireOwnerLock', () => {
  test('is refused while the owner lives, and names it', () => {
    writeFileSync(path, JSON.stringify(parent));
    expect(() => acquireOwnerLock(path)).toThrow(`process ${process.ppid}`);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(parent);
  });

  test.each([
    { why: 'its owner is dead', content: JSON.stringify({ ...parent, pid: 2 ** 22 + 1 }) },
    { why: 'the machine was started anew', content: JSON.stringify({ ...parent, bootId: 'b' }) },
    {
      why: 'the process id was given to somebody else',
      content: JSON.stringify({ ...parent, startMark: '1' }),
    },
    { why: 'it was cut short', content: '{"pi' },
  ])('takes over when $why', ({ content }) => {
    writeFileSync(path, content);
    const lock = acquireOwnerLock(path);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
    expect(() => readFileSync(path)).toThrow('ENOENT');
  });

  test('says why nothing can be written, and leaves nothing, however often it is tried', () => {
    const holder = fileURLToPath(new URL('../../../testing/platform/holder.ts', import.meta.url));
    const words = [process.execPath, '--import', import.meta.resolve('tsx'), holder, root];
    // Files can be made but not filled, as on a full disk.
    const limited = ['-c', 'trap "" XFSZ; ulimit -f 0; exec "$@"', 'sh', ...words];
    const env = { PATH: process.env.PATH, TSX_DISABLE_CACHE: '1' };
    const { stdout } = spawnSync('sh', limited, { env, encoding: 'utf8' });
    expect(stdout).toContain('larger than this user may');
    expect(readdirSync(root)).toEqual([]);
  });

  test('releasing leaves a lock that somebody else took meanwhile', () => {
    const lock = acquireOwnerLock(path);
    writeFileSync(path, JSON.stringify(parent));
    lock.release();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(parent);
  });
});
