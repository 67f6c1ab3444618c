/** The owner of the picks that a call asks for. */
export interface Whose {
  /** Null = a visitor, without picks of their own. */
  readonly userId: number | null;
  readonly isOwn: boolean;
}

/** The caller's own, unless somebody is named. */
export function whose(named: number | undefined, caller: { readonly id: number } | null): Whose {
  const ownId = caller?.id ?? null;
  const userId = named ?? ownId;
  return { userId, isOwn: userId === ownId };
}
