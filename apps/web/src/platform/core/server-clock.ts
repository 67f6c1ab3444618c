let offset = 0;

/** Milliseconds since the epoch by the server's clock, as far as its last answer told it. */
export const serverNow = (): number => Date.now() + offset;

/** Takes the clock from an answer's header: its body may be an old one of which only the time changed. */
export function noteServerTime({ headers }: Response): void {
  const at = Date.parse(headers.get('Server-Time') ?? '');
  if (!Number.isNaN(at)) offset = at - Date.now();
}
