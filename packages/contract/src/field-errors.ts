import { z } from 'zod';
import { fieldFaultCodes } from './sentences/field-sentences.ts';

/** Values of a sentence, by the names that stand in it. */
const sentenceValues = z.record(z.string(), z.union([z.string(), z.number()]));

export const toldFault = z.object({ code: z.enum(fieldFaultCodes), values: sentenceValues });

type FieldErrors<F extends string> = Record<F, z.ZodNullable<z.ZodString>> & {
  faults: z.ZodOptional<z.ZodObject<Record<F, z.ZodOptional<typeof toldFault>>>>;
};

/**
 * The English sentence of each field that is wrong, null where it is fine. `faults` holds the code and the
 * values that the sentences are made of [rule: api-23].
 */
export function fieldErrors<const F extends string>(...fields: readonly F[]): FieldErrors<F> {
  const ofEach = <V>(value: () => V) =>
    Object.fromEntries(fields.map((field) => [field, value()])) as Record<F, V>;
  return {
    ...ofEach(() => z.string().nullable()),
    faults: z.object(ofEach(() => toldFault.optional())).optional(),
  };
}

/** Fields of an answer that may be wrong; none where the answer tells of no faults. */
export function faultyFieldsOf(response: z.ZodType): readonly string[] {
  const faults = response instanceof z.ZodObject ? response.shape.faults : undefined;
  const fields = faults instanceof z.ZodOptional ? faults.unwrap() : undefined;
  return fields instanceof z.ZodObject ? Object.keys(fields.shape) : [];
}
