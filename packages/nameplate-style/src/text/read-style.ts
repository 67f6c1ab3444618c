/// <reference path="../css-tree.d.ts" />
import type { Atrule, Block, CssNode, Rule, StyleSheet } from 'css-tree';
import parse from 'css-tree/parser';
import { type ProblemCode, problemAt, type StyleProblem } from '../problem.ts';
import type { Lines } from './lines.ts';
import type { Declaration, Frame, KeyframesRule, StyleRule } from './nodes.ts';
import { asWritten } from './placeholder.ts';
import { readSelectors } from './read-selectors.ts';
import { readValue } from './read-value.ts';

export interface StyleText {
  readonly rules: readonly StyleRule[];
  readonly keyframes: readonly KeyframesRule[];
  readonly problems: readonly StyleProblem[];
}

/** Sorts what css-tree parsed into what a plate can have, and problems: nothing else passes. */
export function readStyle(text: string, lines: Lines): StyleText {
  return new StyleReader(text, lines).read();
}

class StyleReader {
  readonly #text: string;
  readonly #lines: Lines;
  readonly #rules: StyleRule[] = [];
  readonly #keyframes: KeyframesRule[] = [];
  readonly #problems: StyleProblem[] = [];

  constructor(text: string, lines: Lines) {
    this.#text = text;
    this.#lines = lines;
  }

  read(): StyleText {
    const sheet = parse(this.#text, { positions: true, parseCustomProperty: false }) as StyleSheet;
    for (const node of sheet.children) {
      if (node.type === 'Comment' || node.type === 'WhiteSpace') continue;
      if (node.type === 'Rule') this.#rule(node);
      else if (node.type === 'Atrule') this.#atRule(node);
      else this.#tell(node, 'not_css', `${this.#quote(node)} is no rule. Write .{id} { … }.`);
    }
    return { rules: this.#rules, keyframes: this.#keyframes, problems: this.#problems };
  }

  #rule(rule: Rule): void {
    const { selectors, faults } = readSelectors(rule.prelude);
    for (const { node, reason } of faults) {
      this.#tell(node.loc ? node : rule.prelude, 'bad_selector', reason);
    }
    this.#rules.push({ selectors, declarations: this.#declarations(rule.block) });
  }

  #declarations(block: Block): Declaration[] {
    const declarations: Declaration[] = [];
    for (const node of block.children) {
      const [from, to] = spanOf(node);
      if (node.type === 'Declaration') {
        declarations.push({
          property: node.property.toLowerCase(),
          value: node.value.type === 'Value' ? readValue(node.value.children, this.#text) : [],
          isImportant: node.important !== false,
          from,
          to: this.#trimmed(from, to),
        });
        if (node.value.type === 'Raw' && !node.property.startsWith('--')) {
          this.#tell(
            node.value,
            'not_css',
            'This value cannot be read. Look for a stray sign in it.',
          );
        }
      } else if (node.type === 'Rule' || node.type === 'Atrule') {
        const reason = 'A rule stands in no other rule here. Write it after this one.';
        this.#tell(node, 'nested_rule', reason);
      } else if (node.type !== 'Comment' && node.type !== 'WhiteSpace') {
        const reason = `${this.#quote(node)} is no declaration. Write property: value;`;
        this.#tell(node, 'not_css', reason);
      }
    }
    return declarations;
  }

  #trimmed(from: number, to: number): number {
    return from + this.#text.slice(from, to).trimEnd().length;
  }

  #atRule(rule: Atrule): void {
    const name = rule.name.toLowerCase();
    if (name !== 'keyframes' || !rule.block) {
      const reason =
        name === 'keyframes'
          ? '@keyframes needs a name and a block: @keyframes glow { from { … } to { … } }.'
          : `@${asWritten(name)} is not allowed: of the rules with @ a plate has @keyframes alone. Remove it.`;
      this.#tell(rule, 'bad_at_rule', reason);
      return;
    }
    const parts = rule.prelude?.type === 'AtrulePrelude' ? rule.prelude.children.toArray() : [];
    const [first] = parts;
    if (parts.length !== 1 || first?.type !== 'Identifier') {
      const reason = 'The name of @keyframes is one plain word. Write @keyframes glow { … }.';
      this.#tell(rule.prelude ?? rule, 'bad_keyframes', reason);
      return;
    }
    const [from, to] = spanOf(first);
    this.#keyframes.push({ name: first.name, frames: this.#frames(rule.block), from, to });
  }

  #frames(block: Block): Frame[] {
    const frames: Frame[] = [];
    for (const node of block.children) {
      if (node.type === 'Comment' || node.type === 'WhiteSpace') continue;
      const moments = node.type === 'Rule' ? momentsOf(node) : null;
      const [from, to] = spanOf(node);
      if (node.type !== 'Rule' || !moments) {
        const reason =
          'In @keyframes stand from, to and percentages from 0% to 100%. Write 50% { … }.';
        this.#tell(node.type === 'Rule' ? node.prelude : node, 'bad_keyframes', reason);
        continue;
      }
      frames.push({ moments, declarations: this.#declarations(node.block), from, to });
    }
    return frames;
  }

  #quote(node: CssNode): string {
    const [from, to] = spanOf(node);
    const text = asWritten(this.#text.slice(from, to)).replace(/\s+/g, ' ').trim();
    return `"${text.length > 30 ? `${text.slice(0, 29)}…` : text}"`;
  }

  #tell(node: CssNode, code: ProblemCode, reason: string): void {
    this.#problems.push(problemAt(this.#lines.place(...spanOf(node)), code, reason));
  }
}

function momentsOf(rule: Rule): number[] | null {
  if (rule.prelude.type !== 'SelectorList') return null;
  const moments: number[] = [];
  for (const selector of rule.prelude.children) {
    const parts = selector.type === 'Selector' ? selector.children.toArray() : [];
    const moment = parts.length === 1 ? momentOf(parts[0]) : null;
    if (moment === null) return null;
    moments.push(moment);
  }
  return moments.length > 0 ? moments : null;
}

function momentOf(node: CssNode | undefined): number | null {
  if (node?.type === 'TypeSelector') {
    const name = node.name.toLowerCase();
    return name === 'from' ? 0 : name === 'to' ? 100 : null;
  }
  if (node?.type !== 'Percentage' || !/^\+?(\d+(\.\d*)?|\.\d+)$/.test(node.value)) return null;
  const moment = Math.round(Number(node.value) * 100) / 100;
  return moment <= 100 ? moment : null;
}

const spanOf = (node: CssNode): [number, number] => [
  node.loc?.start.offset ?? 0,
  node.loc?.end.offset ?? 0,
];
