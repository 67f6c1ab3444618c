/** The end of a log, short enough to be read. */
export const lastLines = (log: string, count = 40): string =>
  log.trimEnd().split('\n').slice(-count).join('\n');
