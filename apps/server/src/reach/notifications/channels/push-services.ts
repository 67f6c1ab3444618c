/** Push services of the browsers: a leading dot stands for any host under it. */
const knownServices: readonly string[] = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/**
 * The endpoint, or null for an unknown push service. Browsers may name any address: the server only
 * calls known services, and nothing in its own network.
 */
export function knownEndpoint(endpoint: string, added: readonly string[] = []): string | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  const isPlain =
    url.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  const isKnown =
    added.includes(url.host) ||
    knownServices.some((service) =>
      service.startsWith('.') ? url.host.endsWith(service) : url.host === service,
    );
  return isPlain && isKnown ? url.href : null;
}
