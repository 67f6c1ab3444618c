/** The text of a format, in bytes of UTF-8. */
export const MAX_FORMAT_BYTES = 256 * 1024;

/** The name of a format, in characters. */
export const MAX_FORMAT_NAME = 100;
