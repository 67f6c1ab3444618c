import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  leadsTo,
  publicAddress,
  sends,
  testPictureHost,
} from '../../../testing/play/picture-host.ts';
import { isPublicAddress } from '../../platform/outbound/is-public-address.ts';
import { done, type Outcome } from '../../platform/outcome.ts';
import { type DecodedPicture, decodePicture } from './decode-picture.ts';
import { fetchPicture } from './fetch-picture.ts';
import type { PictureProblem } from './picture-problem.ts';

const host = await testPictureHost();
const address = 'https://liquipedia.net/logo.png';
const limits = { bytesAtMost: 2 * 2 ** 20, msAtMost: 400, redirectsAtMost: 3 };

async function copy(from = address): Promise<Outcome<DecodedPicture, PictureProblem>> {
  const fetched = await fetchPicture(host.line, from, ['liquipedia.net'], limits);
  return fetched.ok ? decodePicture(fetched.value) : fetched;
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });
const png = await blank(20, 10).png().toBuffer();
const jpeg = await blank(20, 10).jpeg().toBuffer();
const webp = await blank(20, 10).webp().toBuffer();
const avif = await blank(64, 64).avif().toBuffer();
const tiff = await blank(20, 10).tiff().toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const page = '<!doctype html><script>alert(1)</script>';

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of a few bytes that claims this size. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(200_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** So many frames of one pixel. */
function gifOf(frames: number): Buffer {
  const head = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1');
  const frame = Buffer.from(
    '\x21\xf9\x04\x00\x00\x00\x00\x00\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00',
    'latin1',
  );
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** Bad in the middle, good at its end. */
function damaged(bytes: Buffer): Buffer {
  const copied = Buffer.from(bytes);
  copied.fill(0xd8, Math.floor(copied.length / 2), copied.length - 2);
  return copied;
}

const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  const more = () => {
    if (!response.destroyed && response.write(Buffer.alloc(65_536))) setImmediate(more);
  };
  response.on('drain', more);
  more();
};
const dripping: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'image/png' });
  const drip = setInterval(() => response.write('x'), 20);
  response.on('close', () => clearInterval(drip));
};
const breaksOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'image/png', 'content-length': '1000' });
  response.write(png);
  setTimeout(() => response.destroy(), 10);
};
const status =
  (code: number): Answer =>
  (response) => {
    response.writeHead(code, { 'content-type': 'image/png' });
    response.end(code === 204 ? undefined : png);
  };

interface Hostile {
  readonly why: string;
  readonly answer: Answer;
  readonly problem: PictureProblem;
}

