import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The subscribers: open responses that all get the same text. */
export interface Readers {
  count(): number;
  add(reader: ServerResponse): void;
  /** Texts arrive in the order in which they were sent. */
  send(text: string): void;
  /** Drops subscribers that have taken nothing since the last call. */
  dropStuck(): void;
  end(): void;
}

/** A subscriber with this much unread is dropped; its browser reconnects. */
const waitingAtMost = 64 * 1024;
/** Longest that writing to everybody holds the event loop at a time [rule: performance-4]. */
const sliceMs = 5;
/** Subscribers written to between two looks at the clock. */
const lookEvery = 64;

interface Text {
  readonly chunk: Buffer;
  readonly bare: Buffer;
}

export function createReaders(onError: (error: unknown) => void = () => {}): Readers {
  const readers = new Set<ServerResponse>();
  const stuck = new WeakSet<ServerResponse>();
  let waiting = '';
  let isSending = false;

  const sendWaiting = async (): Promise<void> => {
    isSending = true;
    try {
      while (waiting !== '') {
        const text = textOf(waiting);
        waiting = '';
        await writeToAll(readers, text);
      }
    } finally {
      isSending = false;
    }
  };

  return {
    count: () => readers.size,
    add: (reader) => {
      readers.add(reader);
      reader.on('close', () => readers.delete(reader));
    },
    send: (text) => {
      waiting += text;
      if (!isSending) sendWaiting().catch(onError);
    },
    dropStuck: () => {
      for (const reader of readers) {
        if (waitingOf(reader) === 0) stuck.delete(reader);
        else if (stuck.has(reader)) reader.destroy();
        else stuck.add(reader);
      }
    },
    end: () => {
      for (const reader of readers) reader.end();
    },
  };
}

async function writeToAll(readers: ReadonlySet<ServerResponse>, text: Text): Promise<void> {
  let since = performance.now();
  let written = 0;
  for (const reader of readers) {
    write(reader, text);
    written += 1;
    if (written % lookEvery !== 0 || performance.now() - since < sliceMs) continue;
    await nextTurn();
    since = performance.now();
  }
}

/**
 * Writes to the socket, past the response object, whose own `write` defers work beyond the slice.
 * All subscribers get the same bytes, framed once. A caller of HTTP/1.0, as many proxies are, does
 * not understand chunks.
 */
function write(reader: ServerResponse, { chunk, bare }: Text): void {
  if (reader.writableEnded) return;
  if (waitingOf(reader) > waitingAtMost) reader.destroy();
  else reader.socket?.write(reader.chunkedEncoding ? chunk : bare);
}

const waitingOf = ({ socket }: ServerResponse): number => socket?.writableLength ?? 0;

function textOf(text: string): Text {
  const bare = Buffer.from(text);
  const length = Buffer.from(`${bare.length.toString(16)}\r\n`);
  return { bare, chunk: Buffer.concat([length, bare, Buffer.from('\r\n')]) };
}
