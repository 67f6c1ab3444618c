import type { CssNode, List } from 'css-tree';
import type { ValueNode } from './nodes.ts';

/** The parts of a value, in our own words. */
export function readValue(children: List<CssNode>, text: string): ValueNode[] {
  const nodes: ValueNode[] = [];
  for (const child of children) {
    if (child.type === 'Comment' || child.type === 'WhiteSpace') continue;
    nodes.push(readNode(child, text));
  }
  return nodes;
}

function readNode(node: CssNode, text: string): ValueNode {
  const from = node.loc?.start.offset ?? 0;
  const to = node.loc?.end.offset ?? from;
  const of = (
    kind: ValueNode['kind'],
    value: string,
    more: Partial<ValueNode> = {},
  ): ValueNode => ({
    kind,
    text: value,
    written: text.slice(from, to),
    unit: '',
    args: [],
    from,
    to,
    ...more,
  });
  switch (node.type) {
    case 'Identifier':
      return of('word', node.name.toLowerCase());
    case 'Number':
      return of('number', node.value);
    case 'Percentage':
      return of('percent', node.value, { unit: '%' });
    case 'Dimension':
      return of('dimension', node.value, { unit: node.unit.toLowerCase() });
    case 'Hash':
      return of('hash', node.value);
    case 'String':
      return of('string', node.value);
    case 'Url':
      return of('function', 'url');
    case 'Function':
      return of('function', node.name.toLowerCase(), { args: readValue(node.children, text) });
    case 'Operator':
      return of(operatorOf(node.value), node.value);
    default:
      return of('other', node.type);
  }
}

function operatorOf(sign: string): ValueNode['kind'] {
  if (sign.trim() === ',') return 'comma';
  return sign.trim() === '/' ? 'slash' : 'other';
}
