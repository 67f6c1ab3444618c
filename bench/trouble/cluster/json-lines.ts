import type { Readable } from 'node:stream';

/** Hands on each whole line of a stream as what it says. */
export function onJsonLines<Line>(stream: Readable, take: (line: Line) => void): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) take(JSON.parse(line) as Line);
  });
}
