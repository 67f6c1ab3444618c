let speak = (): string => 'en';

/** The code of the language that texts are said in. */
export const spokenLanguage = (): string => speak();

/** A page has one language, a server one for each receiver: both tell here which it is. */
export function speakBy(by: () => string): void {
  speak = by;
}
