import type { Selector } from '../text/nodes.ts';
import { PLACEHOLDER } from '../text/placeholder.ts';
import type { Printed } from './compile-declaration.ts';

export interface PrintedRule {
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Printed[];
}

export interface PrintedKeyframes {
  readonly name: string;
  readonly frames: readonly {
    readonly moments: readonly number[];
    readonly declarations: readonly Printed[];
  }[];
}

/** The only writer of style text: a line a declaration, so that `/sheet` need not know CSS. */
export function printStyle(
  rules: readonly PrintedRule[],
  keyframes: readonly PrintedKeyframes[],
): string {
  const blocks = [
    ...rules.filter((rule) => rule.declarations.length > 0).map(printRule),
    ...keyframes.map(printKeyframes),
  ];
  return blocks.join('\n');
}

function printRule({ selectors, declarations }: PrintedRule): string {
  const heads = selectors.map(
    ({ target, isHover }) => `.${PLACEHOLDER}${isHover ? ':hover' : ''}${target}`,
  );
  return `${heads.join(',\n')} {\n${printDeclarations('  ', declarations)}}\n`;
}

function printKeyframes({ name, frames }: PrintedKeyframes): string {
  const printed = frames.map(
    ({ moments, declarations }) =>
      `  ${moments.map(momentWord).join(', ')} {\n${printDeclarations('    ', declarations)}  }\n`,
  );
  return `@keyframes ${name} {\n${printed.join('')}}\n`;
}

const momentWord = (moment: number): string =>
  moment === 0 ? 'from' : moment === 100 ? 'to' : `${moment}%`;

const printDeclarations = (indent: string, declarations: readonly Printed[]): string =>
  declarations.map(({ property, value }) => `${indent}${property}: ${value};\n`).join('');
