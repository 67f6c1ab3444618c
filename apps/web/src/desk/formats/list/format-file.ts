import { MAX_FORMAT_BYTES, MAX_FORMAT_NAME } from '@callshot/rules';
import { m } from '../words/messages.js';

/** A format as a file: its stored JSON, and its name. */
export type ReadFile =
  | { readonly ok: true; readonly name: string; readonly json: string }
  | { readonly ok: false; readonly sentence: string };

/** Indented for people, a file is longer than the stored format. */
const MAX_FILE_BYTES = 4 * MAX_FORMAT_BYTES;

const refused = (sentence: string): ReadFile => ({ ok: false, sentence });

/** Whether the format can be played, or read at all, is the server's to say. */
export async function readFormatFile(
  file: Pick<File, 'name' | 'size' | 'text'>,
): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) return refused(tooLarge(file.size, MAX_FILE_BYTES));
  const content = parsed(await file.text());
  if (content === undefined) return refused(m.fileNotJson());
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return refused(m.fileNoFormat());
  }
  const { name, ...format } = content as Readonly<Record<string, unknown>>;
  const json = printed(format);
  if (json === null) return refused(m.fileTooDeep());
  const bytes = new Blob([json]).size;
  if (bytes > MAX_FORMAT_BYTES) return refused(tooLarge(bytes, MAX_FORMAT_BYTES));
  return { ok: true, name: nameOf(name, file.name), json };
}

const tooLarge = (bytes: number, most: number): string =>
  m.fileTooLarge({ size: sizeText(bytes), most: sizeText(most) });

const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024
    ? m.kilobytes({ count: Math.ceil(bytes / 1024) })
    : m.megabytes({ count: Math.ceil(bytes / 1024 / 1024) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Null = deeper than a program can walk. */
function printed(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

/** The format's own name, else the file's. */
function nameOf(own: unknown, fileName: string): string {
  const text = typeof own === 'string' ? own.trim() : '';
  const name = text === '' ? fileName.replace(/\.json$/i, '').trim() : text;
  // Not half of a character.
  return name
    .slice(0, MAX_FORMAT_NAME)
    .replace(/\p{Cs}$/u, '')
    .trim();
}

/** The same for export. */
export const printFormatFile = (name: string, json: string): string =>
  `${JSON.stringify({ name, ...JSON.parse(json) }, null, 2)}\n`;

/** Letters and digits of the name. */
export function formatFileName(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `${plain.replaceAll(/^-|-$/g, '') || 'event-format'}.json`;
}
