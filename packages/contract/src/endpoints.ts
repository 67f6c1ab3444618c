import * as calls from './calls.ts';

type TableName = Extract<keyof typeof calls, `${string}Endpoints`>;
type Both<Either> = (Either extends unknown ? (each: Either) => void : never) extends (
  both: infer All,
) => void
  ? All
  : never;
type AllCalls = Both<(typeof calls)[TableName]>;

const isTable = (name: string): name is TableName => name.endsWith('Endpoints');

/** Every call that the product answers, keyed `METHOD /path`. */
export const endpoints = Object.assign(
  {},
  ...Object.entries(calls).map(([name, table]) => (isTable(name) ? table : {})),
) as { readonly [Key in keyof AllCalls]: AllCalls[Key] };
