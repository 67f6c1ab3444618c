const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const tidyEmail = (text: string): string => text.trim().toLowerCase();

/** One `@`, a dot in the domain, at most 254 characters (decision 2). */
export const isEmail = (text: string): boolean => text.length <= 254 && emailForm.test(text);
