import type { Catalogue } from './catalogues.ts';
import { hasTags, readMessage, valuesOf } from './message-code.ts';

const HEAD = '// Printed from en.json by node scripts/generate.mjs.\n';

/** The types of a room's messages, with the English of each where an editor shows it. */
export function printMessageTypes(english: Catalogue): string {
  const messages = Object.entries(english).map(([name, text]) => typeOf(name, text));
  const isRich = Object.values(english).some((text) => hasTags(readMessage(text)));
  return [
    HEAD,
    ...(isRich ? ["import type { ReactNode } from 'react';\n\n"] : []),
    'export declare const m: {\n',
    ...messages,
    '};\n',
  ].join('');
}

function typeOf(name: string, text: string): string {
  const parts = readMessage(text);
  const values = [...valuesOf(parts)].map(([value, kind]) => `readonly ${value}: ${kindOf(kind)}`);
  const takes = values.length === 0 ? '' : `values: { ${values.join('; ')} }`;
  const gives = hasTags(parts) ? 'ReactNode' : 'string';
  const shown = text.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ');
  return `  /** ${shown} */\n  readonly ${name}: (${takes}) => ${gives};\n`;
}

function kindOf(kind: 'text' | 'number' | 'tag' | readonly string[]): string {
  if (kind === 'text') return 'string | number';
  if (kind === 'number') return 'number';
  if (kind === 'tag') return '(inside: ReactNode) => ReactNode';
  return kind.map((choice) => (choice === 'other' ? '(string & {})' : `'${choice}'`)).join(' | ');
}
