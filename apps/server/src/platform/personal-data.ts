/** What the export of an account tells of a column's rows, and what becomes of them when it ends. */
export interface PersonalColumn {
  /** The topic of the export that tells of them, or why none does. */
  readonly exported: { readonly as: string } | { readonly not: string };
  /** Whether the rows go with the account, or why they stay. */
  readonly onDeletion: 'deleted' | { readonly kept: string };
}

/** Every table of a capability, with each column that says whose a row is; `{}` = nobody's. */
export type PersonalTables<Tables> = {
  readonly [Table in keyof Tables]: {
    readonly [Column in keyof Tables[Table]]?: PersonalColumn;
  };
};
