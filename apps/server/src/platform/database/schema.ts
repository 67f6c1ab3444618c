/**
 * Row types of the migrated schema, camelCased by the CamelCasePlugin. Every capability adds those of
 * its own tables in its `x.tables.ts`; two that say different things of one table do not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by what merges with it.
export interface Schema {}
