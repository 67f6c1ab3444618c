/** The language of the page, from its beginning to its end. Tests without a page speak English. */
export const language = (): string => globalThis.document?.documentElement.lang || 'en';
