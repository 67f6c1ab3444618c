/** Whose picks a call asks about. */
export interface Whose {
  /** Null = nobody's: a visitor asks for their own. */
  readonly userId: number | null;
  readonly isOwn: boolean;
}

/** The caller's own, unless somebody is named. */
export function whose(named: number | undefined, caller: { readonly id: number } | null): Whose {
  const ownId = caller?.id ?? null;
  const userId = named ?? ownId;
  return { userId, isOwn: userId === ownId };
}
