const KEY = 'callshot.waiting-join';

/** A league that asks for a login elsewhere is joined once that is linked. */
export const rememberJoin = (leagueId: number): void =>
  sessionStorage.setItem(KEY, String(leagueId));

export const forgetJoin = (): void => sessionStorage.removeItem(KEY);

/** The remembered league, once. */
export function takeJoin(): number | null {
  const stored = sessionStorage.getItem(KEY);
  forgetJoin();
  return stored === null ? null : Number(stored);
}
