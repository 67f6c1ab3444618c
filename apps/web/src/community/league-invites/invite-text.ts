/** The code in a typed or pasted invite. A whole link is as good as its end. */
export function inviteOf(typed: string): string {
  const text = typed.trim();
  const [, end = ''] = /\/join\/([^/?#\s]+)/.exec(text) ?? [];
  return end === '' ? text.replaceAll(/\s+/g, '') : end;
}
