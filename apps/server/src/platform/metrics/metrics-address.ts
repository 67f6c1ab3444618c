import { numberWithin, setting, settingGroup, settled } from '../environment/setting.ts';

/** Metrics have a port of their own, apart from the product's. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Served there alone. */
export const metricsPath = '/metrics';

export const metricsSettingNames = { host: 'METRICS_HOST', port: 'METRICS_PORT' } as const;
const { host: hostName, port: portName } = metricsSettingNames;
const thisMachine = '127.0.0.1';

const given = settingGroup({
  port: setting(
    portName,
    {
      fallback: '',
      meaning:
        'Port of its own on which `/metrics` is served for Prometheus; without it there is none.',
    },
    (text, refuse) => {
      if (text === null) return null;
      const port = numberWithin(text, 0, 65_535);
      if (port === null) refuse(`must be a number from 0 to 65535, not "${text}".`);
      return port ?? 0;
    },
  ),
  host: setting(
    hostName,
    {
      fallback: `\`${thisMachine}\``,
      meaning: `Address that \`${portName}\` listens on: this machine alone, or one that only your own network reaches.`,
    },
    (text) => text,
  ),
});

/** `null`: figures are served nowhere. */
export const metricsSetting = settled(given, ({ port, host }, refuse): MetricsAddress | null => {
  if (port !== null) return { host: host ?? thisMachine, port };
  if (host !== null) refuse(`${hostName} is set, but ${portName} is not.`);
  return null;
});
