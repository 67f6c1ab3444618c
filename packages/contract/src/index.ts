export { problemsAtMost } from './bounded.ts';
export * from './calls.ts';
export * from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export * from './live.ts';
export { type PickProblemCode, pickProblemCodes } from './pick-problems.ts';
export * from './roles.ts';
export * from './session-ends.ts';
export type * from './types.ts';
