import { allowedProperties } from '@callshot/nameplate-style';
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';

const properties: readonly Completion[] = allowedProperties.map(({ name, values }) => ({
  label: name,
  detail: values,
  type: 'property',
  apply: `${name}: `,
}));

const selectors: readonly Completion[] = [
  '.{id}',
  '.{id}:hover',
  '.{id}::before',
  '.{id}::after',
  '.{id}:hover::before',
  '.{id}:hover::after',
  '@keyframes',
].map((label) => ({ label, apply: label === '@keyframes' ? '@keyframes ' : `${label} {\n  ` }));

/** The completions at the cursor: a property within braces, a selector without. */
export function completeStyle(context: CompletionContext): CompletionResult | null {
  const before = context.state.sliceDoc(0, context.pos);
  const isWithin = before.lastIndexOf('{') > before.lastIndexOf('}') && !before.endsWith('{id');
  const word = context.matchBefore(isWithin ? /[a-z-]+$/ : /[.@:{}a-z]+$/);
  if (!word && !context.explicit) return null;
  const from = word?.from ?? context.pos;
  const led = before.slice(0, from - context.pos || undefined).trimEnd();
  if (isWithin) return /[{;}]$/.test(led) ? { from, options: [...properties] } : null;
  return /(^|\})$/.test(led) ? { from, options: [...selectors] } : null;
}