const contents: readonly Hostile[] = [
  { why: 'SVG', answer: sends(svg, { 'content-type': 'image/svg+xml' }), problem: 'no_picture' },
  { why: 'SVG that is called PNG', answer: sends(svg), problem: 'no_picture' },
  { why: 'SVG behind blanks', answer: sends(`\n\n  ${svg}`), problem: 'no_picture' },
  { why: 'a page that is called PNG', answer: sends(page), problem: 'no_picture' },
  {
    why: 'a script that begins as GIF',
    answer: sends(`${'GIF89a/*'.padEnd(99, ' ')}*/=alert(1);`),
    problem: 'unreadable',
  },
  {
    why: 'PNG and a page',
    answer: sends(Buffer.concat([png, Buffer.from(page)])),
    problem: 'no_picture',
  },
  {
    why: 'PNG and an archive',
    answer: sends(Buffer.concat([png, Buffer.from('PK\x03\x04')])),
    problem: 'no_picture',
  },
  {
    why: 'JPEG and a program',
    answer: sends(Buffer.concat([jpeg, Buffer.from('<?php evil(); ?>')])),
    problem: 'no_picture',
  },
  {
    why: 'WebP and a page',
    answer: sends(Buffer.concat([webp, Buffer.from(page)])),
    problem: 'no_picture',
  },
  {
    why: 'GIF and a page',
    answer: sends(Buffer.concat([gifOf(1), Buffer.from(page)])),
    problem: 'no_picture',
  },
  { why: 'a bomb of 60000 by 60000', answer: sends(pngOf(60_000, 60_000)), problem: 'unreadable' },
  {
    why: 'a picture of 25 million pixels',
    answer: sends(await blank(5000, 5000).png().toBuffer()),
    problem: 'unreadable',
  },
  { why: 'a film of 5000 frames', answer: sends(gifOf(5000)), problem: 'too_many_frames' },
  { why: 'half a PNG', answer: sends(png.subarray(0, png.length / 2)), problem: 'no_picture' },
  { why: 'a PNG whose inside is damaged', answer: sends(damaged(png)), problem: 'no_picture' },
  { why: 'a JPEG whose inside is damaged', answer: sends(damaged(jpeg)), problem: 'unreadable' },
  { why: 'a PNG of nothing but its head', answer: sends(pngOf(0, 0)), problem: 'unreadable' },
  { why: 'AVIF', answer: sends(avif), problem: 'no_picture' },
  { why: 'TIFF', answer: sends(tiff), problem: 'no_picture' },
  { why: 'PDF', answer: sends('%PDF-1.7\n'), problem: 'no_picture' },
  { why: 'nothing', answer: sends(''), problem: 'no_picture' },
  {
    why: 'a picture that is called a page',
    answer: sends(png, { 'content-type': 'text/html' }),
    problem: 'no_picture',
  },
  {
    why: 'compressed once more',
    answer: sends(gzipSync(png), { 'content-encoding': 'gzip' }),
    problem: 'no_picture',
  },
];

const ways: readonly Hostile[] = [
  {
    why: 'more bytes than it may have, as it says',
    answer: sends(Buffer.alloc(3_000_000)),
    problem: 'too_large',
  },
  { why: 'a body without an end', answer: endless, problem: 'too_large' },
  { why: 'a byte now and then', answer: dripping, problem: 'too_slow' },
  { why: 'no answer', answer: () => {}, problem: 'too_slow' },
  { why: 'breaks off', answer: breaksOff, problem: 'broken_off' },
  { why: 'hangs up', answer: (response) => response.destroy(), problem: 'broken_off' },
  {
    why: 'asks for another protocol',
    answer: (response) => response.writeHead(101, { connection: 'upgrade', upgrade: 'x' }).end(),
    problem: 'broken_off',
  },
  { why: 'no such page', answer: status(404), problem: 'bad_status' },
  { why: 'no content', answer: status(204), problem: 'bad_status' },
  { why: 'a part', answer: status(206), problem: 'bad_status' },
  { why: 'leads to this machine', answer: leadsTo('http://127.0.0.1/'), problem: 'bad_address' },
  {
    why: 'leads to this machine by name',
    answer: leadsTo('https://localhost/a.png'),
    problem: 'foreign_host',
  },
  {
    why: 'leads to where clouds keep keys',
    answer: leadsTo('https://169.254.169.254/latest'),
    problem: 'foreign_host',
  },
  {
    why: 'leads to a private network',
    answer: leadsTo('https://10.0.0.1/a.png'),
    problem: 'foreign_host',
  },
  {
    why: 'leads to this machine in IPv6',
    answer: leadsTo('https://[::1]/a.png'),
    problem: 'foreign_host',
  },
  {
    why: 'leads elsewhere',
    answer: leadsTo('https://pictures.example/a.png', 301),
    problem: 'foreign_host',
  },
  {
    why: 'leads to a name that begins alike',
    answer: leadsTo('https://liquipedia.net.evil.example/'),
    problem: 'foreign_host',
  },
  {
    why: 'leads to another port',
    answer: leadsTo('https://liquipedia.net:22/'),
    problem: 'bad_address',
  },
  {
    why: 'leads on with a password',
    answer: leadsTo('https://a:b@liquipedia.net/'),
    problem: 'bad_address',
  },
  { why: 'leads to a file', answer: leadsTo('file:///etc/passwd'), problem: 'bad_address' },
  {
    why: 'leads to data',
    answer: leadsTo(`data:image/png;base64,${png.toString('base64')}`),
    problem: 'bad_address',
  },
  { why: 'leads to nothing', answer: leadsTo('https://'), problem: 'bad_address' },
  { why: 'leads in a circle', answer: leadsTo('/logo.png', 307), problem: 'too_many_redirects' },
];

