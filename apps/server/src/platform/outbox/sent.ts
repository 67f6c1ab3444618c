import type { BackOff } from './back-off.ts';

export type Outcome = 'sent' | 'failed' | 'skipped';

/** It was not taken, and may be sent again. */
export interface Later {
  readonly afterMs: number;
  /** The message itself may be why: it counts against it. */
  readonly isTried: boolean;
}

export type Sent = Outcome | Later;

export interface Answered {
  readonly sent: Sent;
  /** The reason why it was not taken. */
  readonly problem: string | null;
}

/** A message that was not taken for now is sent again, later each time, and given up in the end. */
export function sendAgain(backOff: BackOff, { tries }: { readonly tries: number }): Sent {
  const afterMs = backOff[tries];
  return afterMs === undefined ? 'failed' : { afterMs, isTried: true };
}
