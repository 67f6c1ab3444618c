import MagicString from 'magic-string';
import { type ESTree, type Plugin, parseSync } from 'vite';

const OF_ROUTER = /\/react-router\/dist\//;

/** The router is one file, most of which is for its framework; it does not say that this may be left out. */
export const pureRouter = (): Plugin => ({
  name: 'callshot:pure-router',
  apply: 'build',
  transform(code, id) {
    return OF_ROUTER.test(id) ? { code: withoutWarnings(withPureValues(code)), map: null } : null;
  },
});

/**
 * Marks what a module of React code computes once, contexts and components, as needless where nobody uses it.
 * A name for React's developer tools counts as a use, and is left out.
 */
export function withPureValues(code: string): string {
  const out = new MagicString(code);
  for (const statement of parseSync('module.js', code).program.body) {
    if (isDisplayName(statement)) out.remove(statement.start, statement.end);
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declarations) {
      if (init?.type === 'CallExpression') out.prependLeft(init.start, '/* @__PURE__ */ ');
      if (init?.type !== 'ClassExpression' || init.superClass === null) continue;
      out.prependLeft(init.start, '/* @__PURE__ */ (() => ').appendRight(init.end, ')()');
    }
  }
  return out.toString();
}

/**
 * Leaves out what the router tells its developers: its warnings, and the texts of its invariants, which
 * go on to throw. Development, where no build is made, shows them.
 */
export function withoutWarnings(code: string): string {
  const out = new MagicString(code);
  visit(parseSync('module.js', code).program, (node) => {
    const call = node.type === 'ExpressionStatement' ? node.expression : null;
    if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return;
    const [condition, text] = call.arguments;
    if (call.callee.name === 'warning') out.overwrite(node.start, node.end, ';');
    if (call.callee.name === 'invariant' && condition && text) out.remove(condition.end, text.end);
  });
  return out.toString();
}

function visit(node: ESTree.Node, meet: (node: ESTree.Node) => void): void {
  meet(node);
  for (const part of Object.values(node).flat()) if (isNode(part)) visit(part, meet);
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const isDisplayName = (statement: ESTree.Statement | ESTree.Directive | ESTree.ModuleDeclaration) =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'AssignmentExpression' &&
  statement.expression.left.type === 'MemberExpression' &&
  statement.expression.left.property.type === 'Identifier' &&
  statement.expression.left.property.name === 'displayName';
