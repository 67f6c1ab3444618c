import { commonRefusals, endpoints, type Refusal, unexpected } from '@callshot/contract';

/**
 * Prints the sentence of each refusal as a module that the browser can load. The key is the code, or the
 * call and the code where most calls say something else under the same code.
 */
export function printRefusalSentences(): string {
  const rows = [...sentencesOfCodes()].flatMap(([code, said]) => {
    const usual = usualOf(said);
    const others = said.filter(({ title }) => title !== usual);
    return [
      [code, usual] as const,
      ...others.map(({ call, title }) => [`${call} ${code}`, title] as const),
    ];
  });
  const lines = rows
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, title]) => `  ${nameOf(key)}: ${textOf(title)},`);
  return `${intro}\n${lines.map(wrapped).join('\n')}\n};\n`;
}

const intro = `/**
 * Sentences of refusals, printed from the contract by \`node scripts/generate.mjs\`; do not edit. A key is a
 * code, or a call and a code where that call says something else.
 */
export const refusalSentences: Readonly<Record<string, string>> = {`;

interface Said {
  /** Null = a refusal that any call may answer with. */
  readonly call: string | null;
  readonly title: string;
}

function sentencesOfCodes(): Map<string, Said[]> {
  const found = new Map<string, Said[]>();
  const add = (call: string | null, refusals: Readonly<Record<string, Pick<Refusal, 'title'>>>) => {
    for (const [code, { title }] of Object.entries(refusals)) {
      found.set(code, [...(found.get(code) ?? []), { call, title }]);
    }
  };
  add(null, { ...commonRefusals, [unexpected.code]: unexpected });
  for (const [call, { refusals }] of Object.entries(endpoints)) add(call, refusals);
  return found;
}

/** A common refusal's sentence, since calls do not declare it; else the one of most calls. */
function usualOf(said: readonly Said[]): string {
  const common = said.find(({ call }) => call === null);
  if (common) return common.title;
  const countOf = (title: string) => said.filter((one) => one.title === title).length;
  return said.map(({ title }) => title).reduce((a, b) => (countOf(b) > countOf(a) ? b : a));
}

const nameOf = (key: string): string => (/^[a-z_]+$/.test(key) ? key : textOf(key));

/** In the quotes that the formatter would choose. */
const textOf = (text: string): string =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`;

/** A line that is too long is broken after its key, as the formatter does it. */
const wrapped = (line: string): string =>
  line.length <= 100 ? line : line.replace(/^( {2}(?:\w+|'[^']*'):) /, '$1\n    ');
