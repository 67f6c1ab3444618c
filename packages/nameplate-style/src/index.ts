export { type CompiledStyle, compileStyle } from './compile-style.ts';
export { allowedProperties } from './grammar/allowed-properties.ts';
export { type NameContrast, nameContrast } from './looks/name-contrast.ts';
export type { Place, ProblemCode, StyleProblem } from './problem.ts';
export { MOST_BYTES } from './text/check-characters.ts';
