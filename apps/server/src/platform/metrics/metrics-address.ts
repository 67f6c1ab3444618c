/** Where figures are served, apart from everything that people reach. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export const metricsSettingNames = { host: 'METRICS_HOST', port: 'METRICS_PORT' } as const;
const { host: hostName, port: portName } = metricsSettingNames;

export const metricsSettings = [
  {
    name: portName,
    fallback: '',
    meaning: 'Port of its own on which `/metrics` is served; without it there is none.',
  },
  {
    name: hostName,
    fallback: '127.0.0.1',
    meaning:
      'Address that METRICS_PORT listens on: this machine alone, or one that only your own network reaches.',
  },
];

/** `null`: figures are served nowhere. */
export function readMetricsAddress(
  value: (name: string) => string | null,
  productPort: number,
  problems: string[],
): MetricsAddress | null {
  const [text, host] = [value(portName), value(hostName)];
  if (text === null) {
    if (host !== null) problems.push(`${hostName} is set, but ${portName} is not.`);
    return null;
  }
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) {
    problems.push(`${portName} must be a number from 0 to 65535, not "${text}".`);
  } else if (port === productPort && port !== 0) {
    problems.push(`${portName} must be another port than PORT: figures are not for everybody.`);
  }
  return { host: host ?? '127.0.0.1', port };
}
