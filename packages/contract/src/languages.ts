// Stands on its own, so that the browser can load it: nothing here may need zod.

/** The cookie of a browser's language: written by the page when somebody chooses, read by the server. */
export const LANGUAGE_COOKIE = 'callshot-language';

/** The choice of whoever wants the language that the browser asks for. */
export const AS_IN_BROWSER = 'system';
