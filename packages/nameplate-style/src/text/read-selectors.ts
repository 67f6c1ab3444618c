import type { CssNode } from 'css-tree';
import type { Selector, Target } from './nodes.ts';
import { isPlaceholder } from './placeholder.ts';

export interface SelectorFault {
  readonly node: CssNode;
  readonly reason: string;
}

const KNOWN = 'Write .{id}, .{id}:hover, .{id}::before or .{id}::after.';

/** The selectors of a rule, each once; whatever else stands there is a fault. */
export function readSelectors(prelude: CssNode): {
  selectors: Selector[];
  faults: SelectorFault[];
} {
  const selectors: Selector[] = [];
  const faults: SelectorFault[] = [];
  const list = prelude.type === 'SelectorList' ? prelude.children.toArray() : [];
  if (list.length === 0) {
    faults.push({ node: prelude, reason: `This is no selector that plates have. ${KNOWN}` });
  }
  for (const node of list) {
    const read = node.type === 'Selector' ? readSelector(node.children.toArray()) : KNOWN;
    if (typeof read === 'string') faults.push({ node, reason: read });
    else if (!selectors.some((known) => isSame(known, read))) selectors.push(read);
  }
  return { selectors, faults };
}

const isSame = (one: Selector, other: Selector): boolean =>
  one.target === other.target && one.isHover === other.isHover;

/** A selector, or why it is none. */
function readSelector(parts: readonly CssNode[]): Selector | string {
  const [first, ...rest] = parts;
  if (first?.type !== 'ClassSelector' || !isPlaceholder(first.name)) {
    return `Only the plate itself is styled, so a selector begins with .{id} and nothing else. ${KNOWN}`;
  }
  let isHover = false;
  let target: Target = '';
  for (const part of rest) {
    if (part.type === 'Combinator') {
      return `A plate styles nothing within or beside itself. ${KNOWN}`;
    }
    const name = 'name' in part && typeof part.name === 'string' ? part.name.toLowerCase() : '';
    const isPlain =
      (part.type === 'PseudoClassSelector' || part.type === 'PseudoElementSelector') &&
      !part.children;
    const element = part.type === 'PseudoElementSelector' || name !== 'hover' ? name : '';
    if (isPlain && target === '' && (element === 'before' || element === 'after')) {
      target = `::${element}`;
    } else if (
      isPlain &&
      part.type === 'PseudoClassSelector' &&
      name === 'hover' &&
      !isHover &&
      target === ''
    ) {
      isHover = true;
    } else {
      return `Plates have no other selectors than these. ${KNOWN}`;
    }
  }
  return { target, isHover };
}
