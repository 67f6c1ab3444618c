import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

  test('releasing leaves a lock that somebody else took meanwhile', () => {
    const lock = acquireOwnerLock(path);
    writeFileSync(path, JSON.stringify(parent));
    lock.release();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(parent);
  });
});
