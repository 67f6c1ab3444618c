/** What somebody typed or pasted, as the page of an invite takes it: a whole link is as good as its end. */
export function inviteOf(typed: string): string {
  const text = typed.trim();
  const [, end = ''] = /\/join\/([^/?#\s]+)/.exec(text) ?? [];
  return end === '' ? text.replaceAll(/\s+/g, '') : end;
}
