/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const printPart = (part: Part): string => {
  if (typeof part === 'object') {
    return 'html' in part ? part.html : part.map(({ html }) => html).join('');
  }
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
};

/** Builds HTML. Inserted text is escaped. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const printed = texts.map((text, index) => {
    const part = parts[index];
    return part === undefined ? text : text + printPart(part);
  });
  return { html: printed.join('') };
}
