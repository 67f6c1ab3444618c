/** A text as names are compared: whatever its case. */
export const foldCase = (text: string): string => text.toLowerCase();
