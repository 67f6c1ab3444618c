import { expect, test } from 'vitest';
import { withoutWarnings, withPureValues } from './pure-router.ts';

test.each([
  {
    why: 'a context that nobody uses may be left out',
    code: "var A = React.createContext(null);\nA.displayName = 'A';",
    written: 'var A = /* @__PURE__ */ React.createContext(null);\n',
  },
  {
    why: 'so may a component of a class',
    code: 'var B = class extends React.Component { render() {} };',
    written: 'var B = /* @__PURE__ */ (() => class extends React.Component { render() {} })();',
  },
  {
    why: 'what is done on loading stays',
    code: 'window.__router = 7; listen();',
    written: 'window.__router = 7; listen();',
  },
  {
    why: 'what is computed in a function stays as it is',
    code: 'function use() { const a = make(); return a; }',
    written: 'function use() { const a = make(); return a; }',
  },
])('$why', ({ code, written }) => {
  expect(withPureValues(code)).toBe(written);
});

test('warnings of the router go, and its invariants throw without a text', () => {
  const code = [
    'function use(route) {',
    '  warning(route.path, "No path");',
    '  if (route.index) invariant(!route.children, "An index route has no children");',
    '  invariant(route.id);',
    '  return route;',
    '}',
  ].join('\n');
  expect(withoutWarnings(code)).toBe(
    [
      'function use(route) {',
      '  ;',
      '  if (route.index) invariant(!route.children);',
      '  invariant(route.id);',
      '  return route;',
      '}',
    ].join('\n'),
  );
});
