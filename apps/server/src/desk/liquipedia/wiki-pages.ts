/** No title of the wiki holds them, and a condition would end there. */
const isTitle = (name: string): boolean => !/[[\]|<>{}#]/.test(name);

/** The records of a tournament stand on its page and on pages that name it as their parent. */
export function onPages(pageNames: readonly string[], pageIds: readonly number[] = []): string {
  const places = [
    ...pageNames
      .filter(isTitle)
      .flatMap((name) => [`[[parent::${name}]]`, `[[pagename::${name}]]`]),
    ...pageIds.map((id) => `[[pageid::${id}]]`),
  ];
  return `(${places.join(' OR ')}) AND [[namespace::0]]`;
}

/** Titles as they are compared: links write them with spaces, addresses with underscores. */
export const foldTitle = (title: string): string =>
  title
    .replaceAll(' ', '_')
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase();
