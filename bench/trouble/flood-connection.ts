import { connect, type Socket } from 'node:net';

export interface FloodAnswer {
  /** 0 when the connection broke. */
  readonly status: number;
  readonly saysWhen: boolean;
  readonly ms: number;
}

/** One kept connection, one request at a time; reads of an answer no more than it must. */
export class FloodConnection {
  readonly #socket: Socket;
  #startedAt = 0;
  #status = 0;
  #saysWhen = false;
  #missing = 0;
  #head = '';
  #done: ((answer: FloodAnswer) => void) | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (part: Buffer) => this.#take(part));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => this.#finish(0));
  }

  send(request: string, done: (answer: FloodAnswer) => void): void {
    this.#done = done;
    this.#startedAt = performance.now();
    this.#socket.write(request);
  }

  #take(part: Buffer): void {
    if (this.#status === 0) {
      this.#head += part.toString('latin1');
      const end = this.#head.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = this.#head.slice(0, end).toLowerCase();
      this.#status = Number(head.slice(9, 12));
      this.#saysWhen = head.includes('\r\nretry-after:');
      const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
      this.#missing = length - (this.#head.length - end - 4);
      this.#head = '';
    } else this.#missing -= part.length;
    if (this.#missing <= 0) this.#finish(this.#status);
  }

  #finish(status: number): void {
    const done = this.#done;
    if (!done) return;
    const answer = { status, saysWhen: this.#saysWhen, ms: performance.now() - this.#startedAt };
    this.#done = null;
    this.#status = 0;
    done(answer);
  }
}
