/** The form in which names are compared. */
export const foldCase = (text: string): string => text.toLowerCase();
