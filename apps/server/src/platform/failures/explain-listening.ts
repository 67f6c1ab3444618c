import { isCoded } from './coded-error.ts';

/** Which settings say where something is served. */
export interface ListeningSettings {
  readonly host: string;
  readonly port: string;
}

const ofTheProduct: ListeningSettings = { host: 'HOST', port: 'PORT' };

/** Failures of the address that something is to be served on; `host` is what its setting says. */
export function explainListening(
  error: Error,
  host?: string,
  settings = ofTheProduct,
): string | null {
  if (!isCoded(error) || !('syscall' in error)) return null;
  const isNone = `${settings.host} is not an address of this machine`;
  if (error.syscall === 'getaddrinfo') {
    const isOurs = host !== undefined && 'hostname' in error && error.hostname === host;
    return isOurs ? `${isNone}, but "${host}": ${wayOut}` : null;
  }
  if (error.syscall !== 'listen') return null;
  const port = 'port' in error ? error.port : 'below 1024';
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop that one, or choose another with ${settings.port}.`;
    case 'EACCES':
      return `Port ${port} may be opened by root alone: choose one from 1024 on with ${settings.port}, and put a proxy in front.`;
    default:
      return `${isNone} (${error.message}): ${wayOut}`;
  }
}

const wayOut = 'choose one of its own, localhost, or 0.0.0.0 for all of them.';
