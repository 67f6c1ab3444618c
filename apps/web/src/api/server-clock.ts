let offset = 0;

/** Milliseconds since the epoch by the server's clock, as far as its last answer told it. */
export const serverNow = (): number => Date.now() + offset;

export function noteServerTime(serverTime: string): void {
  const at = Date.parse(serverTime);
  if (!Number.isNaN(at)) offset = at - Date.now();
}

/** Takes the `serverTime` of an answer, or of the first of a list, when it carries one. */
export function noteServerTimeOf(answer: unknown): void {
  const subject: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (typeof subject !== 'object' || subject === null || !('serverTime' in subject)) return;
  if (typeof subject.serverTime === 'string') noteServerTime(subject.serverTime);
}
