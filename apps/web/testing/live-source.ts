import { afterEach, beforeEach, vi } from 'vitest';

/** In the place of `EventSource`: opens nothing; the test says what the server tells. */
export class LiveSource extends EventTarget {
  static now: LiveSource | undefined;
  constructor() {
    super();
    LiveSource.now = this;
  }
  close(): void {
    LiveSource.now = undefined;
  }
  tell(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

/** For every test of a file. */
export function standInForLiveSource(): void {
  beforeEach(() => void vi.stubGlobal('EventSource', LiveSource));
  afterEach(() => void vi.unstubAllGlobals());
}
