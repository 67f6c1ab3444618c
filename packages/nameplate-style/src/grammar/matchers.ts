import type { Matcher } from './reader.ts';

export const word =
  (...words: readonly string[]): Matcher =>
  (reader) =>
    reader.word(words);

/** The first that fits. */
export const either =
  (...matchers: readonly Matcher[]): Matcher =>
  (reader) => {
    for (const matcher of matchers) {
      const printed = reader.attempt(matcher);
      if (printed !== null) return printed;
    }
    return null;
  };

/** All, one after the other. */
export const row =
  (...matchers: readonly Matcher[]): Matcher =>
  (reader) => {
    const parts: string[] = [];
    for (const matcher of matchers) {
      const printed = reader.attempt(matcher);
      if (printed === null) return null;
      if (printed !== '') parts.push(printed);
    }
    return parts.join(' ');
  };

export const optional =
  (matcher: Matcher): Matcher =>
  (reader) =>
    reader.attempt(matcher) ?? '';

/** From `least` to `most`, one after the other. */
export const repeated =
  (matcher: Matcher, least: number, most: number): Matcher =>
  (reader) => {
    const parts: string[] = [];
    while (parts.length < most) {
      const printed = reader.attempt(matcher);
      if (printed === null) break;
      parts.push(printed);
    }
    return parts.length >= least ? parts.join(' ') : null;
  };

export const comma: Matcher = (reader) => (reader.take('comma') ? ',' : null);
export const slash: Matcher = (reader) => (reader.take('slash') ? '/' : null);

/** A list with commas; one that is longer than `most` is refused where it becomes so. */
export const list =
  (matcher: Matcher, least: number, most: number, what = 'parts'): Matcher =>
  (reader) => {
    const parts: string[] = [];
    do {
      const node = reader.peek();
      if (parts.length === most && node) {
        const reason = `At most ${most} ${what} stand here, so that pages with many plates stay quick. Leave some out.`;
        return reader.refuse(node, 'too_costly', reason);
      }
      const printed = reader.attempt(matcher);
      if (printed === null) return null;
      parts.push(printed);
    } while (reader.attempt(comma) !== null);
    return parts.length >= least ? parts.join(', ') : null;
  };

/** All, one after the other, with commas between them. */
export const commaRow =
  (...matchers: readonly Matcher[]): Matcher =>
  (reader) => {
    const parts: string[] = [];
    for (const matcher of matchers) {
      if (parts.length > 0 && reader.attempt(comma) === null) return null;
      const printed = reader.attempt(matcher);
      if (printed === null) return null;
      parts.push(printed);
    }
    return parts.join(', ');
  };

export const call =
  (name: string, args: Matcher): Matcher =>
  (reader) =>
    reader.call(name, args);

/** Each at most once, in any order, printed in this one: `||` of CSS. At least one. */
export const anyOrder =
  (...matchers: readonly Matcher[]): Matcher =>
  (reader) => {
    const parts: (string | null)[] = matchers.map(() => null);
    for (let hasRead = true; hasRead; ) {
      hasRead = matchers.some((matcher, at) => {
        if (parts[at] !== null) return false;
        parts[at] = reader.attempt(matcher);
        return parts[at] !== null;
      });
    }
    const read = parts.filter((part) => part !== null && part !== '');
    return read.length > 0 ? read.join(' ') : null;
  };
