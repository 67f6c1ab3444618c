/** The placeholder for the class of a plate in style text. */
export const PLACEHOLDER = '{id}';

/**
 * The placeholder as a name of CSS, as long as itself so that every place stays. It holds characters that
 * style text cannot hold, so nobody writes it otherwise.
 */
const AS_NAME = '\ue000id\ue000';

export const readable = (text: string): string => text.replaceAll(PLACEHOLDER, AS_NAME);
export const asWritten = (text: string): string => text.replaceAll(AS_NAME, PLACEHOLDER);
export const isPlaceholder = (name: string): boolean => name === AS_NAME;
