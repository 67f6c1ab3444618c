import { createHash } from 'node:crypto';
import { PLAYER_ORIGINS } from '@callshot/contract/players';

/**
 * The policies for HTML and script addresses: DOMPurify for notifications, and the registration of
 * sw.js.
 */
const trustedPolicies = ['dompurify', 'callshot-push'];

/** Beside the site's own files only what has these hashes, and stands in the page itself. */
const policyWith = (scripts: readonly string[], styles: readonly string[]): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${PLAYER_ORIGINS.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedPolicies.join(' ')}`,
  ].join('; ');

const policy = policyWith([], []);

/** The policy of a page of the app: the scripts and styles that its HTML holds count. */
export const policyOfPage = (html: string): string =>
  policyWith(
    hashesOf(html, /<script>([\s\S]*?)<\/script>/g),
    hashesOf(html, /<style>([\s\S]*?)<\/style>/g),
  );

const hashesOf = (html: string, form: RegExp): string[] =>
  [...html.matchAll(form)].map(
    ([, held = '']) => `'sha256-${createHash('sha256').update(held).digest('base64')}'`,
  );

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers of every answer [rule: safety-6]. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const isSecure = new URL(publicUrl).protocol === 'https:';
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    // No address ever says more than the site, not even to the site itself: some hold secrets.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures,
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