describe('hostile answers are not copied, and end within their limits', () => {
  test.each([...contents, ...ways])('$why', async ({ answer, problem }) => {
    host.answers(answer);
    expect(await copy()).toEqual({ ok: false, code: problem });
    expect(host.reached.every((reached) => reached === publicAddress)).toBe(true);
  });

  test.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['192.168.0.1'],
    ['169.254.169.254'],
    ['0.0.0.0'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['::ffff:7f00:1'],
    ['fe80::1'],
    ['fd12:3456::1'],
    ['64:ff9b::7f00:1'],
    [publicAddress, '127.0.0.1'],
  ])('a name that means %s is not connected to', async (...means) => {
    host.answers(sends(png), means);
    expect(await copy()).toEqual({ ok: false, code: 'closed_network' });
    expect(host.reached).toEqual([]);
  });

  test('a name that means another address by and by is held to what was checked', async () => {
    host.answers(leadsTo('/again.png'), [publicAddress], ['127.0.0.1']);
    expect(await copy()).toEqual({ ok: false, code: 'closed_network' });
    expect(host.reached).toEqual([publicAddress]);
  });

  test('a name that means nothing, or is never found out', async () => {
    host.answers(sends(png), []);
    expect(await copy()).toEqual({ ok: false, code: 'no_host' });
    const never = { ...host.line, resolve: () => new Promise<never>(() => {}) };
    expect(await fetchPicture(never, address, ['liquipedia.net'], limits)).toEqual({
      ok: false,
      code: 'too_slow',
    });
  });

  test.each([
    'http://liquipedia.net/logo.png',
    'https://liquipedia.net.:443/logo.png',
    'https://banners.invalid/1.png',
    'ftp://liquipedia.net/logo.png',
    'no address',
  ])('%s is not even asked for', async (from) => {
    host.answers(sends(png));
    expect(await copy(from)).toMatchObject({ ok: false });
    expect(host.reached).toEqual([]);
  });
});

test.each([
  ['PNG', png, 'image/png'],
  ['JPEG', jpeg, 'image/jpeg; charset=binary'],
  ['WebP', webp, 'image/webp'],
  ['GIF of a few frames', gifOf(3), 'image/gif'],
])('%s is written anew as WebP [rule: event-creator-16]', async (_, bytes, type) => {
  host.answers(sends(bytes, { 'content-type': type }));
  const copied = await copy();
  if (!copied.ok) throw new Error(copied.code);
  expect(copied.value.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await sharp(copied.value.bytes).metadata()).toMatchObject({
    format: 'webp',
    width: copied.value.width,
  });
});

test('a redirect within the host is followed, and large pictures are made smaller', async () => {
  const large = await blank(2400, 600).jpeg().toBuffer();
  host.answers((response, asked) =>
    asked.url === '/logo.png'
      ? leadsTo('/real.jpg')(response, asked)
      : sends(large, { 'content-type': 'image/jpeg' })(response, asked),
  );
  expect(await copy()).toMatchObject(done({ width: 1200, height: 300 }));
});

test.each([
  ['8.8.8.8', true],
  ['2a02:ec80:300:ed1a::1', true],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['100.64.0.1', false],
  ['255.255.255.255', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['ff02::1', false],
  ['nonsense', false],
])('%s is public: %s', (given, isPublic) => {
  expect(isPublicAddress(given)).toBe(isPublic);
});
