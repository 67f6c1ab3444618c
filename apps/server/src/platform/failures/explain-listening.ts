import { isCoded } from './coded-error.ts';

/** Failures of the address that the product is to be served on; `host` is what HOST says. */
export function explainListening(error: Error, host?: string): string | null {
  if (!isCoded(error) || !('syscall' in error)) return null;
  if (error.syscall === 'getaddrinfo') {
    const isOurs = host !== undefined && 'hostname' in error && error.hostname === host;
    return isOurs ? `HOST is no address of this machine, but "${host}": ${wayOut}` : null;
  }
  if (error.syscall !== 'listen') return null;
  const port = 'port' in error ? error.port : 'below 1024';
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop that one, or choose another with PORT.`;
    case 'EACCES':
      return `Port ${port} may be opened by root alone: choose one from 1024 on with PORT, and put a proxy in front.`;
    default:
      return `HOST is no address of this machine (${error.message}): ${wayOut}`;
  }
}

const wayOut = 'choose one of its own, localhost, or 0.0.0.0 for all of them.';
