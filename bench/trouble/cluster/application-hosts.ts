import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startOn } from './host-process.ts';
import {
  type ApplicationHost,
  addressOf,
  applicationHosts,
  type Network,
  subnet,
} from './network.ts';

const main = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));
const samples = new URL('../../../docs/operating/', import.meta.url);
const sample = (name: string): string => readFileSync(new URL(name, samples), 'utf8');

export const frontPort = 8080;
export const frontOrigin = `http://${addressOf('px')}:${frontPort}`;
export const applicationPort = 3000;
export const mailPort = 2525;
export const databasePassword = 'secret';

/** Two hosts with the built product and an HAProxy each, and the proxy that stands before both. */
export interface ApplicationHosts {
  start(host: ApplicationHost): void;
  startProxies(): void;
  startFront(): void;
  startProxyOf(host: ApplicationHost): void;
  logOf(host: ApplicationHost): string;
}

export function makeApplicationHosts(network: Network, folder: string): ApplicationHosts {
  mkdirSync(join(folder, 'data'));
  const log = (name: string) => join(folder, `${name}.log`);
  const proxyFile = join(folder, 'database-proxy.cfg');
  const frontFile = join(folder, 'front-proxy.cfg');
  writeFileSync(proxyFile, sample('haproxy-database.cfg'));
  writeFileSync(frontFile, frontProxy());
  chmodSync(folder, 0o755);
  const startProxyOf = (host: ApplicationHost): void => {
    startOn(network, {
      host,
      words: ['haproxy', '-db', '-f', proxyFile],
      log: log(`${host}-proxy`),
    });
  };
  const startFront = (): void => {
    startOn(network, { host: 'px', words: ['haproxy', '-db', '-f', frontFile], log: log('front') });
  };
  return {
    start: (host) => {
      startOn(network, {
        host,
        words: [process.execPath, main, '--empty'],
        log: log(host),
        env: {
          DATABASE_URL: `postgresql://callshot:${databasePassword}@127.0.0.1:5000/callshot`,
          HOST: '0.0.0.0',
          PORT: String(applicationPort),
          PUBLIC_URL: frontOrigin,
          TRUST_PROXY: subnet,
          CALLSHOT_DATA: join(folder, 'data', host),
          SMTP_URL: `smtp://${addressOf('cl')}:${mailPort}`,
          MAIL_FROM: 'Callshot <picks@example.org>',
          SAVES_PER_MINUTE: '1000000',
          SAVES_PER_MINUTE_PER_ADDRESS: '1000000',
          NODE_ENV: 'production',
        },
      });
    },
    startProxies: () => {
      applicationHosts.forEach(startProxyOf);
      startFront();
    },
    startFront,
    startProxyOf,
    logOf: (host) => readFileSync(log(host), 'utf8'),
  };
}

/** The sample of the documents with other addresses, without what an installed service has. */
function frontProxy(): string {
  let text = sample('haproxy.cfg');
  applicationHosts.forEach((host, at) => {
    text = text.replaceAll(`127.0.0.1:${3001 + at}`, `${addressOf(host)}:${applicationPort}`);
  });
  if (text.includes('127.0.0.1:300')) throw new Error('haproxy.cfg names other servers');
  return text.replace(/^ {2}(log \/dev\/log|chroot|user|group) .*$/gm, '');
}
