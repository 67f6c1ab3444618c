/** The owner of the picks that are marked on the results. */
export interface Whose {
  readonly isOwn: boolean;
  /** Null while the name is not known. */
  readonly name: string | null;
}

export const possessive = ({ isOwn, name }: Whose): string =>
  isOwn ? 'Your' : name === null ? 'Their' : `${name}’s`;
