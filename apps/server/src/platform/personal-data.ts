/** The export of a column's rows, and their fate when the account ends. */
export interface PersonalColumn {
  /** The topic of the export that tells of them, or why none does. */
  readonly exported: { readonly as: string } | { readonly not: string };
  /** Whether the rows go with the account, or why they stay. */
  readonly onDeletion: 'deleted' | { readonly kept: string };
}

/** Every table of a capability with its columns that name an owner; `{}` = no owner. */
export type PersonalTables<Tables> = {
  readonly [Table in keyof Tables]: {
    readonly [Column in keyof Tables[Table]]?: PersonalColumn;
  };
};
