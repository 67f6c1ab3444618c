import { type RawBuilder, sql } from 'kysely';

/**
 * `column = any($1)`: a list is one parameter, however long, where `in ($1, $2, …)` ends at 65,535. An empty
 * list has no row.
 */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`;
