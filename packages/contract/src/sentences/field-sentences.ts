import { type LeagueFault, leagueSentences, type SayingOf, sayingsOf } from '@callshot/rules';
import { said } from './words/fields/messages.ts';

/** Faults of fields, by code. */
export const fieldTables = [leagueSentences, said] as const;

type Sentences = ReturnType<typeof leagueSentences> & ReturnType<typeof said>;
export type FieldFault = LeagueFault | SayingOf<ReturnType<typeof said>>;
export type FieldFaultCode = FieldFault['code'];

export const fieldFault = sayingsOf<Sentences>();

export const fieldFaultCodes = fieldTables.flatMap((table) =>
  Object.keys(table()),
) as FieldFaultCode[];
