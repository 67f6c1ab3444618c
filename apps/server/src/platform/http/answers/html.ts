import { escapeHtml, type Html } from '@callshot/rules';

export type { Html };

type Part = string | number | Html | readonly Html[];

const printPart = (part: Part): string => {
  if (typeof part === 'object') {
    return 'html' in part ? part.html : part.map(({ html }) => html).join('');
  }
  return escapeHtml(String(part));
};

/** Builds HTML. Inserted text is escaped. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const printed = texts.map((text, index) => {
    const part = parts[index];
    return part === undefined ? text : text + printPart(part);
  });
  return { html: printed.join('') };
}
