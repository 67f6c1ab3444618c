// The two parts of css-tree that the compiler takes: what knows every property of CSS stays outside.
declare module 'css-tree/parser' {
  import type { CssNode, ParseOptions } from 'css-tree';
  export default function parse(text: string, options: ParseOptions): CssNode;
}

declare module 'css-tree/tokenizer' {
  export function tokenize(
    text: string,
    onToken: (type: number, start: number, end: number) => void,
  ): void;
}
