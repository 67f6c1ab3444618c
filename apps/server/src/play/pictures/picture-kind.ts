export type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif';

/**
 * The kind that the bytes themselves show, whatever was declared; null = not copied. A file that
 * goes on behind its picture is two things at once, and is refused.
 */
export function kindOfPicture(bytes: Buffer): PictureKind | null {
  const kind = kinds.find(({ begins }) => begins(bytes));
  return kind && kind.endOf(bytes) === bytes.length ? kind.name : null;
}

interface Kind {
  readonly name: PictureKind;
  readonly begins: (bytes: Buffer) => boolean;
  /** The offset at which the picture ends. */
  readonly endOf: (bytes: Buffer) => number;
}

const startsWith = (text: string) => (bytes: Buffer) =>
  bytes.subarray(0, text.length).equals(Buffer.from(text, 'latin1'));

const kinds: readonly Kind[] = [
  { name: 'png', begins: startsWith('\x89PNG\r\n\x1a\n'), endOf: endOfPng },
  {
    name: 'jpeg',
    begins: startsWith('\xff\xd8\xff'),
    endOf: (bytes) => (bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9 ? bytes.length : -1),
  },
  {
    name: 'webp',
    begins: (bytes) => startsWith('RIFF')(bytes) && startsWith('WEBP')(bytes.subarray(8)),
    endOf: (bytes) => bytes.readUInt32LE(4) + 8,
  },
  {
    name: 'gif',
    begins: (bytes) => startsWith('GIF87a')(bytes) || startsWith('GIF89a')(bytes),
    endOf: (bytes) => (bytes.at(-1) === 0x3b ? bytes.length : -1),
  },
];

/** Behind its last chunk; each tells its length before its name. */
function endOfPng(bytes: Buffer): number {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end;
    at = end;
  }
  return -1;
}
