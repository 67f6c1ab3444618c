import { type ClientRequest, get } from 'node:http';
import { LIVE_PATH, type LiveUpdates } from '../../packages/contract/src/live.ts';

/** A browser that listens to live updates, and does not come back by itself. */
export interface LiveReader {
  /** Names of the updates of an event that have come, in order. */
  names(eventId: number): (keyof LiveUpdates)[];
  isOpen(): boolean;
  close(): void;
}

/** Resolves once the stream has begun. */
export function openLive(origin: string): Promise<LiveReader> {
  return new Promise((resolve, reject) => {
    let text = '';
    let isOpen = false;
    const request: ClientRequest = get(`${origin}${LIVE_PATH}`, { agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`live: ${response.statusCode}`));
      isOpen = true;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('error', () => {});
      response.on('close', () => {
        isOpen = false;
      });
      resolve({
        names: (eventId) => namesIn(text, eventId),
        isOpen: () => isOpen,
        close: () => request.destroy(),
      });
    });
    request.on('error', reject);
  });
}

const namesIn = (text: string, eventId: number): (keyof LiveUpdates)[] =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)]
    .filter(([, , data]) => JSON.parse(data ?? '{}').eventId === eventId)
    .map(([, name]) => name as keyof LiveUpdates);
