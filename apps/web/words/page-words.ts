import { TYPE } from '@formatjs/icu-messageformat-parser';
import { ENGLISH, wholeCatalogue } from './catalogues.ts';
import { readMessage } from './message-code.ts';
import { inPseudo } from './pseudo.ts';

/** Stands in `index.html` for a text of the page's own catalogue. */
const MARK = /__said\.(\w+)__/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** The page with what it says before its scripts are there, in a language. */
export function pageInLanguage(html: string, folder: string, language: string = ENGLISH): string {
  const catalogue = wholeCatalogue(folder, language);
  return html.replaceAll(MARK, (_, name: string) => {
    const text = catalogue[name];
    if (text === undefined) throw new Error(`The page says ${name}, which no catalogue has`);
    const said = inPseudo(language, readMessage(text)).map((part) => {
      if (part.type !== TYPE.literal) throw new Error(`The page's ${name} is a plain text`);
      return part.value;
    });
    return said.join('').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
  });
}
