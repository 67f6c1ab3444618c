export { problemsAtMost } from './bounded.ts';
export * from './calls.ts';
export * from './endpoint.ts';
export { endpoints } from './endpoints.ts';
export type { EventQuestion } from './event-questions.ts';
export { faultyFieldsOf, toldFault } from './field-errors.ts';
export * from './live.ts';
export * from './roles.ts';
export { englishSentences } from './sentences/english-sentences.ts';
export { type FieldFault, fieldFault, fieldSentences } from './sentences/field-sentences.ts';
export {
  type PickProblemCode,
  type PicksProblem,
  pickProblemCodes,
} from './sentences/problem-sentences.ts';
export * from './session-ends.ts';
export type * from './types.ts';
