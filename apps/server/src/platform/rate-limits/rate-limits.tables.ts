export interface RateLimitTables {
  /** Up to when somebody is paid up for things of a kind. */
  paces: { kind: string; subject: Buffer; paidUntil: Date };
}

declare module '../database/schema.ts' {
  interface Schema extends RateLimitTables {}
}
