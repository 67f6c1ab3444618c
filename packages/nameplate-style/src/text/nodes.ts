/** The parts of a value: our own words for what css-tree found, and no other text of it. */
export interface ValueNode {
  readonly kind:
    | 'word'
    | 'number'
    | 'percent'
    | 'dimension'
    | 'hash'
    | 'string'
    | 'function'
    | 'comma'
    | 'slash'
    | 'other';
  /** A word or function's name in lower case, a number's digits, a hash or string without its signs. */
  readonly text: string;
  /** As it is written, for messages and for names that case tells apart. */
  readonly written: string;
  readonly unit: string;
  readonly args: readonly ValueNode[];
  readonly from: number;
  readonly to: number;
}

export interface Declaration {
  readonly property: string;
  readonly value: readonly ValueNode[];
  readonly isImportant: boolean;
  readonly from: number;
  readonly to: number;
}

export type Target = '' | '::before' | '::after';

/**
 * The target of a rule: the plate or a drawing before or after its name, at rest or under a hover.
 */
export interface Selector {
  readonly target: Target;
  readonly isHover: boolean;
}

export interface StyleRule {
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

export interface KeyframesRule {
  /** As written, and found by it. */
  readonly name: string;
  readonly frames: readonly Frame[];
  readonly from: number;
  readonly to: number;
}

export interface Frame {
  /** Percentages from 0 to 100. */
  readonly moments: readonly number[];
  readonly declarations: readonly Declaration[];
  readonly from: number;
  readonly to: number;
}
