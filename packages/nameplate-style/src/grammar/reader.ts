import type { ProblemCode } from '../problem.ts';
import type { ValueNode } from '../text/nodes.ts';

/** Reads a part of a value and prints it, or null where it is something else. */
export type Matcher = (reader: Reader) => string | null;

/** The point where a value stopped being understood. */
export interface Miss {
  readonly from: number;
  readonly to: number;
  readonly code: ProblemCode;
  readonly reason: string | null;
}

/** Goes through the nodes of a value; what it could not read furthest along is remembered for the message. */
export class Reader {
  readonly #nodes: readonly ValueNode[];
  readonly #end: number;
  readonly #trail: { miss: Miss | null };
  #at = 0;

  constructor(
    nodes: readonly ValueNode[],
    end: number,
    trail: { miss: Miss | null } = { miss: null },
  ) {
    this.#nodes = nodes;
    this.#end = end;
    this.#trail = trail;
  }

  get miss(): Miss | null {
    return this.#trail.miss;
  }

  get isDone(): boolean {
    return this.#at >= this.#nodes.length;
  }

  peek(): ValueNode | null {
    return this.#nodes[this.#at] ?? null;
  }

  /** The next node, if it is of the kind. */
  look(kind: ValueNode['kind']): ValueNode | null {
    const node = this.peek();
    return node?.kind === kind ? node : this.#missed(node, 'bad_value', null);
  }

  /** The next node, if it is of the kind; it is read then. */
  take(kind: ValueNode['kind']): ValueNode | null {
    const node = this.look(kind);
    if (node) this.#at += 1;
    return node;
  }

  /** One of the words: printed as the grammar has it, never as it was written. */
  word(words: readonly string[]): string | null {
    const node = this.peek();
    const word = node?.kind === 'word' ? words.find((one) => one === node.text) : undefined;
    if (word === undefined) return this.#missed(node, 'bad_value', null);
    this.#at += 1;
    return word;
  }

  /** The arguments of a function that is called so, all of them. */
  call(name: string, args: Matcher): string | null {
    const node = this.peek();
    if (node?.kind !== 'function' || node.text !== name) {
      return this.#missed(node, 'bad_value', null);
    }
    const within = new Reader(node.args, node.to - 1, this.#trail);
    const printed = within.whole(args);
    if (printed === null) return null;
    this.#at += 1;
    return `${name}(${printed})`;
  }

  /** The printed text of a value that the matcher reads to its last node. */
  whole(matcher: Matcher): string | null {
    const printed = matcher(this);
    if (printed === null) return null;
    return this.isDone ? printed : this.#missed(this.peek(), 'bad_value', null);
  }

  /** The text that the matcher reads; a matcher that fails consumes nothing. */
  attempt(matcher: Matcher): string | null {
    const before = this.#at;
    const printed = matcher(this);
    if (printed === null) this.#at = before;
    return printed;
  }

  /** Remembers why the node just looked at is refused. */
  refuse(node: ValueNode, code: ProblemCode, reason: string): null {
    return this.#missed(node, code, reason);
  }

  #missed(node: ValueNode | null, code: ProblemCode, reason: string | null): null {
    const from = node?.from ?? this.#end;
    const known = this.#trail.miss;
    const isFurther = !known || from > known.from;
    const saysMore = known?.from === from && known.reason === null && reason !== null;
    if (isFurther || saysMore) {
      this.#trail.miss = { from, to: node?.to ?? this.#end + 1, code, reason };
    }
    return null;
  }
}
