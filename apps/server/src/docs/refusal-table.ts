import { commonRefusals, endpoints, type Refusal, unexpected } from '@callshot/contract';

/**
 * Prints the English sentence of each refusal as a catalogue. The name is the code, or the call and the code
 * where most calls say something else under the same code.
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
  const sorted = rows.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

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
