/** A parsed `conditions=`. */
export type Condition =
  | { readonly kind: 'all'; readonly parts: readonly Condition[] }
  | { readonly kind: 'any'; readonly parts: readonly Condition[] }
  | Comparison;

export interface Comparison {
  readonly kind: 'compare';
  readonly column: string;
  readonly operator: '=' | '!' | '<' | '>';
  readonly value: string;
}

/** A fault of a request; its message is the answer's error. */
export class QueryProblem extends Error {}

type Token = '(' | ')' | 'AND' | 'OR' | Comparison;

const tokenPattern = /\s*(?:(\()|(\))|(AND|OR)(?=[\s([])|\[\[([^:\]]+)::([!<>]?)([^\]]*)\]\])/y;

export function readConditions(text: string): Condition {
  const tokens = tokensOf(text);
  const read = new Reader(tokens);
  const condition = read.joined();
  if (!read.isAtEnd) throw new QueryProblem(`Conditions do not end where they should: ${text}`);
  return condition;
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  while (pattern.lastIndex < text.trimEnd().length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(text);
    if (found === null)
      throw new QueryProblem(`Conditions cannot be read from "${text.slice(at)}"`);
    const [, opens, closes, word, column, operator, value = ''] = found;
    if (opens) tokens.push('(');
    else if (closes) tokens.push(')');
    else if (word === 'AND' || word === 'OR') tokens.push(word);
    else if (column !== undefined) {
      tokens.push({
        kind: 'compare',
        column,
        operator: (operator || '=') as Comparison['operator'],
        value,
      });
    }
  }
  return tokens;
}

class Reader {
  #at = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#tokens.length;
  }

  /** The precedence of AND and OR is not documented, so mixing them needs brackets. */
  joined(): Condition {
    const parts = [this.#single()];
    const word = this.#tokens[this.#at];
    if (word !== 'AND' && word !== 'OR') return parts[0] as Condition;
    while (this.#tokens[this.#at] === word) {
      this.#at += 1;
      parts.push(this.#single());
    }
    const next = this.#tokens[this.#at];
    if (next === 'AND' || next === 'OR') {
      throw new QueryProblem('AND and OR stand side by side: set brackets');
    }
    return { kind: word === 'AND' ? 'all' : 'any', parts };
  }

  #single(): Condition {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token === '(') {
      const inner = this.joined();
      if (this.#tokens[this.#at] !== ')') throw new QueryProblem('A bracket is not closed');
      this.#at += 1;
      return inner;
    }
    if (token === undefined || typeof token === 'string') {
      throw new QueryProblem(`Conditions lack one ${token ? `before ${token}` : 'at their end'}`);
    }
    return token;
  }
}
