import {
  type Endpoint,
  englishSentences,
  type FieldFault,
  faultyFieldsOf,
} from '@callshot/contract';

/** An answer as a service makes it: with the fault of a field in the place of its sentence. */
export type Made<A> = A extends unknown
  ? 'faults' extends keyof A
    ? {
        readonly [F in Exclude<keyof A, 'faults'>]: F extends FaultyField<A>
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

/** The fault of a part of the input, as a refusal lists it. */
export const tellFault = (path: string, fault: FieldFault) => ({
  path,
  ...fault,
  message: sentenceOf(fault),
});

function sentenceOf(fault: FieldFault): string {
  const sentence = englishSentences.ofField(fault);
  if (sentence === undefined) throw new Error(`There is no sentence for ${fault.code}`);
  return sentence;
}
