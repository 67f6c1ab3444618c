/**
 * Stands for a person who picks an identity on the authorize page, or cancels (null). Returns the
 * address of the provider's redirect. Throws the provider's message when it refuses.
 */
export async function decide(authorizeUrl: string, person: string | null): Promise<URL> {
  const url = new URL(authorizeUrl);
  const shown = await fetch(url);
  if (!shown.ok) throw new Error(await shown.text());
  const form = new URLSearchParams(url.search);
  form.set(...((person === null ? ['cancel', 'yes'] : ['person', person]) as [string, string]));
  const answer = await fetch(`${url.origin}${url.pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(await answer.text());
  return new URL(location);
}
