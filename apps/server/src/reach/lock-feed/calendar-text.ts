/** One entry of a calendar: an instant. Texts may hold anything. */
export interface CalendarEntry {
  readonly uid: string;
  readonly at: Date;
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly sequence: number;
  readonly changedAt: Date;
  readonly isCancelled: boolean;
  /** The reminder an hour before; null = none. */
  readonly reminder: string | null;
}

/** A calendar as a file that calendar programs subscribe to (RFC 5545, RFC 7986) [rule: calendar-12]. */
export function calendarText(
  { name, language }: { readonly name: string; readonly language: string },
  entries: readonly CalendarEntry[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callshot//Locks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${language}:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf(entry: CalendarEntry): string[] {
  const { uid, at, title, text, url, sequence, changedAt, isCancelled, reminder } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instant(changedAt)}`,
    `LAST-MODIFIED:${instant(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${instant(at)}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    ...(reminder === null
      ? []
      : [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `DESCRIPTION:${escaped(reminder)}`,
          'TRIGGER:-PT1H',
          'END:VALARM',
        ]),
    'END:VEVENT',
  ];
}

/** 20260101T120000Z */
const instant = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Lines stay one, and control characters, which no text may have, go. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

const bytesOfLine = 75;

/** A line has 75 bytes; what is longer goes on in the next one, after a space, and no character is cut. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let room = bytesOfLine;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (bytes > room) {
      lines.push(part);
      part = ' ';
      room = bytesOfLine - 1;
    }
    part += character;
    room -= bytes;
  }
  return [...lines, part].join('\r\n');
}
