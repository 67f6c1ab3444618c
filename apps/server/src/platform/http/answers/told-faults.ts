import {
  type Endpoint,
  type FieldFault,
  faultyFieldsOf,
  type ProblemCode,
  type RefusalBody,
  spokenSentences,
} from '@callshot/contract';
import type { Saying } from '@callshot/rules';

type Problem = NonNullable<RefusalBody['problems']>[number];

/** A problem in words, as a refusal carries it: never without its code [rule: api-24]. */
export type ToldProblem = Problem & Required<Pick<Problem, 'code' | 'values'>>;

/** An answer as a service makes it: with the fault of a field in the place of its sentence. */
export type Made<A> = A extends unknown
  ? 'faults' extends keyof A
    ? {
        readonly [F in keyof A as Exclude<F, 'faults'>]: F extends FaultyField<A>
          ? FieldFault | null
          : A[F];
      }
    : A
  : never;

type FaultyField<A> = A extends { readonly faults?: infer F } ? keyof NonNullable<F> : never;

/** Says the faults of an answer in English, with what the sentences are made of beside them [rule: api-23]. */
export function withToldFaults({ response }: Pick<Endpoint, 'response'>, made: unknown): unknown {
  const fields = faultyFieldsOf(response);
  if (fields.length === 0 || typeof made !== 'object' || made === null) return made;
  const found = Object.entries(made).filter(
    (entry): entry is [string, FieldFault] => fields.includes(entry[0]) && entry[1] !== null,
  );
  if (found.length === 0) return made;
  const sentences = found.map(([field, fault]) => [field, sentenceOf(fault)]);
  return { ...made, ...Object.fromEntries(sentences), faults: Object.fromEntries(found) };
}

/** A problem with a part of the input, as a refusal lists it [rule: api-24]. */
export function tellProblem(path: string, { code, values }: Saying<ProblemCode>): ToldProblem {
  const message = spokenSentences.ofProblem({ code, values, path });
  if (message === undefined) throw new Error(`There is no sentence for ${code}`);
  return { path, code, values, message };
}

function sentenceOf(fault: FieldFault): string {
  const sentence = spokenSentences.ofField(fault);
  if (sentence === undefined) throw new Error(`There is no sentence for ${fault.code}`);
  return sentence;
}
